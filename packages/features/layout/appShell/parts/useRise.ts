import { useState } from 'react';

/**
 * Returns a count after it has risen, null before and after it has fallen. For what is announced once: the first count is
 * known from the page itself.
 * @param count null while it is unknown
 */
export function useRise(count: number | null): number | null {
  const [{ last, risen }, setState] = useState<{ last: number | null; risen: number | null }>({
    last: count,
    risen: null,
  });
  if (count !== last) setState({ last: count, risen: last !== null && count !== null && count > last ? count : null });
  return risen;
}
