import { useCallback, useSyncExternalStore } from 'react';
import { hourMs } from '#text/durations.ts';
import { useNow } from './useNow.ts';

/**
 * Returns whether a moment has come. Re-renders once, when it comes.
 * @param at ms since the epoch by the platform's clock; null for none
 */
export function useReached(at: number | null): boolean {
  const now = useNow();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const left = at === null ? 0 : at - now();
        // A timer has a longest wait, which a far moment can exceed.
        if (left > 0) timer = setTimeout(wait, Math.min(left, hourMs));
        else listener();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [at, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => at !== null && now() >= at,
    () => false,
  );
}
