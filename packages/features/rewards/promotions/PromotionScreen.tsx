import { ChevronLeft } from 'lucide-react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { LazyPlayStopped } from './parts/LazyPlayStopped.tsx';
import { PromotionArticle, PromotionArticleSkeleton } from './parts/PromotionArticle.tsx';
import type { PromotionScreenProps } from './promotions.types.ts';
import { column } from './PromotionScreen.css.ts';

/** Page of a single promotion (/promoDetail). During a break of the player it shows none (RSP-06). */
export function PromotionScreen({ promotion, backHref, stop, language }: PromotionScreenProps) {
  const { t } = useTranslation('promotions');
  if (stop !== null) {
    return (
      <div className={column}>
        <Heading level={1}>{t('title')}</Heading>
        <LazyPlayStopped stop={stop} language={language} />
      </div>
    );
  }
  return (
    <div className={column}>
      <div>
        <Link href={backHref} underline="hover" size="touch">
          <Icon of={ChevronLeft} size="text" />
          {t('detail.back')}
        </Link>
      </div>
      <Content promotion={promotion} backHref={backHref} />
    </div>
  );
}

function Content({ promotion, backHref }: Pick<PromotionScreenProps, 'promotion' | 'backHref'>) {
  const { t } = useTranslation('promotions');
  if (promotion.status === 'ready' && promotion.value !== null) {
    return <PromotionArticle promotion={promotion.value} />;
  }
  return (
    <>
      <VisuallyHidden as="h1">{t('detail.title')}</VisuallyHidden>
      {promotion.status === 'loading' && (
        <div role="status">
          <LoadingNote />
          <PromotionArticleSkeleton />
        </div>
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
