import type { KeyValueStore } from '../shared/storage.ts';

/** ENT-06, LOT-03: the lotteries that a player keeps stay on the device, apart for each user name. */
export const favouritesKey = (account: string): string => `lotteryFavourites:${account}`;

/** Nobody keeps more; it bounds what a broken entry can do. */
const most = 500;

/** Latest first. Whatever is stored, the outcome is a list of ids. */
export function readFavourites(store: Pick<KeyValueStore, 'get'>, account: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store.get(favouritesKey(account)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is string => typeof id === 'string'))].slice(0, most);
  } catch {
    return [];
  }
}

export const writeFavourites = (store: Pick<KeyValueStore, 'set'>, account: string, ids: readonly string[]): void =>
  store.set(favouritesKey(account), JSON.stringify(ids.slice(0, most)));

/** The list with the lottery at its head, or without it. */
export const withFavourite = (ids: readonly string[], gameId: string, kept: boolean): readonly string[] => {
  const others = ids.filter((id) => id !== gameId);
  return kept ? [gameId, ...others] : others;
};
