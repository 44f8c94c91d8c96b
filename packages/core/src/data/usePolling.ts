import { useEffect, useEffectEvent } from 'react';

/**
 * Refreshes an interval after each answer, while the page is visible and the platform does not tell; 0 never does. SWR's `refreshInterval` is not used
 * because it stops for good at the first failed answer.
 */
export function usePolling(everyMs: number, refresh: () => Promise<void>, isHeard: () => boolean | undefined): void {
  const refreshNow = useEffectEvent(refresh);
  const rests = useEffectEvent(() => document.hidden || isHeard());
  useEffect(() => {
    if (everyMs === 0) return undefined;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      if (stopped) return;
      timer = setTimeout(() => (rests() ? wait() : void refreshNow().then(wait)), everyMs);
    };
    wait();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [everyMs]);
}
