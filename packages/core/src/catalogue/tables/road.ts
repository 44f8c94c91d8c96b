import type { Room, RoundResult } from '#api/launch.ts';

/** Rows of a road map, as at the tables of casinos. */
export const roadRows = 6;

/** The side of a result: the two that a road map compares, a ring and a disc, or the rare third result of the game. */
export type RoadSide = 'red' | 'blue' | 'tie';

/** The results of each game: red, blue, and the third one. */
const games: readonly (readonly [red: RoundResult, blue: RoundResult, tie: RoundResult])[] = [
  ['banker', 'player', 'tie'],
  ['tiger', 'dragon', 'tie'],
  ['big', 'small', 'triple'],
  ['high', 'low', 'eleven'],
  ['red', 'black', 'zero'],
];
const order = ['red', 'blue', 'tie'] as const satisfies readonly RoadSide[];

const sides: ReadonlyMap<unknown, RoadSide> = new Map(
  games.flatMap((results) => results.map((result, at) => [result, order[at] ?? 'tie'] as const)),
);

/** A mark of a road map. Columns and rows begin at 0. */
export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly side: 'red' | 'blue';
  /** How many third results came directly after it. */
  readonly ties: number;
}

/** The latest results of a table. */
export interface Road {
  /** Oldest first. */
  readonly marks: readonly RoadMark[];
  /** How often each result of the game came: red, blue, and the third one, at every table. */
  readonly counts: readonly { readonly result: RoundResult; readonly side: RoadSide; readonly count: number }[];
}

/**
 * Lays results out as a big road: a run of the same side goes down its column, and on to the right where there is no
 * place below; the other side begins a new column. Third results are counted at the mark before them. Words that the contract
 * does not know are left out.
 * @param results oldest first
 * @returns null without results
 */
export function roadOf(results: Room['road']): Road | null {
  const known = results.filter((result): result is RoundResult => sides.has(result));
  if (known.length === 0) return null;
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  const isTaken = (column: number, row: number): boolean => taken.has(`${column} ${row}`);
  /** The column in which the current run began. */
  let begun = -1;
  for (const result of known) {
    const side = sides.get(result) ?? 'tie';
    const last = marks.at(-1);
    if (side === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const next = (() => {
      if (last?.side !== side) {
        begun += 1;
        while (isTaken(begun, 0)) begun += 1;
        return { column: begun, row: 0 };
      }
      const { column, row } = last;
      // Once turned, a run stays in its row.
      const goesDown = column === begun && row + 1 < roadRows && !isTaken(column, row + 1);
      return goesDown ? { column, row: row + 1 } : { column: column + 1, row };
    })();
    taken.add(`${next.column} ${next.row}`);
    marks.push({ ...next, side, ties: 0 });
  }
  return { marks, counts: countsOf(known) };
}

/** The latest columns of a road, of which the first becomes column 0. */
export function latestColumns(marks: readonly RoadMark[], columns: number): readonly RoadMark[] {
  const left = Math.max(0, ...marks.map(({ column }) => column + 1 - columns));
  return marks.flatMap((mark) => (mark.column < left ? [] : [{ ...mark, column: mark.column - left }]));
}

function countsOf(known: readonly RoundResult[]): Road['counts'] {
  const game = games.find((results) => known.every((result) => results.includes(result)));
  return (game ?? [...new Set(known)])
    .map((result) => ({
      result,
      side: sides.get(result) ?? 'tie',
      count: known.filter((one) => one === result).length,
    }))
    .toSorted((one, other) => order.indexOf(one.side) - order.indexOf(other.side));
}
