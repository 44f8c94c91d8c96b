import { ChevronDown, ChevronRight, ChevronUp, Flame, Wrench } from 'lucide-react';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { CategoryVendor } from '../category.types.ts';
import {
  body,
  card,
  corner,
  facts,
  foot,
  mark,
  name,
  play,
  roomsLink,
  stage,
  table,
  tables,
} from './VendorCard.css.ts';

/** The card of a vendor. The whole card opens the vendor's lobby, unless the vendor is in maintenance. */
export function VendorCard({ vendor }: { vendor: CategoryVendor }) {
  const { t } = useTranslation('category');
  const shared = useTranslation('common').t;
  const { maintenance, roomsHref, chosen, offer } = vendor;
  const pictures = offer?.kind === 'tables' ? offer.pictures : [];
  return (
    <Card as="li" padding="none" interactive={maintenance === null}>
      <div className={card} data-chosen={chosen || undefined} data-maintenance={maintenance !== null || undefined}>
        <div className={stage}>
          {pictures.length > 0 && (
            <span className={tables}>
              {pictures.map((picture) => (
                <span key={picture} className={table}>
                  <LazyImage src={picture} alt="" ratio="parent" />
                </span>
              ))}
            </span>
          )}
          <span className={mark} data-cornered={roomsHref !== null || undefined}>
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
              {roomsHref !== null && <RoomsLink href={roomsHref} shown={chosen} vendor={vendor.name} />}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

function Offer({ offer }: Pick<CategoryVendor, 'offer'>) {
  const { t } = useTranslation('category');
  const amount = useShortMoneyText();
  switch (offer?.kind) {
    case undefined:
      return null;
    case 'matches':
      return (
        <>
          <span>{t('matches.listed', { count: offer.listed })}</span>
          {offer.running > 0 && <span>{t('matches.running', { count: offer.running })}</span>}
        </>
      );
    case 'tables':
      return (
        <>
          <span>{t('rooms.open', { count: offer.open })}</span>
          <span>{t('rooms.range', { min: amount(offer.minBet), max: amount(offer.maxBet) })}</span>
        </>
      );
  }
}

/** Shows or hides the rooms below the card. A link rather than a button, since the open rooms have their own URL. */
function RoomsLink({ href, shown, vendor }: { href: string; shown: boolean; vendor: string }) {
  const { t } = useTranslation('category');
  return (
    <Anchor href={href} className={roomsLink}>
      <span>{t(shown ? 'hide' : 'tables')}</span>
      <VisuallyHidden>{` ${vendor}`}</VisuallyHidden>
      <Icon of={shown ? ChevronUp : ChevronDown} size="text" />
    </Anchor>
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
