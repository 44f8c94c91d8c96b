/** The clock that calls are spaced by. */
interface PaceClock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Spaces calls evenly. Each wait ends when the next call may be sent.
 * @param rate calls a second
 */
export function createPace(rate: number, { now, sleep }: PaceClock): () => Promise<void> {
  let next = 0;
  return async () => {
    const at = Math.max(next, now());
    next = at + 1_000 / rate;
    if (at > now()) await sleep(at - now());
  };
}
