/**
 * Lets calls through in the order in which they ask, some at once.
 * @param first what has begun already; each takes a turn until it settles
 * @returns waits for a turn, or until the signal aborts. What it resolves with ends the turn
 */
export function createTurns(
  atOnce: number,
  first: readonly Promise<unknown>[] = [],
): (signal?: AbortSignal) => Promise<() => void> {
  const waiting = new Set<() => void>();
  let free = atOnce;
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };
  const takeTurn = (signal?: AbortSignal): Promise<() => void> =>
    new Promise((resolve) => {
      const enter = (): void => {
        waiting.delete(enter);
        resolve(leave);
      };
      if (free > 0) {
        free -= 1;
        enter();
        return;
      }
      waiting.add(enter);
      const giveUp = (): void => {
        if (waiting.delete(enter)) resolve(() => {});
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener('abort', giveUp, { once: true });
    });
  for (const each of first) void takeTurn().then((end) => each.then(end, end));
  return takeTurn;
}
