import { useEffect, useState } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { type StoredName, localStore } from '#core/data/storage.ts';
import { useMember } from '#core/session/member.ts';
import type { SeenUntil } from './entries.model.ts';

const keyOf = (record: string, memberId: string): StoredName => `recordSeen:${record} ${memberId}`;

/** Reads a moment; null for none, and for anything else. */
function readSeen(key: StoredName): SeenUntil {
  const at = Number(localStore.get(key));
  return Number.isFinite(at) && at > 0 ? at : null;
}

/**
 * Until when this device has shown a record of the member before this visit, which ends when the page is left. Null until the
 * member is known.
 */
export function useSeenUntil(record: string): SeenUntil {
  const { clock } = usePlatform();
  const { info } = useMember();
  const id = info.status === 'ready' ? info.value.id : null;
  const [seen, setSeen] = useState<{ readonly id: string | null; readonly at: SeenUntil }>({ id: null, at: null });
  if (id !== null && seen.id !== id) setSeen({ id, at: readSeen(keyOf(record, id)) });
  useEffect(() => {
    if (id !== null) localStore.set(keyOf(record, id), String(clock.now()));
  }, [clock, id, record]);
  return seen.at;
}
