import { useEffect, useState } from 'react';
import { localStore } from '#core/data/storage.ts';
import {
  type FavouriteKind,
  favouritesKey,
  readFavourites,
  withFavourite,
  writeFavourites,
} from './deviceFavourites.ts';

/** The favourites of an account and how to change them. */
export interface DeviceFavourites {
  /** Latest first. */
  readonly ids: readonly string[];
  /** Null while the account is unknown. */
  readonly set: ((id: string, favourite: boolean) => void) | null;
}

/**
 * Reads and changes favourites that are stored on the device (LOT-03, RT-05). Without storage they last until the
 * page is closed.
 * @param account the user name; null while it is unknown
 */
export function useDeviceFavourites(kind: FavouriteKind, account: string | null): DeviceFavourites {
  const read = (): readonly string[] => (account === null ? [] : readFavourites(localStore, kind, account));
  const [state, setState] = useState(() => ({ account, ids: read() }));
  if (state.account !== account) setState({ account, ids: read() });

  useEffect(() => {
    if (account === null) return undefined;
    // Another tab changed them.
    const follow = ({ key }: StorageEvent): void => {
      if (key === favouritesKey(kind, account)) setState({ account, ids: readFavourites(localStore, kind, account) });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [kind, account]);

  if (account === null) return { ids: [], set: null };
  return {
    ids: state.account === account ? state.ids : [],
    set(id, favourite) {
      // The store can be newer than the state: after a click before this render, or a change in another tab.
      const current =
        localStore.get(favouritesKey(kind, account)) === null ? state.ids : readFavourites(localStore, kind, account);
      const ids = withFavourite(current, id, favourite);
      writeFavourites(localStore, kind, account, ids);
      setState({ account, ids });
    },
  };
}
