import { ChevronDown, ChevronRight, ChevronUp, Flame, Wrench } from 'lucide-react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { CategoryVendor } from '../category.model.ts';
import { body, card, corner, foot, mark, name, play, roomsLink, stage } from './VendorCard.css.ts';

/** A vendor's card: all of it opens the vendor's lobby, unless it takes a break. */
export function VendorCard({ vendor }: { vendor: CategoryVendor }) {
  const { t } = useTranslation('category');
  const shared = useTranslation('shared').t;
  const { name: words, pause, roomsHref, chosen } = vendor;
  return (
    <Card as="li" padding="none" interactive={pause === null}>
      <div className={card} data-chosen={chosen || undefined} data-paused={pause !== null || undefined}>
        <div className={stage}>
          <span className={mark}>
            <LazyImage src={vendor.mark ?? ''} alt="" ratio="1:1" fit="contain" radius="card" transparent />
          </span>
          <span className={corner}>
            {pause !== null && (
              <Badge tone="warning">
                <Icon of={Wrench} size="text" />
                {shared('resting')}
              </Badge>
            )}
            {vendor.hot && (
              <Badge tone="negative">
                <Icon of={Flame} size="text" />
                {shared('hot')}
              </Badge>
            )}
          </span>
        </div>
        <div className={body}>
          <span className={name}>{pause === null ? <CardLink href={vendor.href}>{words}</CardLink> : words}</span>
          {pause !== null && (
            <Text as="span" size="sm" tone="muted">
              {pause.until === null
                ? t('pause.open')
                : t(pause.until.dated ? 'pause.untilDay' : 'pause.until', { time: pause.until.time })}
            </Text>
          )}
          {pause === null && (
            <span className={foot}>
              <span className={play} aria-hidden>
                {t('play')}
                <Icon of={ChevronRight} size="text" />
              </span>
              {roomsHref !== null && <RoomsLink href={roomsHref} shown={chosen} vendor={words} />}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Shows the vendor's rooms below its card, or hides them. It is a link: what it shows has an address. */
function RoomsLink({ href, shown, vendor }: { href: string; shown: boolean; vendor: string }) {
  const { t } = useTranslation('category');
  return (
    <Anchor href={href} className={roomsLink}>
      {t(shown ? 'hide' : 'tables')}
      <VisuallyHidden> {vendor}</VisuallyHidden>
      <Icon of={shown ? ChevronUp : ChevronDown} size="text" />
    </Anchor>
  );
}

/** The place of a card that is still loading. */
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
