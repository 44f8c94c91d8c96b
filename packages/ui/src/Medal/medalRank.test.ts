import { describe, expect, it } from 'vitest';
import { emblemOf, metalOf, metals } from './medalRank.ts';

describe('the metal of a rank', () => {
  it('is its own with as many levels as metals', () => {
    expect(metals.map((_, rank) => metalOf(rank, metals.length))).toEqual(metals);
  });

  it('is the lowest and the highest at the ends of any number of levels, and never goes back', () => {
    for (let levels = 2; levels <= 20; levels += 1) {
      const places = Array.from({ length: levels }, (_, rank) => metals.indexOf(metalOf(rank, levels)));
      expect(places[0]).toBe(0);
      expect(places.at(-1)).toBe(metals.length - 1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('is the lowest of one level, and holds for ranks that the list lacks', () => {
    expect(metalOf(0, 1)).toBe('first');
    expect(metalOf(0, 0)).toBe('first');
    expect(metalOf(9, 6)).toBe('highest');
    expect(metalOf(-1, 6)).toBe('first');
  });
});

describe('what is struck on a medal', () => {
  it('is a star on the lowest, a gem on the highest, and a crown with dots between', () => {
    const struck = Array.from({ length: 6 }, (_, rank) => emblemOf(rank, 6));
    expect(struck.map(({ emblem }) => emblem)).toEqual(['star', 'crown', 'crown', 'crown', 'crown', 'gem']);
    expect(struck.map(({ dots }) => dots)).toEqual([0, 1, 2, 3, 4, 0]);
  });

  it('has no more dots than a crown has room for, and is a star on the only level', () => {
    expect(emblemOf(7, 20)).toEqual({ emblem: 'crown', dots: 4 });
    expect(emblemOf(0, 1)).toEqual({ emblem: 'star', dots: 0 });
  });
});
