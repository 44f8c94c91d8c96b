import { useEffect, useState } from 'react';
import { localStore } from '#core/data/storage.ts';
import { favouritesKey, readFavourites, withFavourite, writeFavourites } from './favourites.ts';

/** The favourite lotteries of an account and how to change them. */
export interface LotteryFavourites {
  /** Ids of the lotteries, latest first. */
  readonly ids: readonly string[];
  /** Null while the account is unknown. */
  readonly set: ((gameId: string, favourite: boolean) => void) | null;
}

/**
 * Reads and changes the favourite lotteries, which are stored on the device (LOT-03). Without storage they last until the
 * page is closed.
 * @param account the user name; null while it is unknown
 */
export function useLotteryFavourites(account: string | null): LotteryFavourites {
  const read = (): readonly string[] => (account === null ? [] : readFavourites(localStore, account));
  const [state, setState] = useState(() => ({ account, ids: read() }));
  if (state.account !== account) setState({ account, ids: read() });

  useEffect(() => {
    if (account === null) return undefined;
    // Another tab changed them.
    const follow = ({ key }: StorageEvent): void => {
      if (key === favouritesKey(account)) setState({ account, ids: readFavourites(localStore, account) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [account]);

  if (account === null) return { ids: [], set: null };
  return {
    ids: state.account === account ? state.ids : [],
    set(gameId, favourite) {
      // The store can be newer than the state: after a click before this render, or a change in another tab.
      const current = localStore.get(favouritesKey(account)) === null ? state.ids : readFavourites(localStore, account);
      const ids = withFavourite(current, gameId, favourite);
      writeFavourites(localStore, account, ids);
      setState({ account, ids });
    },
  };
}
