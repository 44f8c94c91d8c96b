import { ChevronRight, Flame, Wrench } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { CategoryVendor } from '../category.types.ts';
import { body, card, corner, facts, foot, mark, name, play, stage } from './VendorCard.css.ts';

/** The card of a vendor. The whole card opens the vendor's lobby, unless the vendor is in maintenance. */
export function VendorCard({ vendor }: { vendor: CategoryVendor }) {
  const { t } = useTranslation('category');
  const shared = useTranslation('common').t;
  const { maintenance, chosen, offer } = vendor;
  return (
    <Card as="li" padding="none" interactive={maintenance === null}>
      <div className={card} data-chosen={chosen || undefined} data-maintenance={maintenance !== null || undefined}>
        <div className={stage}>
          <span className={mark}>
            <LazyImage src={vendor.mark ?? ''} alt="" ratio="1:1" fit="contain" radius="card" transparent />
          </span>
          <span className={corner}>
            {maintenance !== null && (
              <Badge tone="warning">
                <Icon of={Wrench} size="text" />
                <span>{shared('inMaintenance')}</span>
              </Badge>
            )}
            {vendor.hot && (
              <Badge tone="negative">
                <Icon of={Flame} size="text" />
                <span>{shared('hot')}</span>
              </Badge>
            )}
          </span>
        </div>
        <div className={body}>
          <span className={name}>
            {maintenance === null ? <CardLink href={vendor.href}>{vendor.name}</CardLink> : vendor.name}
          </span>
          {maintenance !== null && (
            <Text as="span" size="sm" tone="muted">
              {maintenance.until === null
                ? t('pause.open')
                : t(maintenance.until.dated ? 'pause.untilDay' : 'pause.until', { time: maintenance.until.time })}
            </Text>
          )}
          {maintenance === null && (
            <span className={facts}>
              <Offer offer={offer} />
            </span>
          )}
          {maintenance === null && (
            <span className={foot}>
              <span className={play} aria-hidden>
                <span>{t('play')}</span>
                <Icon of={ChevronRight} size="text" />
              </span>
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

function Offer({ offer }: Pick<CategoryVendor, 'offer'>) {
  const { t } = useTranslation('category');
  if (offer === null) return null;
  return (
    <>
      <span>{t('matches.listed', { count: offer.listed })}</span>
      {offer.running > 0 && <span>{t('matches.running', { count: offer.running })}</span>}
    </>
  );
}

/** Placeholder of a vendor card that is still loading. */
export function VendorCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={card}>
        <div className={stage}>
          <span className={mark}>
            <Skeleton shape="block" ratio="1:1" />
          </span>
        </div>
        <div className={body}>
          <span className={name}>
            <Skeleton shape="text" />
          </span>
          <Text as="span" size="sm">
            <Skeleton shape="text" size="sm" />
          </Text>
        </div>
      </div>
    </Card>
  );
}
