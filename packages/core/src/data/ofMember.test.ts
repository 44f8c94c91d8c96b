import { expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.testing.ts';
import { moveToNumber, nameOfMember, readOfMember } from './ofMember.ts';
import type { KeyValueStore } from './storage.ts';

const names = nameOfMember('lotteryFavourites', { id: '10001', account: 'somchai' });

function stored(entries: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(entries));
  const storage = memoryStorage(values);
  const store: Pick<KeyValueStore, 'get' | 'remove' | 'set'> = {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
  };
  return { values, store };
}

it('reads what was stored under the user name, and moves it to the number of the account', () => {
  const { values, store } = stored({ 'lotteryFavourites:somchai': 'a', 'lotteryFavourites:other': 'b' });
  expect(readOfMember(store, names)).toBe('a');
  moveToNumber(store, names);
  expect(Object.fromEntries(values)).toEqual({ 'lotteryFavourites:10001': 'a', 'lotteryFavourites:other': 'b' });
  expect(readOfMember(store, names)).toBe('a');
});

it('keeps what is newer, and drops the former', () => {
  const { values, store } = stored({ 'lotteryFavourites:somchai': 'old', 'lotteryFavourites:10001': 'new' });
  expect(readOfMember(store, names)).toBe('new');
  moveToNumber(store, names);
  expect(Object.fromEntries(values)).toEqual({ 'lotteryFavourites:10001': 'new' });
});

it('leaves an account alone whose user name is its number', () => {
  const { values, store } = stored({ 'lotteryFavourites:7': 'a' });
  moveToNumber(store, nameOfMember('lotteryFavourites', { id: '7', account: '7' }));
  expect(Object.fromEntries(values)).toEqual({ 'lotteryFavourites:7': 'a' });
});

it('reads nothing where nothing is', () => {
  const { values, store } = stored({});
  moveToNumber(store, names);
  expect(readOfMember(store, names)).toBeNull();
  expect(values.size).toBe(0);
});
