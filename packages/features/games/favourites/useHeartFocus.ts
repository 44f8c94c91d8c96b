import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when a game leaves the list with its focused heart: moves it to the heart in the same place, or to the
 * region if the list is empty. The region must stay mounted in every state of the list.
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
    // No blur event fires when the focused heart is removed.
    onBlur: () => (held.current = null),
  };
}
