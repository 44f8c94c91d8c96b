import { useEffect, useEffectEvent } from 'react';
import type { AnyOperation } from '#api/operation.ts';
import { useRefreshAll } from './remote.ts';

/**
 * Reads operations again when what a page follows has changed on the platform, such as the status of an order: each time
 * that `key` changes, and first when it is known. Null reads nothing.
 */
export function useRefreshOn(key: string | null, ...operations: readonly AnyOperation[]): void {
  const refreshAll = useRefreshAll();
  const refresh = useEffectEvent(() => void refreshAll(...operations));
  useEffect(() => {
    if (key !== null) refresh();
  }, [key]);
}
