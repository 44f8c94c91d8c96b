import { type RefObject, useEffect, useState } from 'react';

export type Overflow = 'none' | 'previous' | 'next' | 'both';

/** On which sides of a scroller there is more to see; measured again when its content changes. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, content: string): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const room = element.scrollWidth - element.clientWidth;
      // Part of a pixel is lost to rounding.
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft < room - 1;
      setOverflow(start ? (end ? 'both' : 'previous') : end ? 'next' : 'none');
    };
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
