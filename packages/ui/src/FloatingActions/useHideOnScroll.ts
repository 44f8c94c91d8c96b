import { type RefObject, useEffect } from 'react';

/** Smaller movements are ignored, in px. */
const tolerance = 8;

/** Adds a class to an element on scrolling down and removes it on scrolling up and at the top of the page. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>, className: string): void {
  useEffect(() => {
    let previous = window.scrollY;
    const update = () => {
      const current = window.scrollY;
      if (Math.abs(current - previous) < tolerance && current > 0) return;
      element.current?.classList.toggle(className, current > previous && current > 0);
      previous = current;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [element, className]);
}
