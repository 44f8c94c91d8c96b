import { ChevronLeft } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../shared/FailedState.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { PromotionArticle, PromotionArticleSkeleton } from './parts/PromotionArticle.tsx';
import { column } from './PromotionScreen.css.ts';
import type { PromotionView } from './promotionView.ts';

export interface PromotionScreenProps {
  /** Null when there is none under this address. */
  readonly promotion: Remote<PromotionView | null>;
  /** To all of them. */
  readonly backHref: string;
}

/** One promotion: picture, what it is about, until when (/promoDetail). */
export function PromotionScreen(props: PromotionScreenProps) {
  const { t } = useTranslation('content');
  return (
    <div className={column}>
      <div>
        <Link href={props.backHref} underline="hover" size="touch">
          <Icon of={ChevronLeft} size="text" />
          {t('promotion.back')}
        </Link>
      </div>
      <Content {...props} />
    </div>
  );
}

function Content({ promotion, backHref }: PromotionScreenProps) {
  const { t } = useTranslation('content');
  const shared = useTranslation('shared').t;
  if (promotion.status === 'ready' && promotion.value !== null) {
    return <PromotionArticle promotion={promotion.value} />;
  }
  return (
    <>
      <VisuallyHidden as="h1">{t('promotion.title')}</VisuallyHidden>
      {promotion.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{shared('loading')}</VisuallyHidden>
          <PromotionArticleSkeleton />
        </div>
      )}
      {promotion.status === 'failed' && <FailedState title={t('promotion.failed')} failed={promotion} />}
      {promotion.status === 'ready' && (
        <EmptyState
          title={t('promotion.notFound')}
          text={t('promotion.notFoundText')}
          illustration={<Icon of={navIcons.PROMO} size="huge" />}
          action={<ButtonLink href={backHref}>{t('promotions.showAll')}</ButtonLink>}
        />
      )}
    </>
  );
}
