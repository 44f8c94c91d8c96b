import { useCallback, useSyncExternalStore } from 'react';
import { type Breakpoint, from } from './breakpoints.ts';

/** Returns whether the window has the width of a breakpoint or more. False on a server, and while React takes a document over. */
export function useIsFrom(name: Breakpoint): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(from(name));
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [name],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(from(name)).matches,
    () => false,
  );
}
