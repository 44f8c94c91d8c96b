import { startTransition, useEffect, useState } from 'react';

/**
 * Hands a new value to the parts of a long list one by one, a frame apart, so that no frame renders all of them. The first
 * part gets it at once.
 * @param count number of parts
 * @returns the value that each part renders; undefined for a part that has not been rendered yet
 */
export function useProgressiveParts<Value>(value: Value, count: number): readonly (Value | undefined)[] {
  const [rendered, setRendered] = useState<readonly (Value | undefined)[]>(() =>
    Array.from({ length: count }, () => value),
  );
  const parts =
    rendered[0] === value ? rendered : Array.from({ length: count }, (_, at) => (at === 0 ? value : rendered[at]));
  if (parts !== rendered) setRendered(parts);
  const nextPart = parts.findIndex((part) => part !== value);
  useEffect(() => {
    if (nextPart < 0) return undefined;
    // Runs after the frame that painted the previous part.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRendered((current) => current.map((part, at) => (at === nextPart ? value : part)))),
    );
    return () => cancelAnimationFrame(frame);
  }, [nextPart, value]);
  return parts;
}
