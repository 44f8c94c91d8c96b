import { useEffect, useState } from 'react';

/**
 * Returns the time and rerenders at each multiple of `everyMs`. Schedules every tick from the current time, so that ticks
 * neither drift nor skip. Pauses while the tab is hidden.
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
