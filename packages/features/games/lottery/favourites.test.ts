import { describe, expect, it } from 'vitest';
import { favouritesKey, readFavourites, withFavourite, writeFavourites } from './favourites.ts';

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('favourites (LOT-03)', () => {
  it('are stored per user name', () => {
    const store = memory();
    writeFavourites(store, 'demo', ['a', 'b']);
    writeFavourites(store, 'agent', ['c']);
    expect(readFavourites(store, 'demo')).toEqual(['a', 'b']);
    expect(readFavourites(store, 'agent')).toEqual(['c']);
    expect(readFavourites(store, 'newbie')).toEqual([]);
  });
  it.each(['', 'null', '{}', '"a"', '[', '7'])('are empty for a stored %j', (stored) =>
    expect(readFavourites(memory({ [favouritesKey('demo')]: stored }), 'demo')).toEqual([]),
  );
  it('leave out invalid ids and duplicates', () =>
    expect(readFavourites(memory({ [favouritesKey('demo')]: '["a",1,null,"a","b"]' }), 'demo')).toEqual(['a', 'b']));
  it('list the latest first', () => {
    expect(withFavourite(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
    expect(withFavourite(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});
