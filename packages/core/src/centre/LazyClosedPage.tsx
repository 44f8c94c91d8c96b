import { Suspense } from 'react';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { ClosedPageProps } from './ClosedPage.tsx';

// Few pages are closed, and the document of a page preloads what it imports.
const ClosedPage = lazyComponent(() => import('./ClosedPage.tsx').then((part) => part.ClosedPage));

/** `ClosedPage`, loaded when a page is closed. */
export function LazyClosedPage(props: ClosedPageProps) {
  return (
    <Suspense fallback={null}>
      <ClosedPage {...props} />
    </Suspense>
  );
}
