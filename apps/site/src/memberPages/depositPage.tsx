import { DepositScreen } from '#features/deposit/DepositScreen.tsx';
import { useDepositScreen } from '#features/deposit/useDepositScreen.ts';

export function Page() {
  return <DepositScreen {...useDepositScreen()} />;
}
