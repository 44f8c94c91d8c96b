import { mapRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import type { PromotionScreenProps } from './promotions.types.ts';
import { usePromotions } from './usePromotions.ts';

/** Props of the page of one promotion (`/promoDetail?id=`), connected to the platform. */
export function usePromotionScreen(): PromotionScreenProps {
  const [params] = useSearchParams();
  const id = params.get('id');
  return {
    promotion: mapRemote(usePromotions(), (all) => all.find((promotion) => promotion.id === id) ?? null),
    backHref: paths.promotions(),
  };
}
