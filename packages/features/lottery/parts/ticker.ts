import { createContext, use, useSyncExternalStore } from 'react';

/** One source of time for a page. What shows a time listens to it alone, so that a tick draws nothing else. */
export interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  /** ms by the device's own clock, as of the last tick. */
  readonly time: () => number;
}

const secondMs = 1_000;

/** Ticks at each full second while anybody listens; in a hidden tab it stands still. */
export function createTicker(now: () => number): Ticker {
  const listeners = new Set<() => void>();
  let time = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    time = now();
    for (const listener of listeners) listener();
    timer = setTimeout(tick, secondMs - (time % secondMs));
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (listeners.size > 0 && !document.hidden) tick();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', follow);
        follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', follow);
        clearTimeout(timer);
      };
    },
    time: () => time,
  };
}

export const TickerContext = createContext<Ticker>({ subscribe: () => () => {}, time: () => 0 });

/** What `read` makes of the time; a new render only when that changes. */
export function useOnTick<Shown extends string | number | boolean>(read: (now: number) => Shown): Shown {
  const { subscribe, time } = use(TickerContext);
  const shown = () => read(time());
  return useSyncExternalStore(subscribe, shown, shown);
}
