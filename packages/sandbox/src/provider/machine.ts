/**
 * The demonstration slot machine: three reels, three visible rows, five lines. It speaks in ranks, 0 being the rarest
 * symbol, and in whole multiples of the stake, so that every win is whole satang whatever the stake.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Rank 0 stands in for every other symbol. */
const wild: Rank = 0;

/** What three of a rank on a line pay, in stakes. No win is smaller than the stake: a loss never looks like a win. */
export const pays: readonly number[] = [50, 15, 12, 8, 5, 3, 2, 2];

/** The reels, top to bottom, each a ring. */
export const strips: readonly (readonly Rank[])[] = [
  [7, 4, 6, 2, 5, 7, 3, 6, 1, 7, 5, 4, 6, 0, 7, 3, 5, 2, 6, 4, 7, 1, 5, 3],
  [6, 3, 7, 5, 1, 6, 4, 7, 2, 5, 6, 3, 7, 0, 5, 4, 7, 1, 6, 3, 5, 2, 7, 4],
  [5, 7, 2, 6, 4, 7, 3, 5, 6, 1, 7, 4, 5, 0, 6, 7, 3, 2, 5, 6, 1, 7, 3, 4],
];

/** For each line, the row that it crosses on each reel. */
export const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** What is visible: `grid[reel][row]`. */
export type Grid = readonly (readonly Rank[])[];

export interface LineWin {
  /** Index in `lines`. */
  readonly line: number;
  readonly rank: Rank;
  /** In stakes. */
  readonly pays: number;
}

export interface Outcome {
  readonly grid: Grid;
  readonly wins: readonly LineWin[];
}

/** Turns every reel to a place of its own; each place is equally likely. */
export function spin(random: () => number): Outcome {
  return outcomeAt(strips.map((strip) => Math.floor(random() * strip.length)));
}

/** What the reels show when they stop at these places, and what it wins. */
export function outcomeAt(stops: readonly number[]): Outcome {
  const grid = strips.map((strip, reel) =>
    [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? wild),
  );
  return { grid, wins: lines.flatMap((_, line) => winOn(grid, line) ?? []) };
}

/** In stakes. */
export function totalPays(outcome: Outcome): number {
  return outcome.wins.reduce((sum, win) => sum + win.pays, 0);
}

function winOn(grid: Grid, line: number): LineWin | undefined {
  const crossed = grid.map((column, reel) => column[lines[line]?.[reel] ?? 0] ?? wild);
  const rank = crossed.find((each) => each !== wild) ?? wild;
  if (!crossed.every((each) => each === rank || each === wild)) return undefined;
  return { line, rank, pays: pays[rank] ?? 0 };
}
