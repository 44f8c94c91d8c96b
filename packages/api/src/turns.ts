/** Waits for a turn, or until the signal aborts. What it resolves with ends the turn. */
export type TakeTurn = (options?: {
  readonly signal?: AbortSignal | undefined;
  /** Goes before all that wait without it. @default false */
  readonly ahead?: boolean | undefined;
}) => Promise<() => void>;

/**
 * Lets calls through in the order in which they ask, some at once.
 * @param first what has begun already; each takes a turn until it settles
 */
export function createTurns(atOnce: number, first: readonly Promise<unknown>[] = []): TakeTurn {
  const ahead = new Set<() => void>();
  const others = new Set<() => void>();
  let free = atOnce;
  const letIn = (): void => {
    while (free > 0) {
      const [next] = [...ahead, ...others];
      if (next === undefined) return;
      free -= 1;
      next();
    }
  };
  const leave = (): void => {
    free += 1;
    letIn();
  };
  const takeTurn: TakeTurn = ({ signal, ahead: isAhead = false } = {}) =>
    new Promise((resolve) => {
      const line = isAhead ? ahead : others;
      const enter = (): void => {
        line.delete(enter);
        resolve(leave);
      };
      const giveUp = (): void => {
        if (line.delete(enter)) resolve(() => {});
      };
      line.add(enter);
      if (signal?.aborted) giveUp();
      else signal?.addEventListener('abort', giveUp, { once: true });
      // A page asks for everything in one task, what surrounds its content first: all of it stands in line before one enters.
      queueMicrotask(letIn);
    });
  for (const each of first) void takeTurn().then((end) => each.then(end, end));
  return takeTurn;
}
