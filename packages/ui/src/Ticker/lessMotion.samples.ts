import { reducedMotion } from '../theme/breakpoints.ts';

/** For stories: a device that asks for less motion; as `beforeEach`, it lasts as long as the story. */
export function wantLessMotion(): () => void {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const list = real(query);
    if (query === reducedMotion) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  return () => {
    window.matchMedia = real;
  };
}
