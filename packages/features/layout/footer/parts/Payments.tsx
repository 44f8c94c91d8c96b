import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { FooterScreenProps } from '../footer.types.ts';
import { FooterBlock } from './FooterBlock.tsx';
import { icon, list, method, name } from './Payments.css.ts';

const skeletonItems = 6;

/** Payment methods with their icons (FTR-01f). */
export function Payments({ payments }: Pick<FooterScreenProps, 'payments'>) {
  const { t } = useTranslation('footer');
  if (payments.status === 'failed' || (payments.status === 'ready' && payments.value.length === 0)) return null;
  return (
    <FooterBlock title={t('payments.title')} span="wide">
      {payments.status === 'loading' ? (
        <div className={list} aria-hidden>
          {Array.from({ length: skeletonItems }, (_, index) => (
            <span key={index} className={method}>
              <span className={icon}>
                <Skeleton shape="block" ratio="1:1" />
              </span>
              <span className={name}>
                <Skeleton shape="text" size="xs" />
              </span>
            </span>
          ))}
        </div>
      ) : (
        <ul role="list" className={list}>
          {payments.value.map((payment) => (
            <li key={payment.id} className={method}>
              <span className={icon}>
                <LazyImage src={payment.icon} alt="" ratio="1:1" fit="contain" transparent />
              </span>
              <span className={name}>{payment.name}</span>
            </li>
          ))}
        </ul>
      )}
    </FooterBlock>
  );
}
