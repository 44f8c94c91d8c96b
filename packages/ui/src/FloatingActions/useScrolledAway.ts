import { type RefObject, useEffect } from 'react';

/** Less than this is a trembling finger, in px. */
const least = 8;

/** Gives an element a class while the page is scrolled down, and takes it as it is scrolled up or is at its top. */
export function useScrolledAway(place: RefObject<HTMLElement | null>, className: string): void {
  useEffect(() => {
    let before = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < least && now > 0) return;
      place.current?.classList.toggle(className, now > before && now > 0);
      before = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [place, className]);
}
