import { useEffect, useState } from 'react';
import { whenPageIdle } from './whenIdle.ts';

/** Becomes true once the first screen has loaded and the browser is idle. For parts of the page that can load late. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void whenPageIdle(controller.signal).then(() => controller.signal.aborted || setIdle(true));
    return () => controller.abort();
  }, []);
  return idle;
}
