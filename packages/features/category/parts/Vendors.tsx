import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { CategoryScreenProps } from '../CategoryScreen.tsx';
import { VendorCard, VendorCardSkeleton } from './VendorCard.tsx';
import { grid } from './Vendors.css.ts';

const placesKept = 4;

type VendorsProps = Pick<CategoryScreenProps, 'vendors' | 'homeHref' | 'onOpen'> & { category: string };

export function Vendors({ category, vendors, homeHref, onOpen }: VendorsProps) {
  const { t } = useTranslation('home');
  const shared = useTranslation('shared').t;
  if (vendors.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <ul className={grid} aria-hidden>
          {Array.from({ length: placesKept }, (_, index) => (
            <VendorCardSkeleton key={index} />
          ))}
        </ul>
      </div>
    );
  }
  if (vendors.status === 'failed') {
    return (
      <ErrorState
        title={t('category.failed')}
        text={<ErrorText error={vendors.error} />}
        action={<Button onClick={vendors.retry}>{shared('retry')}</Button>}
      />
    );
  }
  if (vendors.value.length === 0) {
    return (
      <EmptyState
        title={t('category.empty')}
        text={t('category.emptyText')}
        action={<ButtonLink href={homeHref}>{t('category.home')}</ButtonLink>}
      />
    );
  }
  return (
    <GatedLinks onOpen={onOpen}>
      <ul role="list" aria-label={t('category.vendors', { category })} className={grid}>
        {vendors.value.map((vendor) => (
          <VendorCard key={vendor.vassalage} vendor={vendor} />
        ))}
      </ul>
    </GatedLinks>
  );
}
