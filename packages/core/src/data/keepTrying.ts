// `visibilitychange` bubbles from the document. Phones send no `focus` when the player returns to the tab.
const backEvents = ['online', 'focus', 'visibilitychange'] as const;

/** Calls `attempt` when the device is online again and when the player is back in the tab. Returns what ends that. */
export function whenBack(attempt: () => void): () => void {
  const back = (): void => {
    if (!document.hidden) attempt();
  };
  for (const event of backEvents) addEventListener(event, back);
  return () => {
    for (const event of backEvents) removeEventListener(event, back);
  };
}

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/**
 * Calls `attempt` as `whenBack` does, and after growing waits: 2 s at first, 60 s at most, never in a hidden tab. For a
 * connection that the browser takes for one although nothing arrives. Returns what ends that.
 */
export function keepTrying(attempt: () => void): () => void {
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => {
      waitMs = Math.min(2 * waitMs, longestWaitMs);
      wait();
      if (!document.hidden) attempt();
    }, waitMs);
  };
  wait();
  const end = whenBack(attempt);
  return () => {
    clearTimeout(timer);
    end();
  };
}
