/**
 * Waits until the page has loaded, the tab is in view and the browser has nothing better to do. Given up, it never ends.
 */
export async function whenCalm(signal: AbortSignal): Promise<void> {
  await until(window, 'load', () => document.readyState === 'complete', signal);
  await until(document, 'visibilitychange', () => !document.hidden, signal);
  await new Promise<void>((resolve) => whenIdle(resolve));
}

function until(target: EventTarget, event: string, holds: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (holds()) resolve();
    };
    target.addEventListener(event, look, { signal });
    look();
  });
}

/** A page that never rests, because something on it moves, is taken as calm after so many ms. */
const patienceMs = 3_000;

/** Safari has no idle callback: a moment later is the best there is. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work, 500);
};
