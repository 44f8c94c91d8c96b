import type { KeyValueStore } from '#core/data/storage.ts';

/** Storage key of an account's favourite lotteries, which are stored on the device (STO-01, LOT-03). */
export const favouritesKey = (account: string): string => `lotteryFavourites:${account}`;

/** Limits the length of a corrupt entry. */
const maxFavourites = 500;

/** Reads the favourites, latest first. An invalid entry reads as an empty list. */
export function readFavourites(store: Pick<KeyValueStore, 'get'>, account: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store.get(favouritesKey(account)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is string => typeof id === 'string'))].slice(0, maxFavourites);
  } catch {
    return [];
  }
}

/** Stores the favourites of an account. */
export const writeFavourites = (store: Pick<KeyValueStore, 'set'>, account: string, ids: readonly string[]): void =>
  store.set(favouritesKey(account), JSON.stringify(ids.slice(0, maxFavourites)));

/** Returns the list with the lottery first, or without it. */
export const withFavourite = (ids: readonly string[], gameId: string, favourite: boolean): readonly string[] => {
  const others = ids.filter((id) => id !== gameId);
  return favourite ? [gameId, ...others] : others;
};
