import { useSearchParams } from 'react-router-dom';
import { paths } from '../shared/navigation.ts';
import { mapRemote } from '../shared/remote.ts';
import type { PromotionScreenProps } from './PromotionScreen.tsx';
import { usePromotions } from './usePromotions.ts';

/** `/promoDetail?id=`. */
export function usePromotionScreen(): PromotionScreenProps {
  const [params] = useSearchParams();
  const id = params.get('id');
  return {
    promotion: mapRemote(usePromotions(), (all) => all.find((promotion) => promotion.id === id) ?? null),
    backHref: paths.promotions(),
  };
}
