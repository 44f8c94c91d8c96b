import { reducedMotion } from '../theme/breakpoints.ts';

/** Simulates `prefers-reduced-motion` in a story. Use it as `beforeEach`; the returned function restores the original. */
export function preferReducedMotion(): () => void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = original(query);
    if (query === reducedMotion) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  return () => {
    window.matchMedia = original;
  };
}
