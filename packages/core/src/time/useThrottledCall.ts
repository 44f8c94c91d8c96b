import { useEffect, useEffectEvent, useRef } from 'react';
import { type ThrottledCall, createThrottledCall } from './throttledCall.ts';

/** Returns a throttled function that runs the latest `work`. Cancels a pending call on unmount. */
export function useThrottledCall(intervalMs: number, work: () => void): () => void {
  const throttled = useRef<ThrottledCall>(null);
  const run = useEffectEvent(work);
  useEffect(() => {
    const created = createThrottledCall(intervalMs, () => run());
    throttled.current = created;
    return () => created.stop();
  }, [intervalMs]);
  return () => throttled.current?.call();
}
