import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FooterScreenProps, LicenceView } from '../footer.types.ts';
import { FooterBlock } from './FooterBlock.tsx';
import { entry, list, seal, textColumn } from './Licences.css.ts';

const skeletonRows = 3;

/** Licences with their numbers and a link to verify each (FTR-01e). A brand without a licence says so. */
export function Licences({ licences }: Pick<FooterScreenProps, 'licences'>) {
  const { t } = useTranslation('footer');
  if (licences.status === 'failed' || (licences.status === 'ready' && licences.value.length === 0)) return null;
  return (
    <FooterBlock title={t('licences.title')}>
      {licences.status === 'loading' ? (
        <div className={list} aria-hidden>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <span key={index} className={entry}>
              <Skeleton shape="circle" />
              <span className={textColumn}>
                <Skeleton shape="text" lines={2} size="sm" />
              </span>
            </span>
          ))}
        </div>
      ) : (
        <ul role="list" className={list}>
          {licences.value.map((licence) => (
            <Licence key={licence.id} licence={licence} />
          ))}
        </ul>
      )}
    </FooterBlock>
  );
}

function Licence({ licence: { name, number, verifyHref } }: { licence: LicenceView }) {
  const { t } = useTranslation('footer');
  return (
    <li className={entry}>
      <span className={seal}>
        <Icon of={ShieldCheck} />
      </span>
      <span className={textColumn}>
        <Text as="span" size="sm" weight="medium">
          {name}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {number === null ? t('licences.none') : t('licences.number', { number })}
        </Text>
        {verifyHref !== null && (
          <Text as="span" size="sm">
            <Link tone="inherit" href={verifyHref} newTab={t('newTab')}>
              <span aria-hidden>{t('licences.verify')}</span>
              <VisuallyHidden>{t('licences.verifyOf', { name })}</VisuallyHidden>
            </Link>
          </Text>
        )}
      </span>
    </li>
  );
}
