import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { LaunchPage } from '#features/launch/launch.model.ts';
import { LaunchScreen } from '#features/launch/LaunchScreen.tsx';
import { useLaunchScreen } from '#features/launch/useLaunchScreen.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { routeOf } from '#features/shared/navigation.ts';

const OverGame = lazyPart(() => import('../OverGame.tsx').then((part) => part.OverGame), 'more');

/** The launch pages (RT-09): one screen, in which each of them launches in its own way. */
export function Page() {
  const route = routeOf(useLocation().pathname);
  const page: LaunchPage = route === 'seamless' || route === 'fbsports' ? route : 'game';
  // Another page is another launch.
  return <Launch key={page} page={page} />;
}

function Launch({ page }: { page: LaunchPage }) {
  const launch = useLaunchScreen(page);
  return (
    <>
      <LaunchScreen {...launch} />
      <Suspense fallback={null}>
        <OverGame onLeave={launch.onLeave} />
      </Suspense>
    </>
  );
}
