import { describe, expect, it } from 'vitest';
import { forgetRecent, keepRecent, mostRecent, readRecent } from './recentSearches.ts';

function memory(initial: Record<string, string> = {}) {
  const held = new Map(Object.entries(initial));
  return {
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: string) => void held.set(key, value),
    remove: (key: string) => void held.delete(key),
    clear: () => held.clear(),
  };
}

describe('recent searches', () => {
  it('keeps the latest first, each once, in any case', () => {
    const store = memory();
    for (const text of ['lotus', 'มังกร', ' Lotus ', 'tiger']) keepRecent(store, text);
    expect(readRecent(store)).toEqual(['tiger', 'Lotus', 'มังกร']);
  });
  it('keeps no more than there is room for', () => {
    const store = memory();
    for (let at = 0; at < 20; at += 1) keepRecent(store, `game ${at}`);
    expect(readRecent(store)).toHaveLength(mostRecent);
    expect(readRecent(store)[0]).toBe('game 19');
  });
  it('keeps no single letters, and nothing endless', () => {
    const store = memory();
    keepRecent(store, 'x');
    keepRecent(store, ' ');
    keepRecent(store, 'y'.repeat(500));
    expect(readRecent(store).map(({ length }) => length)).toEqual([60]);
  });
  it.each(['', 'null', '{', '[1]', '{"a":1}'])('makes nothing of %j', (text) =>
    expect(readRecent(memory({ recentSearches: text }))).toEqual([]),
  );
  it('forgets', () => {
    const store = memory();
    keepRecent(store, 'lotus');
    forgetRecent(store);
    expect(readRecent(store)).toEqual([]);
  });
});
