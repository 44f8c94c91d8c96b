import { namedType } from '#core/catalogue/promotionType.ts';
import { mapRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { occurringTypes } from './promotions.model.ts';
import type { PromotionsScreenProps } from './promotions.types.ts';
import { usePromotions } from './usePromotions.ts';
import { usePromotionStop } from './usePromotionStop.ts';

/** Props of the promotions page, connected to the platform. The URL's `type` (`/promotions?type=Slots`) filters the list. */
export function usePromotionsScreen(): PromotionsScreenProps {
  const [params] = useSearchParams();
  const all = usePromotions();
  const chosen = namedType(params.get('type') ?? '');
  return {
    promotions: mapRemote(all, (promotions) =>
      chosen === null ? promotions : promotions.filter(({ type }) => type === chosen),
    ),
    types: all.status === 'ready' ? occurringTypes(all.value) : [],
    chosen,
    hrefFor: (type) => paths.promotions(type === null ? {} : { type }),
    homeHref: paths.home(),
    stop: usePromotionStop(),
    language: useLanguage(),
  };
}
