import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { CategoryScreenProps } from '../category.types.ts';
import { VendorCard, VendorCardSkeleton } from './VendorCard.tsx';
import { grid } from './Vendors.css.ts';

const skeletonCount = 4;

interface VendorsProps extends Pick<CategoryScreenProps, 'vendors' | 'homeHref' | 'onOpen'> {
  /** Name of the category. */
  category: string;
}

/** The vendors of a category. */
export function Vendors({ category, vendors, homeHref, onOpen }: VendorsProps) {
  const { t } = useTranslation('category');
  return (
    <RemoteView
      remote={vendors}
      failed={t('failed')}
      skeleton={
        <ul className={grid}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <VendorCardSkeleton key={index} />
          ))}
        </ul>
      }
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>}
        />
      }
    >
      {(list) => (
        <GuardedLinks onOpen={onOpen}>
          <ul role="list" aria-label={t('vendors', { category })} className={grid}>
            {list.map((vendor) => (
              <VendorCard key={vendor.vassalage} vendor={vendor} />
            ))}
          </ul>
        </GuardedLinks>
      )}
    </RemoteView>
  );
}
