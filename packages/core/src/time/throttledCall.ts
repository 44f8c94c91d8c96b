/** A throttled function. */
export interface ThrottledCall {
  call: () => void;
  /** Cancels the pending call. */
  stop: () => void;
}

/**
 * Throttles `work` on both edges: the first call runs at once, and all calls within the interval after it run as one at
 * its end.
 * @param intervalMs minimum time between two runs
 */
export function createThrottledCall(intervalMs: number, work: () => void): ThrottledCall {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  const call = (): void => {
    if (timer !== undefined) {
      pending = true;
      return;
    }
    pending = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (pending) call();
    }, intervalMs);
    work();
  };
  return { call, stop: () => clearTimeout(timer) };
}
