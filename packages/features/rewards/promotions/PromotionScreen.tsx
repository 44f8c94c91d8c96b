import { ChevronLeft } from 'lucide-react';
import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { PromotionArticle, PromotionArticleSkeleton } from './parts/PromotionArticle.tsx';
import type { PromotionScreenProps } from './promotions.types.ts';
import { column } from './PromotionScreen.css.ts';

/** Page of a single promotion (/promoDetail). During a break of the player it shows none (RSP-06). */
export function PromotionScreen({ promotion, backHref, Offer, closed }: PromotionScreenProps) {
  const { t } = useTranslation('promotions');
  if (closed !== null) {
    return (
      <div className={column}>
        <Heading level={1}>{t('title')}</Heading>
        <LazyClosedPage name={t('title')} closed={closed} />
      </div>
    );
  }
  return (
    <div className={column}>
      <div>
        <Link href={backHref} underline="hover" size="touch">
          <Icon of={ChevronLeft} size="text" />
          <span>{t('detail.back')}</span>
        </Link>
      </div>
      <Content promotion={promotion} backHref={backHref} Offer={Offer} />
    </div>
  );
}

function Content({ promotion, backHref, Offer }: Pick<PromotionScreenProps, 'promotion' | 'backHref' | 'Offer'>) {
  const { t } = useTranslation('promotions');
  if (promotion.status === 'ready' && promotion.value !== null) {
    return (
      <PromotionArticle promotion={promotion.value}>
        <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
          <Offer promotionId={promotion.value.id} />
        </LazySection>
      </PromotionArticle>
    );
  }
  return (
    <>
      <VisuallyHidden as="h1">{t('detail.title')}</VisuallyHidden>
      {promotion.status === 'loading' && (
        <LoadingArea>
          <PromotionArticleSkeleton />
        </LoadingArea>
      )}
      {promotion.status === 'failed' && <FailedState title={t('detail.failed')} failed={promotion} />}
      {promotion.status === 'ready' && (
        <EmptyState
          title={t('detail.notFound')}
          text={t('detail.notFoundText')}
          illustration={<Icon of={navIcons.PROMO} size="huge" />}
          action={<ButtonLink href={backHref}>{t('showAll')}</ButtonLink>}
        />
      )}
    </>
  );
}
