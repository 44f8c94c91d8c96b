import { startTransition, useEffect, useState } from 'react';

/**
 * Draws a long thing part by part, each in a frame of its own, so that none keeps the player waiting: the first part has
 * a new value at once, the next one a frame later. A part that has never been drawn has none.
 * @param count how many parts the value has
 */
export function useInParts<Value>(value: Value, count: number): readonly (Value | undefined)[] {
  const [drawn, setDrawn] = useState<readonly (Value | undefined)[]>(() => Array.from({ length: count }, () => value));
  const parts = drawn[0] === value ? drawn : Array.from({ length: count }, (_, at) => (at === 0 ? value : drawn[at]));
  if (parts !== drawn) setDrawn(parts);
  const behind = parts.findIndex((part) => part !== value);
  useEffect(() => {
    if (behind < 0) return undefined;
    // After the frame that shows the part before.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn((now) => now.map((part, at) => (at === behind ? value : part)))),
    );
    return () => cancelAnimationFrame(frame);
  }, [behind, value]);
  return parts;
}
