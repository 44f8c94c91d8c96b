import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { secondMs } from '#text/durations.ts';

/** The time source of a page. Components that show a time subscribe to it, so that a tick re-renders nothing else. */
export interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  /** Time of the last tick, in ms by the clock that it was made with. */
  readonly time: () => number;
}

/** Creates a ticker that ticks at each full second while it has subscribers. Pauses in a hidden tab. */
function createTicker(now: () => number): Ticker {
  const listeners = new Set<() => void>();
  let time = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    time = now();
    for (const listener of listeners) listener();
    timer = setTimeout(tick, secondMs - (time % secondMs));
  };
  const updateTimer = (): void => {
    clearTimeout(timer);
    if (listeners.size > 0 && !document.hidden) tick();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', updateTimer);
        updateTimer();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', updateTimer);
        clearTimeout(timer);
      };
    },
    time: () => time,
  };
}

/** One ticker for the parts of a page, by the given clock. Another function is another clock, as after a correction. */
export const useTicker = (now: () => number): Ticker => useMemo(() => createTicker(now), [now]);

/** The ticker of the page; by default one that never ticks. */
export const TickerContext = createContext<Ticker>({ subscribe: () => () => {}, time: () => 0 });

/** Returns `read(time)` on each tick. Re-renders only when the result changes. */
export function useOnTick<Shown extends string | number | boolean>(read: (now: number) => Shown): Shown {
  const { subscribe, time } = use(TickerContext);
  const snapshot = () => read(time());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
