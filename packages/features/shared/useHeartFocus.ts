import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * What leaves a list takes its heart with it, and the focus that was on it: the heart in its place gets it, or the region
 * when there is none. The region stays whatever comes of the list, and is drawn with it.
 */
export function useHeartFocus() {
  const region = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly heart: Element; readonly place: number } | null>(null);
  const hearts = () => [...(region.current?.querySelectorAll<HTMLElement>('li [aria-pressed]') ?? [])];
  useLayoutEffect(() => {
    if (held.current === null || held.current.heart.isConnected) return;
    const now = hearts();
    const next = now[held.current.place] ?? now.at(-1) ?? region.current;
    held.current = null;
    next?.focus({ preventScroll: true });
  });
  return {
    ref: region,
    onFocus({ target }: FocusEvent) {
      const place = hearts().findIndex((heart) => heart === target);
      held.current = place < 0 ? null : { heart: target, place };
    },
    // Not told when the focus ends because its heart has gone.
    onBlur: () => (held.current = null),
  };
}
