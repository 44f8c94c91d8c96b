import { useEffect, useState } from 'react';

/**
 * The time, and a new render at each full `everyMs`. Each tick is set anew, so that it neither drifts nor skips; in a
 * hidden tab it stands still.
 */
export function useTick(now: () => number, everyMs: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setTime(now());
      timer = setTimeout(tick, everyMs - (now() % everyMs));
    };
    const onVisibility = (): void => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [now, everyMs]);
  return time;
}
