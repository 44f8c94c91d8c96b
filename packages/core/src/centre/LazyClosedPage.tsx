import { Suspense } from 'react';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import type { ClosedPageProps } from './ClosedPage.tsx';
import type { Closed } from './useClosedPage.ts';

// Few pages are closed, and the document of a page preloads what it imports.
const ClosedPage = lazyComponent(() => import('./ClosedPage.tsx').then((part) => part.ClosedPage));

interface LazyClosedPageProps extends Pick<ClosedPageProps, 'name' | 'level'> {
  closed: Closed;
}

/** `ClosedPage`, loaded when a page is closed. */
export function LazyClosedPage({ closed: { state, instead }, ...props }: LazyClosedPageProps) {
  return (
    <Suspense fallback={null}>
      <ClosedPage {...props} closed={state} instead={instead} />
    </Suspense>
  );
}
