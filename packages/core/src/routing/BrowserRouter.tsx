import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { createBrowserHistory, NavigationType, Router } from './router.ts';

/** How long the old page may stand still for its picture and for the commit of the new one, in ms. */
export const longestMs = 120;
/** What a page change happens under or beside: a dialog, or a field that is being filled in. */
const isBusy = () => document.querySelector('[role$="dialog"], :is(input, select, textarea):focus');

/**
 * The router of the site in a browser. A new page fades in (`startViewTransition`), except where motion is reduced, on the way
 * back, when the query alone changes, and beside dialogs and form entry; a page that begins with a field is there at once. The
 * address changes at once in any case.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const onCommit = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(() => {
      const { action, location } = history;
      const isNewPage = action === NavigationType.Push && location.pathname !== pathname;
      ({ pathname } = location);
      // What is newest by then: other navigations do not wait for the picture.
      const commit = () => startTransition(() => setShown({ action: history.action, location: history.location }));
      if (!isNewPage || !document.startViewTransition || matchMedia(reducedMotion).matches || isBusy()) {
        commit();
        return;
      }
      const transition = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            onCommit.current = () => {
              // A page that begins with a field is filled in at once.
              if (isBusy()) skip();
              resolve();
            };
            commit();
          }),
      );
      const skip = () => transition.skipTransition();
      const timer = setTimeout(skip, longestMs);
      // One that was skipped is rejected, and the page has changed all the same.
      const end = () => clearTimeout(timer);
      transition.ready.then(end, end);
    });
  }, [history]);
  // After the effects of the page, which scroll it.
  useEffect(() => onCommit.current?.(), [shown]);
  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      {children}
    </Router>
  );
}
