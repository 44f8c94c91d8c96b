import { BettingRecordScreen } from '#features/records/BettingRecordScreen.tsx';
import { useBettingRecordScreen } from '#features/records/useBettingRecordScreen.ts';

export function Page() {
  return <BettingRecordScreen {...useBettingRecordScreen()} />;
}
