import { useSearchParams } from 'react-router-dom';
import { paths } from '../shared/navigation.ts';
import { namedType } from '../shared/promotionType.ts';
import { mapRemote } from '../shared/remote.ts';
import { occurringTypes } from './promotions.model.ts';
import type { PromotionsScreenProps } from './PromotionsScreen.tsx';
import { usePromotions } from './usePromotions.ts';

/** `/promotions?type=Slots` shows those of one type. */
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
  };
}
