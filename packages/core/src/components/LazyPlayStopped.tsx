import { Suspense } from 'react';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { PlayStoppedProps } from './PlayStopped.tsx';

// Few players take a break, and the document of a page preloads what it imports.
const PlayStopped = lazyComponent(() => import('./PlayStopped.tsx').then((part) => part.PlayStopped));

/** `PlayStopped`, loaded when there is a break to show. */
export function LazyPlayStopped(props: PlayStoppedProps) {
  return (
    <Suspense fallback={null}>
      <PlayStopped {...props} />
    </Suspense>
  );
}
