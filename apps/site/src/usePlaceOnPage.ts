import { useEffect, useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where somebody was on each page when they left it, by its address: for as long as the tab shows the site. */
const places = new Map<string, number>();
/** So long a page may take to grow to the height it had. */
const patienceMs = 3_000;

/** Does the player come back to the page? By the browser, or by a "back" of the site's own (`state.restore`). */
const comesBack = (how: NavigationType | `${NavigationType}`, state: unknown): boolean =>
  how === 'POP' || (typeof state === 'object' && state !== null && 'restore' in state);

/**
 * Coming back to a page leads to where one was on it. The browser tries the same before the page has its height again,
 * and so ends at the top. Answers whether the player came back, for who would place the page otherwise.
 */
export function usePlaceOnPage(): boolean {
  const { pathname, search, state } = useLocation();
  const how = useNavigationType();
  const address = pathname + search;
  const back = comesBack(how, state);

  // Before the browser paints: what it does to the place because the page was replaced counts for nobody.
  useLayoutEffect(() => {
    const note = (): void => void places.set(address, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [address]);

  useEffect(() => {
    const top = places.get(address);
    return back && top !== undefined && top > 0 ? goTo(top) : undefined;
  }, [address, back]);
  return back;
}

/** As soon as the page is high enough, unless the player moves first. Answers how to give it up. */
function goTo(top: number): () => void {
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const name of movements) removeEventListener(name, stop);
  };
  const attempt = (): void => {
    if (document.documentElement.scrollHeight - innerHeight < top) return;
    stop();
    scrollTo({ top, behavior: 'instant' });
  };
  const watch = new ResizeObserver(attempt);
  const timer = setTimeout(stop, patienceMs);
  for (const name of movements) addEventListener(name, stop, { passive: true });
  watch.observe(document.body);
  attempt();
  return stop;
}

const movements = ['wheel', 'touchmove', 'keydown'] as const;
