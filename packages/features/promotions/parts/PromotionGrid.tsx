import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { PromotionsScreenProps } from '../PromotionsScreen.tsx';
import { PromotionCard, PromotionCardSkeleton } from './PromotionCard.tsx';
import { grid } from './PromotionGrid.css.ts';

const placesKept = 6;

export function PromotionGrid({ promotions, chosen, hrefFor, homeHref }: PromotionsScreenProps) {
  const { t } = useTranslation('content');
  const shared = useTranslation('shared').t;
  if (promotions.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <ul className={grid} aria-hidden>
          {Array.from({ length: placesKept }, (_, index) => (
            <PromotionCardSkeleton key={index} />
          ))}
        </ul>
      </div>
    );
  }
  if (promotions.status === 'failed') {
    return <FailedState title={t('promotions.failed')} failed={promotions} />;
  }
  if (promotions.value.length === 0) {
    const ofType = chosen !== null;
    return (
      <EmptyState
        title={t(ofType ? 'promotions.emptyType' : 'promotions.empty')}
        text={t(ofType ? 'promotions.emptyTypeText' : 'promotions.emptyText')}
        illustration={<Icon of={navIcons.PROMO} size="huge" />}
        action={
          <ButtonLink href={ofType ? hrefFor(null) : homeHref}>
            {t(ofType ? 'promotions.showAll' : 'promotions.home')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('promotions.count', { total: promotions.value.length })}</span>
      </VisuallyHidden>
      <ul role="list" aria-label={t('promotions.title')} className={grid}>
        {promotions.value.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </>
  );
}
