import { useEffect, useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from './router.ts';

/** The last scroll position of each page in this visit, by its URL. */
export const scrollPositions = new Map<string, number>();
/** How long a page may take to regain its height, in ms. */
const timeoutMs = 3_000;

/** Whether a navigation returns to a page: through the browser's history, or a "back" link of the site (`state.restore`). */
const isReturn = (how: NavigationType | `${NavigationType}`, state: unknown): boolean =>
  how === 'POP' || (typeof state === 'object' && state !== null && 'restore' in state);

/**
 * Restores the scroll position when the player returns to a page. The browser's own restoration runs before the page has
 * regained its height, and so ends at the top.
 * @returns whether the player returned; the caller scrolls to the top otherwise
 */
export function useScrollRestoration(): boolean {
  const { pathname, search, state } = useLocation();
  const how = useNavigationType();
  const url = pathname + search;
  const back = isReturn(how, state);

  // A layout effect, so that scrolling caused by replacing the page is not recorded for the previous URL.
  useLayoutEffect(() => {
    const record = (): void => void scrollPositions.set(url, scrollY);
    addEventListener('scroll', record, { passive: true });
    return () => removeEventListener('scroll', record);
  }, [url]);

  useEffect(() => {
    const top = scrollPositions.get(url);
    return back && top !== undefined && top > 0 ? scrollWhenTall(top) : undefined;
  }, [url, back]);
  return back;
}

/** Scrolls as soon as the page is tall enough, unless the player scrolls first. Returns a function that cancels it. */
function scrollWhenTall(top: number): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of scrollInputs) removeEventListener(name, stop);
  };
  const attempt = (): void => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, timeoutMs);
  for (const name of scrollInputs) addEventListener(name, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

const scrollInputs = ['wheel', 'touchmove', 'keydown'] as const;
