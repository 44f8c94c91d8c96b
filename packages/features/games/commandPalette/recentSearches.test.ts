import { describe, expect, it } from 'vitest';
import { addRecent, clearRecent, maxRecent, readRecent } from './recentSearches.ts';

function memory(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

describe('recent searches', () => {
  it('lists the latest first, without duplicates in any case', () => {
    const store = memory();
    for (const text of ['lotus', 'มังกร', ' Lotus ', 'tiger']) addRecent(store, text);
    expect(readRecent(store)).toEqual(['tiger', 'Lotus', 'มังกร']);
  });
  it('limits their number', () => {
    const store = memory();
    for (let at = 0; at < 20; at += 1) addRecent(store, `game ${at}`);
    expect(readRecent(store)).toHaveLength(maxRecent);
    expect(readRecent(store)[0]).toBe('game 19');
  });
  it('ignores single letters, and truncates long texts', () => {
    const store = memory();
    addRecent(store, 'x');
    addRecent(store, ' ');
    addRecent(store, 'y'.repeat(500));
    expect(readRecent(store).map(({ length }) => length)).toEqual([60]);
  });
  it.each(['', 'null', '{', '[1]', '{"a":1}'])('reads %j as empty', (text) =>
    expect(readRecent(memory({ recentSearches: text }))).toEqual([]),
  );
  it('can be cleared', () => {
    const store = memory();
    addRecent(store, 'lotus');
    clearRecent(store);
    expect(readRecent(store)).toEqual([]);
  });
});
