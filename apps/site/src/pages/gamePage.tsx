import { LaunchScreen } from '#features/launch/LaunchScreen.tsx';
import { useLaunchScreen } from '#features/launch/useLaunchScreen.ts';

export function Page() {
  return <LaunchScreen {...useLaunchScreen()} />;
}
