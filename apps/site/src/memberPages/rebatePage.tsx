import { RebateScreen } from '#features/rebate/RebateScreen.tsx';
import { useRebateScreen } from '#features/rebate/useRebateScreen.ts';

export function Page() {
  return <RebateScreen {...useRebateScreen()} />;
}
