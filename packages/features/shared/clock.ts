/** Time as the platform has it: our own clock plus the measured offset. Handed in, so that tests and stories can set it. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /**
   * ms since 1970 by the device, however wrong that is. Synchronising does not move it: for what only lasts so long from
   * one moment to another.
   */
  own(): number;
  /** Called with each server time that arrives. */
  synchronise(serverTimeIso: string): void;
}

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
