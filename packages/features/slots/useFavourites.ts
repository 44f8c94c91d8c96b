import { useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type Game, gameFavouriteIds, gameFavouriteList, gameFavouriteSet } from '#api/games.ts';
import { useGate } from '../shared/gate.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useRefreshAll, useRemote } from '../shared/remote.ts';

export interface Favourites {
  readonly has: (nodeId: number) => boolean;
  /** Nothing can be changed now: a change of this game is on its way, or it is not known yet which are kept. */
  readonly isBusy: (nodeId: number) => boolean;
  readonly toggle: (game: Pick<Game, 'nodeId' | 'vendor' | 'gameType'>) => void;
}

/**
 * SLT-06: a game is added or removed when the platform has said so; until then its heart is busy. While nobody knows
 * which are kept, no press can mean one or the other: where that could not be read, it is asked for again.
 */
export function useFavourites(onError: (error: ApiError) => void): Favourites {
  const { client } = usePlatform();
  const { demand, allowed } = useGate();
  const [ids, { update }] = useRemote(gameFavouriteIds, allowed ? {} : null, 'oncePerSession');
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  // Closes in the same tick as the first press; what is drawn is one render behind.
  const changing = useRef(new Set<number>());
  const refreshAll = useRefreshAll();
  const waiting = ids.status === 'loading' || (ids.status === 'failed' && ids.refreshing === true);
  const has = (nodeId: number): boolean => ids.status === 'ready' && ids.value.nodeIds.includes(nodeId);

  async function change({ nodeId, vendor, gameType }: Pick<Game, 'nodeId' | 'vendor' | 'gameType'>): Promise<void> {
    if (changing.current.has(nodeId) || ids.status === 'loading') return;
    if (ids.status === 'failed') {
      ids.retry();
      return onError(ids.error);
    }
    changing.current.add(nodeId);
    setBusy((now) => new Set(now).add(nodeId));
    const action = has(nodeId) ? 'remove' : 'add';
    const result = await client.call(gameFavouriteSet, { nodeId, vendor, gameType, action });
    changing.current.delete(nodeId);
    setBusy((now) => new Set([...now].filter((id) => id !== nodeId)));
    if (!result.ok) return onError(result.error);
    const { favourite } = result.value;
    await update((known) => {
      if (known === undefined) return undefined;
      const others = known.nodeIds.filter((id) => id !== nodeId);
      return { nodeIds: favourite ? [nodeId, ...others] : others };
    });
    await refreshAll(gameFavouriteList);
  }

  return {
    has,
    isBusy: (nodeId) => waiting || busy.has(nodeId),
    toggle: (game) => demand(() => void change(game)),
  };
}
