import { useEffect, useEffectEvent, useRef } from 'react';
import { type Spread, atMostEvery } from './atMostEvery.ts';

/** `work` of the moment, not more often than that; nothing once the component has gone. */
export function useAtMostEvery(intervalMs: number, work: () => void): () => void {
  const spread = useRef<Spread>(null);
  const now = useEffectEvent(work);
  useEffect(() => {
    const made = atMostEvery(intervalMs, () => now());
    spread.current = made;
    return () => made.stop();
  }, [intervalMs]);
  return () => spread.current?.call();
}
