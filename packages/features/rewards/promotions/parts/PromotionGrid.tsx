import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { PromotionsScreenProps } from '../promotions.types.ts';
import { PromotionCard, PromotionCardSkeleton } from './PromotionCard.tsx';
import { grid } from './PromotionGrid.css.ts';

const skeletonCards = 6;
/** As many as are in view on a phone: the document names their pictures. */
const eagerCards = 2;

type PromotionGridProps = Pick<PromotionsScreenProps, 'promotions' | 'chosen' | 'hrefFor' | 'homeHref'>;

/** Grid of promotion cards, with its loading, failed and empty states. */
export function PromotionGrid({ promotions, chosen, hrefFor, homeHref }: PromotionGridProps) {
  const { t } = useTranslation('promotions');
  const ofType = chosen !== null;
  return (
    <RemoteView
      remote={promotions}
      failed={t('failed')}
      skeleton={
        <ul className={grid}>
          {Array.from({ length: skeletonCards }, (_, index) => (
            <PromotionCardSkeleton key={index} />
          ))}
        </ul>
      }
      empty={
        <EmptyState
          title={t(ofType ? 'emptyType' : 'empty')}
          text={t(ofType ? 'emptyTypeText' : 'emptyText')}
          illustration={<Icon of={navIcons.PROMO} size="huge" />}
          action={<ButtonLink href={ofType ? hrefFor(null) : homeHref}>{t(ofType ? 'showAll' : 'home')}</ButtonLink>}
        />
      }
    >
      {(list) => (
        <>
          <VisuallyHidden>
            <span role="status">{t('count', { total: list.length })}</span>
          </VisuallyHidden>
          <ul role="list" aria-label={t('title')} className={grid}>
            {list.map((promotion, index) => (
              <PromotionCard key={promotion.id} promotion={promotion} eager={index < eagerCards} />
            ))}
          </ul>
        </>
      )}
    </RemoteView>
  );
}
