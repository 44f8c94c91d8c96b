import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the value, or the last one while there is none; null until the first. Keeps a closed dialog mounted, with its
 * content, so that its exit animation can run.
 *
 * @example const shown = usePresence(open); // true from the first opening on
 * @example const failure = usePresence(state.failure); // the text stays while the dialog fades out
 * @param value null, undefined and false stand for absent
 */
export function usePresence<Value>(value: Value | null | undefined | false): Value | null {
  const last = useRef<Value>(null);
  const isPresent = value !== null && value !== undefined && value !== false;
  useLayoutEffect(() => {
    if (isPresent) last.current = value;
  });
  return isPresent ? value : last.current;
}
