/** A polling loop. */
export interface Refresher {
  /** Polls now and restarts the interval. */
  now(): void;
  stop(): void;
}

const usualMs = 8_000;
const soonestMs = 1_500;
const longestMs = 60_000;

/**
 * Creates a polling loop: every few seconds, sooner when a change is due, with exponential backoff after failures. It
 * pauses while the page is hidden.
 *
 * @param ask polls once; resolves to the time until the next known change in ms, or null when it failed
 */
export function createRefresher(ask: () => Promise<number | null>): Refresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;
  let stopped = false;

  async function poll(): Promise<void> {
    clearTimeout(timer);
    if (asking || stopped || document.hidden) return;
    asking = true;
    const due = await ask()
      .catch((error: unknown) => {
        // An answer that cannot be rendered must not end the polling.
        reportError(error);
        return null;
      })
      .finally(() => (asking = false));
    failures = due === null ? failures + 1 : 0;
    const wait =
      due === null ? Math.min(longestMs, usualMs * 2 ** failures) : Math.min(usualMs, Math.max(soonestMs, due));
    // `stop()` may have been called during the await.
    if (!stopped) timer = setTimeout(() => void poll(), wait);
  }

  document.addEventListener('visibilitychange', () => void poll());
  return {
    now: () => void poll(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
