/** Limits how often the player can start an action (LGN-07: the captcha, once per second). */
export interface Throttle {
  /** Returns whether the action may start now, and counts it if so. */
  allows(): boolean;
  /** Counts an action that the site itself starts regardless of the limit. */
  force(): void;
}

/**
 * Creates a limit of one action per interval.
 * @param now a clock in ms; injected, so that tests need not wait
 */
export function createThrottle(intervalMs: number, now: () => number): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  return {
    allows() {
      const time = now();
      if (time - last < intervalMs) return false;
      last = time;
      return true;
    },
    force() {
      last = now();
    },
  };
}
