import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { PromotionView } from '../promotionView.ts';
import { EndDate } from './EndDate.tsx';
import { body, card, picture, placeOfMarks, placeOfTitle } from './PromotionCard.css.ts';
import { PromotionMarks } from './PromotionMarks.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';

/** A promotion: all of the card leads to its page. */
export function PromotionCard({ promotion }: { promotion: PromotionView }) {
  const { t } = useTranslation('content');
  return (
    <Card as="li" padding="none" interactive>
      <div className={card}>
        <div className={picture}>
          <PromotionPicture image={promotion.image} type={promotion.type} />
        </div>
        <div className={body}>
          <PromotionMarks promotion={promotion} />
          <Heading level={2} size="md">
            <CardLink href={promotion.href}>{promotion.title}</CardLink>
          </Heading>
          {promotion.end !== null && !promotion.ended && (
            <EndDate>{t('promotions.until', { date: promotion.end })}</EndDate>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The place of a card that is still loading. */
export function PromotionCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={card}>
        <div className={picture}>
          <Skeleton shape="block" ratio="3:1" />
        </div>
        <div className={body}>
          <span className={placeOfMarks}>
            <Skeleton shape="text" size="sm" />
          </span>
          <span className={placeOfTitle}>
            <Skeleton shape="text" />
          </span>
          <Skeleton shape="text" size="sm" />
        </div>
      </div>
    </Card>
  );
}
