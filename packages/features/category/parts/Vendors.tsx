import { Fragment } from 'react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { CategoryScreenProps } from '../CategoryScreen.tsx';
import { Rooms } from './Rooms.tsx';
import { VendorCard, VendorCardSkeleton } from './VendorCard.tsx';
import { below, grid } from './Vendors.css.ts';

const placesKept = 4;

interface VendorsProps extends CategoryScreenProps {
  /** Its name. */
  category: string;
}

export function Vendors(props: VendorsProps) {
  const { category, vendors, rooms, homeHref, onOpen } = props;
  const { t } = useTranslation('category');
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
    return <FailedState title={t('failed')} failed={vendors} />;
  }
  if (vendors.value.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink href={homeHref}>{t('home')}</ButtonLink>}
      />
    );
  }
  return (
    <GatedLinks onOpen={onOpen}>
      <ul role="list" aria-label={t('vendors', { category })} className={grid}>
        {vendors.value.map((vendor) => (
          <Fragment key={vendor.vassalage}>
            <VendorCard vendor={vendor} />
            {vendor.chosen && rooms !== null && (
              <li className={below}>
                <Rooms {...props} rooms={rooms} vendor={vendor.name} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </GatedLinks>
  );
}
