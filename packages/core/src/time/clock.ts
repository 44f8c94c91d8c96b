/** The platform's time: the device's clock plus the measured offset. Injected, so that tests and stories can set it. */
export interface Clock {
  /** Platform time, in ms since the epoch. */
  now(): number;
  /** The device's time, in ms since the epoch. Synchronising does not change it: for measuring durations. */
  own(): number;
  /** Sets the offset. Called with each server time that arrives. */
  synchronise(serverTimeIso: string): void;
}

/** Creates a clock that is not synchronised yet. */
export function createClock(own: () => number = Date.now): Clock {
  let offsetMs = 0;
  return {
    now: () => own() + offsetMs,
    own,
    synchronise(serverTimeIso) {
      const server = Date.parse(serverTimeIso);
      if (Number.isFinite(server)) offsetMs = server - own();
    },
  };
}
