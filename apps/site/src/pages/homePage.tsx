import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { useHomeScreen } from '#features/home/useHomeScreen.ts';

export function Page() {
  return <HomeScreen {...useHomeScreen()} />;
}
