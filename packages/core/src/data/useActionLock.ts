import { useRef, useState } from 'react';

/**
 * Runs one action at a time. The ref locks synchronously; the `busy` state alone would let a second click through before
 * the next render.
 * @returns `run` resolves to undefined when another action is running
 */
export function useActionLock(): {
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
