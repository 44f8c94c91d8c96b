import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useNearViewport } from '../NearViewport/useNearViewport.ts';
import { reducedMotion } from '../theme/breakpoints.ts';

/** The state of automatic motion. */
export interface AutoMotion {
  /** Whether the content may move now. */
  moving: boolean;
  /** Whether the user rests on the content or has paused it, or cannot see it. What changes by itself waits, also with reduced motion. */
  rests: boolean;
  /** Whether the user has paused the motion. */
  paused: boolean;
  /** Whether the device asks for reduced motion. Nothing moves then, and no pause button is needed. */
  reduced: boolean;
  /** Pauses or resumes the motion. */
  toggle: () => void;
}

/** Marks the pause button. Hovering or focusing it does not suspend the motion. */
export const toggleAttribute = 'data-motion-toggle';

/**
 * Decides when automatic motion may run (WCAG 2.2.2). It is suspended while the user has paused it, hovers over `area`
 * or has the keyboard focus inside, and while `area` is out of view or the tab is hidden. A click does not suspend it:
 * only focus that matches `:focus-visible` does.
 */
export function useAutoMotion(area: RefObject<HTMLElement | null>, enabled: boolean): AutoMotion {
  const [paused, setPaused] = useState(false);
  const [inView, setInView] = useState(false);
  const [suspended, setSuspended] = useState(false);
  const reduced = useSyncExternalStore(onReducedMotionChange, isReducedMotion, () => false);

  useNearViewport(area, setInView, { enabled });
  useEffect(() => {
    const element = area.current;
    if (!element || !enabled) return undefined;
    const reasons = new Set<'pointer' | 'focus' | 'hidden'>();
    const suspend = (reason: 'pointer' | 'focus' | 'hidden', active: boolean) => {
      if (active) reasons.add(reason);
      else reasons.delete(reason);
      setSuspended(reasons.size > 0);
    };
    const isContent = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest(`[${toggleAttribute}]`) === null;
    const abort = new AbortController();
    const { signal } = abort;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener, { signal });

    on('pointerover', ({ target }) => suspend('pointer', isContent(target)));
    on('pointerleave', () => suspend('pointer', false));
    on('focusin', ({ target }) => suspend('focus', isContent(target) && target.matches(':focus-visible')));
    on('focusout', () => suspend('focus', false));
    const onVisibilityChange = () => suspend('hidden', document.hidden);
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    onVisibilityChange();
    return () => abort.abort();
  }, [area, enabled]);

  return {
    moving: enabled && inView && !paused && !reduced && !suspended,
    rests: !inView || paused || suspended,
    paused,
    reduced,
    toggle: () => setPaused((value) => !value),
  };
}

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the device asks for reduced motion. */
export const isReducedMotion = (): boolean => matchMedia(reducedMotion).matches;
