import * as v from 'valibot';
import type { KeyValueStore } from '../shared/storage.ts';

const place = 'recentSearches';
export const mostRecent = 8;
const longest = 60;
/** One letter is no search that anybody wants back. */
const shortest = 2;

const shape = v.array(v.string());

/** What was looked for on this device, the latest first; whatever stands in the storage. */
export function readRecent(store: KeyValueStore): readonly string[] {
  try {
    return v
      .parse(shape, JSON.parse(store.get(place) ?? '[]'))
      .map((text) => text.trim().slice(0, longest))
      .filter((text) => text !== '')
      .slice(0, mostRecent);
  } catch {
    return [];
  }
}

/** Keeps a search in front of the others, once. */
export function keepRecent(store: KeyValueStore, search: string): readonly string[] {
  const text = search.trim().slice(0, longest);
  const known = readRecent(store);
  if (text.length < shortest) return known;
  const others = known.filter((each) => each.toLowerCase() !== text.toLowerCase());
  const recent = [text, ...others].slice(0, mostRecent);
  store.set(place, JSON.stringify(recent));
  return recent;
}

export const forgetRecent = (store: KeyValueStore): void => store.remove(place);
