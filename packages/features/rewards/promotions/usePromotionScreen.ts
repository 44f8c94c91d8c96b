import { mapRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePageTitle } from '#core/routing/usePageChange.ts';
import type { PromotionScreenProps } from './promotions.types.ts';
import { usePromotions } from './usePromotions.ts';
import { usePromotionStop } from './usePromotionStop.ts';

const Offer = lazyComponent(async () => (await import('../offer/Offer.tsx')).Offer, 'offer');

/** Props of the page of one promotion (`/promoDetail?id=`), connected to the platform. */
export function usePromotionScreen(): PromotionScreenProps {
  const [params] = useSearchParams();
  const id = params.get('id');
  const promotion = mapRemote(usePromotions(), (all) => all.find((each) => each.id === id) ?? null);
  usePageTitle(promotion.status === 'ready' ? promotion.value?.title : undefined);
  return {
    promotion,
    Offer,
    backHref: paths.promotions(),
    stop: usePromotionStop(),
    language: useLanguage(),
  };
}
