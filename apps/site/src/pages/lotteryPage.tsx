import { useLocation } from 'react-router-dom';
import { LotteryScreen } from '#features/lottery/LotteryScreen.tsx';
import { useLotteryScreen } from '#features/lottery/useLotteryScreen.ts';
import { routeOf } from '#features/shared/navigation.ts';

export function Page() {
  const area = routeOf(useLocation().pathname) === 'vnlottery' ? 'vn' : 'all';
  // Another area is another screen: nothing typed in one appears in the other.
  return <Lottery key={area} area={area} />;
}

function Lottery({ area }: { area: 'all' | 'vn' }) {
  return <LotteryScreen {...useLotteryScreen(area)} />;
}
