/**
 * Lets a press through at most once per interval (LGN-07: the captcha, once per second). `force` is for what we start
 * ourselves: always let through, and counted.
 */
export interface Throttle {
  allows(): boolean;
  force(): void;
}

/** @param now a clock in ms; handed in, so that tests need not wait. */
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
