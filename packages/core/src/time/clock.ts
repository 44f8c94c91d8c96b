/** The platform's time: the device's clock plus the measured offset. Injected, so that tests and stories can set it. */
export interface Clock {
  /**
   * Platform time, in ms since the epoch. After a correction it is another function that returns the same: hooks that
   * depend on it look at the time again.
   */
  readonly now: () => number;
  /** The device's time, in ms since the epoch. Synchronising does not change it: for measuring durations. */
  own(): number;
  /** Platform time less the device's, in ms. */
  offset(): number;
  /** Calls back after each correction. @returns unsubscribes */
  subscribe(onCorrected: () => void): () => void;
  /** Sets the offset. Called with each server time that arrives. */
  synchronise(serverTimeIso: string): void;
}

/** Smaller differences are those of the way that an answer takes, not of the device. In ms. */
const leastCorrectionMs = 1_000;

/** Creates a clock that is not synchronised yet. */
export function createClock(own: () => number = Date.now): Clock {
  let offsetMs = 0;
  const listeners = new Set<() => void>();
  const createNow = () => () => own() + offsetMs;
  let now = createNow();
  return {
    get now() {
      return now;
    },
    own,
    offset: () => offsetMs,
    subscribe(onCorrected) {
      listeners.add(onCorrected);
      return () => listeners.delete(onCorrected);
    },
    synchronise(serverTimeIso) {
      const measured = Date.parse(serverTimeIso) - own();
      if (!(Math.abs(measured - offsetMs) >= leastCorrectionMs)) return;
      offsetMs = measured;
      now = createNow();
      for (const listener of listeners) listener();
    },
  };
}
