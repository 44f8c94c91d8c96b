import { useRef, useState } from 'react';

/**
 * One intent at a time. The lock closes in the same tick as the first press: a disabled state alone is set by the next
 * render, and three quick clicks get through before it.
 */
export function useIntentLock(): {
  busy: boolean;
  run: <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;
} {
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(work) {
      if (locked.current) return undefined;
      locked.current = true;
      setBusy(true);
      try {
        return await work();
      } finally {
        locked.current = false;
        setBusy(false);
      }
    },
  };
}
