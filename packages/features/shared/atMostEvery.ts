/** Calls that are spread out: the first one at once, and one more for all that came within the interval after it. */
export interface Spread {
  call: () => void;
  /** Gives up what has not been called yet. */
  stop: () => void;
}

/** @param intervalMs from one call to the next, at least */
export function atMostEvery(intervalMs: number, work: () => void): Spread {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const call = (): void => {
    if (timer !== undefined) {
      waiting = true;
      return;
    }
    waiting = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) call();
    }, intervalMs);
    work();
  };
  return { call, stop: () => clearTimeout(timer) };
}
