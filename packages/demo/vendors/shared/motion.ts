/** Whether the player prefers reduced motion. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Waits for an animation, in ms. Resolves at once under reduced motion. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, reducedMotion.matches ? 0 : ms));
}
