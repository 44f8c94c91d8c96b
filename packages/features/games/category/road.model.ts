import type { Room, RoundResult } from '#api/launch.ts';

/** Rows of a road map, as at the tables of casinos. */
export const roadRows = 6;
/** The most columns that are shown; older ones are left out. */
export const roadColumns = 18;

/** The side of a result: one of the two that a road map compares, or the rare third result of the game. */
type Side = 'first' | 'second' | 'third';

const sides: Readonly<Record<RoundResult, Side>> = {
  ...{ banker: 'first', dragon: 'first', big: 'first', high: 'first', red: 'first' },
  ...{ player: 'second', tiger: 'second', small: 'second', low: 'second', black: 'second' },
  ...{ tie: 'third', triple: 'third', eleven: 'third', zero: 'third' },
};

/** A mark of a road map. Columns and rows begin at 0. */
export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly side: 'first' | 'second';
  /** How many third results came directly after it. */
  readonly thirds: number;
}

/** The latest results of a table. */
export interface Road {
  readonly marks: readonly RoadMark[];
  /** How often each result came, the most frequent first. */
  readonly counts: readonly { readonly result: RoundResult; readonly side: Side; readonly count: number }[];
}

/**
 * Lays results out as a big road: a run of the same side goes down its column, and on to the right where there is no
 * place below; the other side begins a new column. Third results are counted at the mark before them. Words that the contract
 * does not know are left out.
 * @param results oldest first
 * @returns null without results
 */
export function roadOf(results: Room['road']): Road | null {
  const known = results.filter((result): result is RoundResult => typeof result === 'string' && result in sides);
  if (known.length === 0) return null;
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  const isTaken = (column: number, row: number): boolean => taken.has(`${column} ${row}`);
  /** The column in which the current run began. */
  let begun = -1;
  for (const result of known) {
    const side = sides[result];
    const last = marks.at(-1);
    if (side === 'third') {
      if (last) marks[marks.length - 1] = { ...last, thirds: last.thirds + 1 };
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
    marks.push({ ...next, side, thirds: 0 });
  }
  const left = Math.max(0, Math.max(...marks.map(({ column }) => column)) + 1 - roadColumns);
  return {
    marks: marks.filter(({ column }) => column >= left).map((mark) => ({ ...mark, column: mark.column - left })),
    counts: countsOf(known),
  };
}

function countsOf(results: readonly RoundResult[]): Road['counts'] {
  return [...new Set(results)]
    .map((result) => ({ result, side: sides[result], count: results.filter((one) => one === result).length }))
    .toSorted((one, other) => other.count - one.count);
}
