import { describe, expect, it } from 'vitest';
import { gameVendorList } from '#api/games.ts';
import { cacheKey } from './remote.ts';
import type { KeyValueStore } from './storage.ts';
import { readTabCache, writeTabCache } from './tabCache.ts';

function memory(): KeyValueStore & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const lanes = { data: { lanes: [{ title: 'LIVE' as const, cards: [], gameClassify: [] }] } };
const thai = cacheKey(gameVendorList, { language: 'TH' }, null);

describe('an answer in the tab cache', () => {
  it('is found under the same key', () => {
    const store = memory();
    writeTabCache(store, gameVendorList, thai, { value: lanes, at: 5 });
    expect(readTabCache(store, gameVendorList, thai)).toEqual({ value: lanes, at: 5 });
  });
  it.each([
    ['another language', cacheKey(gameVendorList, { language: 'EN' }, null)],
    ['another player', cacheKey(gameVendorList, { language: 'TH' }, 'token')],
  ])('is not the answer for %s', (_who, key) => {
    const store = memory();
    writeTabCache(store, gameVendorList, thai, { value: lanes, at: 5 });
    expect(readTabCache(store, gameVendorList, key)).toBeUndefined();
  });
  it.each(['', 'null', '{', '{"key":1}', JSON.stringify({ key: thai, value: { data: 7 }, at: 1 })])(
    'is dropped when the storage has %j',
    (text) => {
      const store = memory();
      store.set('cached.gameVendorList', text);
      expect(readTabCache(store, gameVendorList, thai)).toBeUndefined();
      expect(store.values.size).toBe(0);
    },
  );
});
