import { useClosedPage } from '#core/centre/useClosedPage.ts';
import { mapRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePageTitle, useUnknownEntry } from '#core/routing/title.ts';
import type { PromotionScreenProps } from './promotions.types.ts';
import { usePromotions } from './usePromotions.ts';

const Offer = lazyComponent(async () => (await import('../offer/Offer.tsx')).Offer);

/** Props of the page of one promotion (`/promoDetail?id=`), connected to the platform. */
export function usePromotionScreen(): PromotionScreenProps {
  const [params] = useSearchParams();
  const id = params.get('id');
  const promotion = mapRemote(usePromotions(), (all) => all.find((each) => each.id === id) ?? null);
  const { t } = useTranslation('common');
  const isUnknown = promotion.status === 'ready' && promotion.value === null;
  usePageTitle(isUnknown ? t('notFound.title') : promotion.status === 'ready' ? promotion.value?.title : undefined);
  useUnknownEntry(isUnknown);
  return {
    promotion,
    Offer,
    backHref: paths.promotions(),
    closed: useClosedPage('promoDetail'),
  };
}
