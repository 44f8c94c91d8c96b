import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createViewportObserver } from './viewportObserver.ts';

/** Options of `useNearViewport`. */
export interface NearViewportOptions {
  /** How far outside the viewport an element counts as near, as a CSS margin: `100%` is one screen. @default '0px' */
  margin?: string;
  /** Stops observing after the element has been near once. @default false */
  once?: boolean;
  /** The time before observing starts, in ms. @default 0 */
  delayMs?: number;
  /** False stops observing; true starts again and reports the current state. @default true */
  enabled?: boolean;
}

/**
 * Calls `onChange(true)` when an element comes near the viewport and `onChange(false)` when it leaves. Reports the
 * initial state as well.
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  onChange: (isNear: boolean) => void,
  { margin = '0px', once = false, delayMs = 0, enabled = true }: NearViewportOptions = {},
): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const target = element.current;
    if (!enabled || target === null) return undefined;
    const observe = createViewportObserver({ rootMargin: margin });
    let stop: (() => void) | undefined;
    const start = () => {
      stop = observe(target, (isNear) => {
        if (isNear && once) stop?.();
        report(isNear);
      });
    };
    const timer = delayMs > 0 ? setTimeout(start, delayMs) : undefined;
    if (timer === undefined) start();
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [element, margin, once, delayMs, enabled]);
}
