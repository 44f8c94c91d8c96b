import { type RefObject, useLayoutEffect, useState } from 'react';

/** The sides on which a scroller has hidden content. */
export type Overflow = 'none' | 'previous' | 'next' | 'both';

/** Returns the sides on which a scroller has hidden content. `content` is a key that changes with its items. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, content: string, axis: 'x' | 'y' = 'x'): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const [range, at] =
        axis === 'x'
          ? [element.scrollWidth - element.clientWidth, element.scrollLeft]
          : [element.scrollHeight - element.clientHeight, element.scrollTop];
      // Tolerates rounding of fractional pixels.
      const start = at > 1;
      const end = at < range - 1;
      setOverflow(start ? (end ? 'both' : 'previous') : end ? 'next' : 'none');
    };
    // At once: what scrolls can be reached by keyboard before anything else can happen.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, content, axis]);

  return overflow;
}
