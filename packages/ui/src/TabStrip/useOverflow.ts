import { type RefObject, useLayoutEffect, useState } from 'react';

/** The sides on which a scroller has hidden content. */
export type Overflow = 'none' | 'previous' | 'next' | 'both';

/** Returns the sides on which a horizontal scroller has hidden content. `content` is a key that changes with its items. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, content: string): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const scrollRange = element.scrollWidth - element.clientWidth;
      // Tolerates rounding of fractional pixels.
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft < scrollRange - 1;
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
  }, [scroller, content]);

  return overflow;
}
