import { useEffect, useRef } from 'react';
import { useLocation } from './router.ts';
import { useRouteTitle } from './title.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/**
 * Does on a page change what a browser does between two documents: sets the title, scrolls to the top, and moves the focus
 * to the content, so that a screen reader announces it. Going back restores the scroll position.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const back = useScrollRestoration();
  useRouteTitle();

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A page scrolls to an anchor itself.
    if (back || hash !== '') return;
    scrollTo({ top: 0, behavior: 'instant' });
    // A dialog that navigated here keeps the focus until it closes.
    if (document.querySelector('[role="dialog"]') === null) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, back]);
}
