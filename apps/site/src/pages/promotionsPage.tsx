import { PromotionsScreen } from '#features/promotions/PromotionsScreen.tsx';
import { usePromotionsScreen } from '#features/promotions/usePromotionsScreen.ts';

export function Page() {
  return <PromotionsScreen {...usePromotionsScreen()} />;
}
