import { useEffect, useState } from 'react';
import { localStore } from '../shared/storage.ts';
import { favouritesKey, readFavourites, withFavourite, writeFavourites } from './favourites.ts';

export interface LotteryFavourites {
  /** Latest first. */
  readonly ids: readonly string[];
  /** Null while nobody knows whose they are: nothing can be kept then. */
  readonly set: ((gameId: string, kept: boolean) => void) | null;
}

/**
 * LOT-03: the lotteries that a player keeps on this device. Where the device keeps nothing they last as long as the page.
 * @param account the user name; null while it is not known: there are none then
 */
export function useLotteryFavourites(account: string | null): LotteryFavourites {
  const read = (): readonly string[] => (account === null ? [] : readFavourites(localStore, account));
  const [held, setHeld] = useState(() => ({ account, ids: read() }));
  if (held.account !== account) setHeld({ account, ids: read() });

  useEffect(() => {
    if (account === null) return undefined;
    // Another tab of the same player.
    const follow = ({ key }: StorageEvent): void => {
      if (key === favouritesKey(account)) setHeld({ account, ids: readFavourites(localStore, account) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [account]);

  if (account === null) return { ids: [], set: null };
  return {
    ids: held.account === account ? held.ids : [],
    set(gameId, kept) {
      // The store is ahead of what is drawn: by a press of a moment ago, or by another tab.
      const known = localStore.get(favouritesKey(account)) === null ? held.ids : readFavourites(localStore, account);
      const ids = withFavourite(known, gameId, kept);
      writeFavourites(localStore, account, ids);
      setHeld({ account, ids });
    },
  };
}
