import { useEffect, useEffectEvent, useState } from 'react';
import { type StoredMember, moveToNumber } from '#core/data/ofMember.ts';
import { localStore } from '#core/data/storage.ts';
import {
  type FavouriteKind,
  favouritesName,
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
 * @param member whose they are; null while that is unknown
 */
export function useDeviceFavourites(kind: FavouriteKind, member: StoredMember | null): DeviceFavourites {
  const owner = member?.id ?? null;
  const read = (): readonly string[] => (member === null ? [] : readFavourites(localStore, kind, member));
  const [state, setState] = useState(() => ({ owner, ids: read() }));
  if (state.owner !== owner) setState({ owner, ids: read() });

  const move = useEffectEvent(() => {
    if (member !== null) moveToNumber(localStore, favouritesName(kind, member));
  });
  // Another tab changed them.
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (member !== null && key === favouritesName(kind, member).name) setState({ owner, ids: read() });
  });
  useEffect(() => {
    if (owner === null) return undefined;
    move();
    const onStorage = (event: StorageEvent): void => follow(event);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [kind, owner]);

  if (member === null) return { ids: [], set: null };
  return {
    ids: state.owner === owner ? state.ids : [],
    set(id, favourite) {
      // The store can be newer than the state: after a click before this render, or a change in another tab.
      const isStored = localStore.get(favouritesName(kind, member).name) !== null;
      const ids = withFavourite(isStored ? read() : state.ids, id, favourite);
      writeFavourites(localStore, kind, member, ids);
      setState({ owner, ids });
    },
  };
}
