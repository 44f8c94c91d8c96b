import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/breakpoints.ts';

export interface Moving {
  /** Whether it may move just now. */
  moving: boolean;
  /** The reader has stopped it. */
  paused: boolean;
  /** The device asks for less motion: nothing moves by itself, so there is nothing to stop either. */
  reduced: boolean;
  toggle: () => void;
}

/** Marks the control that stops and starts: resting on it is not resting on what moves. */
export const controlMark = 'data-moving-control';

/**
 * When something that moves by itself may do so (WCAG 2.2.2): not while the reader has stopped it, rests on it, has the
 * keyboard's focus in it, or cannot see it. A press does not hold it: only a focus that shows does.
 */
export function useMoving(area: RefObject<HTMLElement | null>, wanted: boolean): Moving {
  const [paused, setPaused] = useState(false);
  // Until it has been seen.
  const [held, setHeld] = useState(true);
  const reduced = useSyncExternalStore(onReducedMotion, isReducedMotion, () => false);

  useEffect(() => {
    const element = area.current;
    if (!element || !wanted) return undefined;
    const reasons = new Set(['away']);
    const hold = (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      setHeld(reasons.size > 0);
    };
    const counts = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest(`[${controlMark}]`) === null;
    const stop = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
      element.addEventListener(name, act, { signal: stop.signal });

    on('pointerover', ({ target }) => hold('pointer', counts(target)));
    on('pointerleave', () => hold('pointer', false));
    on('focusin', ({ target }) => hold('focus', counts(target) && target.matches(':focus-visible')));
    on('focusout', () => hold('focus', false));
    const look = () => hold('hidden', document.hidden);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    look();
    const seen = new IntersectionObserver((entries) => hold('away', !entries.at(-1)?.isIntersecting));
    seen.observe(element);
    return () => {
      stop.abort();
      seen.disconnect();
    };
  }, [area, wanted]);

  return {
    moving: wanted && !paused && !reduced && !held,
    paused,
    reduced,
    toggle: () => setPaused((now) => !now),
  };
}

function onReducedMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
export const isReducedMotion = (): boolean => matchMedia(reducedMotion).matches;
