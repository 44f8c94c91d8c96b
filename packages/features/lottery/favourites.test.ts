import { describe, expect, it } from 'vitest';
import { favouritesKey, readFavourites, withFavourite, writeFavourites } from './favourites.ts';

function memory(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: string) => void held.set(key, value),
  };
}

describe('favourites (LOT-03)', () => {
  it('are kept apart for each user name', () => {
    const store = memory();
    writeFavourites(store, 'demo', ['a', 'b']);
    writeFavourites(store, 'agent', ['c']);
    expect(readFavourites(store, 'demo')).toEqual(['a', 'b']);
    expect(readFavourites(store, 'agent')).toEqual(['c']);
    expect(readFavourites(store, 'newbie')).toEqual([]);
  });
  it.each(['', 'null', '{}', '"a"', '[', '7'])('survive a stored %j', (stored) =>
    expect(readFavourites(memory({ [favouritesKey('demo')]: stored }), 'demo')).toEqual([]),
  );
  it('leave out what is no id, and repetitions', () =>
    expect(readFavourites(memory({ [favouritesKey('demo')]: '["a",1,null,"a","b"]' }), 'demo')).toEqual(['a', 'b']));
  it('have the latest at their head', () => {
    expect(withFavourite(['a', 'b'], 'b', true)).toEqual(['b', 'a']);
    expect(withFavourite(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});
