import { Suspense } from 'react';
import { LaunchScreen } from '#features/launch/LaunchScreen.tsx';
import { useLaunchScreen } from '#features/launch/useLaunchScreen.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';

const OverGame = lazyPart(() => import('../OverGame.tsx').then((part) => part.OverGame), 'more');

export function Page() {
  const launch = useLaunchScreen();
  return (
    <>
      <LaunchScreen {...launch} />
      <Suspense fallback={null}>
        <OverGame onLeave={launch.onLeave} />
      </Suspense>
    </>
  );
}
