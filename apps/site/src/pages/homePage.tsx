import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { useHomeScreen } from '#features/home/useHomeScreen.ts';
import { Region } from '../Region.tsx';

export function Page() {
  return <HomeScreen {...useHomeScreen()} boundary={Region} />;
}
