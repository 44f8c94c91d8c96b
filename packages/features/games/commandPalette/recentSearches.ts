import * as v from 'valibot';
import { list } from '#api/list.ts';
import type { KeyValueStore } from '#core/data/storage.ts';

const storageKey = 'recentSearches';
/** Number of recent searches to store. */
export const maxRecent = 8;
const maxLength = 60;
/** Single letters are not worth suggesting. */
const minLength = 2;

const storedSchema = list(v.string());

/** Reads the recent searches of this device, latest first. An invalid entry reads as an empty list. */
export function readRecent(store: KeyValueStore): readonly string[] {
  try {
    return v
      .parse(storedSchema, JSON.parse(store.get(storageKey) ?? '[]'))
      .map((text) => text.trim().slice(0, maxLength))
      .filter((text) => text !== '')
      .slice(0, maxRecent);
  } catch {
    return [];
  }
}

/** Stores a search as the latest one, and returns all of them. Ignores case when it removes duplicates. */
export function addRecent(store: KeyValueStore, search: string): readonly string[] {
  const text = search.trim().slice(0, maxLength);
  const stored = readRecent(store);
  if (text.length < minLength) return stored;
  const others = stored.filter((each) => each.toLowerCase() !== text.toLowerCase());
  const recent = [text, ...others].slice(0, maxRecent);
  store.set(storageKey, JSON.stringify(recent));
  return recent;
}

/** Deletes the recent searches of this device. */
export const clearRecent = (store: KeyValueStore): void => store.remove(storageKey);
