import { onTestFinished, vi } from 'vitest';
import { reducedMotion } from '../theme/breakpoints.ts';

/** Lets things move for the rest of a browser test: tests run with reduced motion. */
export function allowMotion(): void {
  const original = matchMedia;
  const spy = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    if (query === reducedMotion) Object.defineProperty(list, 'matches', { value: false });
    return list;
  });
  onTestFinished(() => spy.mockRestore());
}
