import { useEffect, useState } from 'react';
import { whenCalm } from '#features/shared/calm.ts';

/** True once the first screen is there and the browser has nothing better to do: what may come later, comes then. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void whenCalm(controller.signal).then(() => controller.signal.aborted || setCalm(true));
    return () => controller.abort();
  }, []);
  return calm;
}
