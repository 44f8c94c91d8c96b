import { describe, expect, it } from 'vitest';
import type { RoundResult } from '#api/launch.ts';
import { latestColumns, roadOf, roadRows } from './road.ts';

const words: Readonly<Record<string, RoundResult>> = { B: 'banker', P: 'player', T: 'tie' };

/** The road of results in letters, a row per line: `B`, `P`, in lower case with a third result after it. */
function draw(letters: string): readonly string[] {
  const { marks = [] } = roadOf([...letters].flatMap((letter) => words[letter] ?? [])) ?? {};
  const columns = Math.max(-1, ...marks.map(({ column }) => column)) + 1;
  return Array.from({ length: roadRows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const mark = marks.find((each) => each.column === column && each.row === row);
      if (!mark) return '.';
      const letter = mark.side === 'red' ? 'B' : 'P';
      return mark.ties > 0 ? letter.toLowerCase() : letter;
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
  it('shows its latest columns', () => {
    const { marks = [] } = roadOf(Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 'dragon' : 'tiger'))) ?? {};
    const latest = latestColumns(marks, 18);
    expect(latest).toHaveLength(18);
    expect(latest[0]).toMatchObject({ column: 0, row: 0 });
    expect(latest.at(-1)).toMatchObject({ column: 17, side: 'red' });
    expect(latestColumns(marks, 60)).toEqual(marks);
    expect(latestColumns([], 18)).toEqual([]);
  });
  it.each<[results: readonly RoundResult[], red: RoundResult, blue: RoundResult, tie: RoundResult]>([
    [['player'], 'banker', 'player', 'tie'],
    [['dragon', 'tie'], 'tiger', 'dragon', 'tie'],
    [['small', 'small', 'big'], 'big', 'small', 'triple'],
    [['eleven'], 'high', 'low', 'eleven'],
    [['black', 'zero'], 'red', 'black', 'zero'],
  ])('of %j counts %s, %s and %s in this order', (results, ...expected) => {
    const counts = roadOf([...results])?.counts ?? [];
    expect(counts.map(({ result }) => result)).toEqual(expected);
    expect(counts.map(({ side }) => side)).toEqual(['red', 'blue', 'tie']);
    expect(counts.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(results.length);
  });
  it('leaves out unknown results', () =>
    expect(roadOf(['big', { other: 'odd' }])?.counts.map(({ count }) => count)).toEqual([1, 0, 0]));
  it('counts what belongs to no one game too', () =>
    expect(roadOf(['black', 'banker'])?.counts).toEqual([
      { result: 'banker', side: 'red', count: 1 },
      { result: 'black', side: 'blue', count: 1 },
    ]));
  it.each([[[]], [[{ other: 'odd' }]]])('is null for %j', (results) => expect(roadOf(results)).toBeNull());
  it('has no mark for ties before the first side', () => expect(roadOf(['tie', 'tie'])?.marks).toEqual([]));
});
