/** Resolves once the page has loaded, the tab is visible and the browser is idle. Never resolves after an abort before that. */
export async function whenPageIdle(signal: AbortSignal): Promise<void> {
  await until(window, 'load', () => document.readyState === 'complete', signal);
  await until(document, 'visibilitychange', () => !document.hidden, signal);
  await new Promise<void>((resolve) => whenIdle(resolve));
}

function until(target: EventTarget, event: string, isMet: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (isMet()) resolve();
    };
    target.addEventListener(event, check, { signal });
    check();
  });
}

/** A page that is never idle, e.g. because of an animation, counts as idle after this time, in ms. */
const timeoutMs = 3_000;

/** Safari has no `requestIdleCallback`; a short delay replaces it. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, 500);
};
