import { ChevronRight, Flame } from 'lucide-react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { VendorView } from '../../shared/vendorView.ts';
import { body, card, hot, mark, name, play, stage } from './VendorCard.css.ts';

/** A vendor's card: all of it opens the vendor's lobby. */
export function VendorCard({ vendor }: { vendor: VendorView }) {
  const { t } = useTranslation('home');
  const shared = useTranslation('shared').t;
  return (
    <Card as="li" padding="none" interactive>
      <div className={card}>
        <div className={stage}>
          <span className={mark}>
            <LazyImage src={vendor.mark ?? ''} alt="" ratio="1:1" fit="contain" radius="card" transparent />
          </span>
          {vendor.hot && (
            <span className={hot}>
              <Badge tone="negative">
                <Icon of={Flame} size="text" />
                {shared('hot')}
              </Badge>
            </span>
          )}
        </div>
        <div className={body}>
          <span className={name}>
            <CardLink href={vendor.href}>{vendor.name}</CardLink>
          </span>
          <span className={play} aria-hidden>
            {t('category.play')}
            <Icon of={ChevronRight} size="text" />
          </span>
        </div>
      </div>
    </Card>
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
