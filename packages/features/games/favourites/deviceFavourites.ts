import { type StoredMember, nameOfMember, readOfMember } from '#core/data/ofMember.ts';
import type { KeyValueStore } from '#core/data/storage.ts';

/** What an account's favourites on the device are of: lotteries (LOT-03) or live tables (RT-05). */
export type FavouriteKind = 'lottery' | 'table';

/** Storage names of an account's favourites of a kind, which are stored on the device (STO-01). */
export const favouritesName = (kind: FavouriteKind, member: StoredMember) => nameOfMember(`${kind}Favourites`, member);

/** Limits the length of a corrupt entry. */
const maxFavourites = 500;

/** Reads the favourites, latest first. An invalid entry reads as an empty list. */
export function readFavourites(
  store: Pick<KeyValueStore, 'get'>,
  kind: FavouriteKind,
  member: StoredMember,
): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readOfMember(store, favouritesName(kind, member)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is string => typeof id === 'string'))].slice(0, maxFavourites);
  } catch {
    return [];
  }
}

/** Stores the favourites of an account. */
export const writeFavourites = (
  store: Pick<KeyValueStore, 'set'>,
  kind: FavouriteKind,
  member: StoredMember,
  ids: readonly string[],
): void => store.set(favouritesName(kind, member).name, JSON.stringify(ids.slice(0, maxFavourites)));

/** Returns the list with the favourite first, or without it. */
export const withFavourite = (ids: readonly string[], id: string, favourite: boolean): readonly string[] => {
  const others = ids.filter((other) => other !== id);
  return favourite ? [id, ...others] : others;
};
