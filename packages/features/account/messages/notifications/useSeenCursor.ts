import { useEffect, useState } from 'react';
import { type StoredName, localStore } from '#core/data/storage.ts';

const keyOf = (memberId: string): StoredName => `eventsSeen:${memberId}`;

/** Reads a cursor; null for none, and for anything else. */
function readCursor(memberId: string): string | null {
  const stored = localStore.get(keyOf(memberId));
  return stored !== null && /^\d{1,15}$/.test(stored) ? stored : null;
}

/**
 * Up to which event the account was seen on this device, and a function that changes it. With the first look, all there is has
 * been seen.
 * @param memberId null while it is not known
 * @param latest the cursor of the events that are shown; null for none
 */
export function useSeenCursor(
  memberId: string | null,
  latest: string | null,
): [seen: string | null, mark: (cursor: string) => void] {
  const [seen, setSeen] = useState<{ readonly id: string | null; readonly cursor: string | null }>({
    id: null,
    cursor: null,
  });
  if (memberId !== null && seen.id !== memberId) setSeen({ id: memberId, cursor: readCursor(memberId) });
  else if (memberId !== null && seen.cursor === null && latest !== null) setSeen({ id: memberId, cursor: latest });
  useEffect(() => {
    if (seen.id !== null && seen.cursor !== null) localStore.set(keyOf(seen.id), seen.cursor);
  }, [seen]);
  return [seen.cursor, (cursor) => setSeen({ id: memberId, cursor })];
}
