import { describe, expect, it } from 'vitest';
import type { RoundResult } from '#api/launch.ts';
import { roadColumns, roadOf, roadRows } from './road.model.ts';

const words: Readonly<Record<string, RoundResult>> = { B: 'banker', P: 'player', T: 'tie' };

/** The road of results in letters, a row per line: `B`, `P`, in lower case with a third result after it. */
function draw(letters: string): readonly string[] {
  const { marks = [] } = roadOf([...letters].flatMap((letter) => words[letter] ?? [])) ?? {};
  const columns = Math.max(-1, ...marks.map(({ column }) => column)) + 1;
  return Array.from({ length: roadRows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const mark = marks.find((each) => each.column === column && each.row === row);
      if (!mark) return '.';
      const letter = mark.side === 'first' ? 'B' : 'P';
      return mark.thirds > 0 ? letter.toLowerCase() : letter;
    }).join(''),
  );
}

describe('a road map', () => {
  it('puts a run into a column, and ties at the mark before them', () =>
    expect(draw('BBPTPPB')).toEqual(['BpB', 'BP.', '.P.', '...', '...', '...']));
  it('turns right at the bottom, and the next run takes the next free column', () =>
    expect(draw('BBBBBBBBPP')).toEqual(['BP.', 'BP.', 'B..', 'B..', 'B..', 'BBB']));
  it('turns right above a mark that is in its way', () =>
    expect(draw('BBBBBBBPPPPPPP')).toEqual(['BP..', 'BP..', 'BP..', 'BP..', 'BPPP', 'BB..']));
  it('never puts two marks in one place', () => {
    const letters = 'B'.repeat(9) + 'P'.repeat(9) + 'B'.repeat(9) + 'P'.repeat(9) + 'BPBBBBBBBBP';
    const { marks = [] } = roadOf([...letters].flatMap((letter) => words[letter] ?? [])) ?? {};
    expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size).toBe(marks.length);
    expect(marks).toHaveLength(letters.length);
  });
  it('leaves out the oldest columns', () => {
    const marks = roadOf(Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'dragon' : 'tiger')))?.marks ?? [];
    expect(marks).toHaveLength(roadColumns);
    expect(marks[0]).toMatchObject({ column: 0, row: 0 });
    expect(marks.at(-1)).toMatchObject({ column: roadColumns - 1, side: 'second' });
  });
  it('counts each result, the most frequent first, and leaves out unknown ones', () =>
    expect(roadOf(['big', 'small', 'big', 'triple', { other: 'odd' }])?.counts).toEqual([
      { result: 'big', side: 'first', count: 2 },
      { result: 'small', side: 'second', count: 1 },
      { result: 'triple', side: 'third', count: 1 },
    ]));
  it.each([[[]], [[{ other: 'odd' }]]])('is null for %j', (results) => expect(roadOf(results)).toBeNull());
  it('has no mark for ties before the first side', () => expect(roadOf(['tie', 'tie'])?.marks).toEqual([]));
});
