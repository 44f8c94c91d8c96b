import { describe, expect, it } from 'vitest';
import { favouritesName, readFavourites, withFavourite, writeFavourites } from './deviceFavourites.ts';

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  };
}

const demo = { id: '1', account: 'demo' };
const agent = { id: '2', account: 'agent' };

describe('favourites on the device (LOT-03, RT-05)', () => {
  it('are stored per kind and account', () => {
    const store = memory();
    writeFavourites(store, 'lottery', demo, ['a', 'b']);
    writeFavourites(store, 'lottery', agent, ['c']);
    expect(readFavourites(store, 'lottery', demo)).toEqual(['a', 'b']);
    expect(readFavourites(store, 'lottery', agent)).toEqual(['c']);
    expect(readFavourites(store, 'lottery', { id: '3', account: 'newbie' })).toEqual([]);
    expect(readFavourites(store, 'table', demo)).toEqual([]);
  });
  it.each(['', 'null', '{}', '"a"', '[', '7'])('are empty for a stored %j', (stored) =>
    expect(readFavourites(memory({ [favouritesName('lottery', demo).name]: stored }), 'lottery', demo)).toEqual([]),
  );
  it('leave out invalid ids and duplicates', () =>
    expect(
      readFavourites(memory({ [favouritesName('lottery', demo).name]: '["a",1,null,"a","b"]' }), 'lottery', demo),
    ).toEqual(['a', 'b']));
  it('list the latest first', () => {
    expect(withFavourite(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
    expect(withFavourite(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});
