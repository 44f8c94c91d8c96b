import { PromotionScreen } from '#features/promotions/PromotionScreen.tsx';
import { usePromotionScreen } from '#features/promotions/usePromotionScreen.ts';

export function Page() {
  return <PromotionScreen {...usePromotionScreen()} />;
}
