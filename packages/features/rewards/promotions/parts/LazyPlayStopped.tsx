import { Suspense } from 'react';
import type { PlayStoppedProps } from '#core/components/PlayStopped.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

// Few players take a break, and the document of a page preloads what it imports.
const PlayStopped = lazyComponent(
  () => import('#core/components/PlayStopped.tsx').then((part) => part.PlayStopped),
  'limits',
);

/** `PlayStopped`, loaded when there is a break to show. */
export function LazyPlayStopped(props: PlayStoppedProps) {
  return (
    <Suspense fallback={null}>
      <PlayStopped {...props} />
    </Suspense>
  );
}
