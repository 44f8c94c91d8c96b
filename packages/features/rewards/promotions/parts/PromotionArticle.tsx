import { type ReactNode, useId } from 'react';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PromotionView } from '../promotions.types.ts';
import { EndDate } from './EndDate.tsx';
import { article, body, head, picture } from './PromotionArticle.css.ts';
import { PromotionMarks } from './PromotionMarks.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';

interface PromotionArticleProps {
  promotion: PromotionView;
  /** What can be done about it, below its text. */
  children: ReactNode;
}

/** A promotion in full: picture, type, title, end date, text, and what can be done. */
export function PromotionArticle({ promotion, children }: PromotionArticleProps) {
  const { t } = useTranslation('promotions');
  const id = useId();
  return (
    <div className={article}>
      <Card as="article" padding="none">
        <div className={picture}>
          <PromotionPicture image={promotion.image} type={promotion.type} eager />
        </div>
        <div className={body}>
          <div className={head}>
            {/* Its state for the player stands where something can be done about it. */}
            <PromotionMarks promotion={{ ...promotion, state: null }} />
            <Heading level={1} size="xl">
              {promotion.title}
            </Heading>
            {promotion.end !== null && (
              <EndDate>{t(promotion.ended ? 'detail.endedOn' : 'detail.until', { date: promotion.end })}</EndDate>
            )}
          </div>
          {promotion.content === '' ? (
            <Text tone="muted">{t('detail.noContent')}</Text>
          ) : (
            <section aria-labelledby={id}>
              <VisuallyHidden as="h2" id={id}>
                {t('detail.content')}
              </VisuallyHidden>
              <FormattedText html={promotion.content} />
            </section>
          )}
          {children}
        </div>
      </Card>
    </div>
  );
}

/** Skeleton of a promotion. */
export function PromotionArticleSkeleton() {
  return (
    <div className={article} aria-hidden>
      <Card padding="none">
        <div className={picture}>
          <Skeleton shape="block" ratio="3:1" />
        </div>
        <div className={body}>
          <div className={head}>
            <Skeleton shape="text" size="xl" />
            <Skeleton shape="text" size="sm" />
          </div>
          <Skeleton shape="text" lines={4} />
        </div>
      </Card>
    </div>
  );
}
