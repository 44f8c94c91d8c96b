import { AccountRecordScreen } from '#features/records/AccountRecordScreen.tsx';
import { useAccountRecordScreen } from '#features/records/useAccountRecordScreen.ts';

export function Page() {
  return <AccountRecordScreen {...useAccountRecordScreen()} />;
}
