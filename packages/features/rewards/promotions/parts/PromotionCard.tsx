import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { PromotionView } from '../promotions.types.ts';
import { EndDate } from './EndDate.tsx';
import { body, card, marksSkeleton, picture, titleSkeleton } from './PromotionCard.css.ts';
import { PromotionMarks } from './PromotionMarks.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';

/** Card of a promotion; the whole card links to its page. */
export function PromotionCard({ promotion, eager }: { promotion: PromotionView; eager: boolean }) {
  const { t } = useTranslation('promotions');
  return (
    <Card as="li" padding="none" interactive>
      <div className={card}>
        <div className={picture}>
          <PromotionPicture image={promotion.image} type={promotion.type} eager={eager} />
        </div>
        <div className={body}>
          <PromotionMarks promotion={promotion} />
          <Heading level={2} size="md">
            <CardLink href={promotion.href}>{promotion.title}</CardLink>
          </Heading>
          {promotion.end !== null && !promotion.ended && <EndDate>{t('until', { date: promotion.end })}</EndDate>}
        </div>
      </div>
    </Card>
  );
}

/** Skeleton of a promotion card. */
export function PromotionCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={card}>
        <div className={picture}>
          <Skeleton shape="block" ratio="3:1" />
        </div>
        <div className={body}>
          <span className={marksSkeleton}>
            <Skeleton shape="text" size="sm" />
          </span>
          <span className={titleSkeleton}>
            <Skeleton shape="text" />
          </span>
          <Skeleton shape="text" size="sm" />
        </div>
      </div>
    </Card>
  );
}
