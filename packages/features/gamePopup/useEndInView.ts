import { type RefObject, useEffect, useEffectEvent } from 'react';

/** CON-01: from one page of a list to the next, in ms at least. */
const pauseMs = 200;

/**
 * Calls when the end of a list has come into view, by any of it (CON-01: distance 0), as long as there is more to ask for.
 * @param more is there more, and nothing on its way?
 */
export function useEndInView(end: RefObject<Element | null>, more: boolean, onEnd: () => void): void {
  const reached = useEffectEvent(onEnd);
  useEffect(() => {
    const element = end.current;
    if (!more || element === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
    });
    const timer = setTimeout(() => watch.observe(element), pauseMs);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [end, more]);
}
