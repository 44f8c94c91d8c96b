import { useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { gameFavouriteIds, gameFavouriteList, gameFavouriteSet } from '#api/favourites.ts';
import type { Game } from '#api/games.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';

/** The player's favourite games and how to change them. */
export interface Favourites {
  readonly has: (nodeId: number) => boolean;
  /** Whether the toggle of a game must wait: the favourites are still unknown, or a change of this game is in flight. */
  readonly isBusy: (nodeId: number) => boolean;
  readonly toggle: (game: Pick<Game, 'nodeId' | 'vendor' | 'gameType'>) => void;
}

/**
 * Reads and changes the favourite games (SLT-06). A change shows once the platform has confirmed it; until then the game
 * is busy. While the favourites are unknown a toggle has no direction: it changes nothing, and after a failed load it
 * reports the error and loads them again.
 */
export function useFavourites(onError: (error: ApiError) => void): Favourites {
  const { client } = usePlatform();
  const { requireAuth, allowed } = useRequireAuth();
  const [ids, { update }] = useRemote(gameFavouriteIds, allowed ? {} : null, 'oncePerSession');
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  // Locks synchronously; `busy` alone would let a second click through before the next render.
  const inFlight = useRef(new Set<number>());
  const refreshAll = useRefreshAll();
  const unknown = ids.status === 'loading' || (ids.status === 'failed' && ids.refreshing === true);
  const has = (nodeId: number): boolean => ids.status === 'ready' && ids.value.nodeIds.includes(nodeId);

  async function change({ nodeId, vendor, gameType }: Pick<Game, 'nodeId' | 'vendor' | 'gameType'>): Promise<void> {
    if (inFlight.current.has(nodeId) || ids.status === 'loading') return;
    if (ids.status === 'failed') {
      ids.retry();
      return onError(ids.error);
    }
    inFlight.current.add(nodeId);
    setBusy((current) => new Set(current).add(nodeId));
    const action = has(nodeId) ? 'remove' : 'add';
    const result = await client.call(gameFavouriteSet, { nodeId, vendor, gameType, action });
    inFlight.current.delete(nodeId);
    setBusy((current) => new Set([...current].filter((id) => id !== nodeId)));
    if (!result.ok) return onError(result.error);
    const { favourite } = result.value;
    await update((cached) => {
      if (cached === undefined) return undefined;
      const others = cached.nodeIds.filter((id) => id !== nodeId);
      return { nodeIds: favourite ? [nodeId, ...others] : others };
    });
    await refreshAll(gameFavouriteList);
  }

  return {
    has,
    isBusy: (nodeId) => unknown || busy.has(nodeId),
    toggle: (game) => requireAuth(() => void change(game)),
  };
}
