// The demo slot machine: three reels, three visible rows, five lines. Wins are whole multiples of the stake, so every
// win is whole satang.

/** The rank of a symbol; 0 is the rarest. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Rank 0 substitutes for every other symbol. */
const wild: Rank = 0;

/** The prize for three of a rank on a line, as a multiple of the stake. Every prize exceeds the stake. */
export const pays: readonly number[] = [50, 15, 12, 8, 5, 3, 2, 2];

/** The reel strips, top to bottom. Each strip is a ring. */
export const strips: readonly (readonly Rank[])[] = [
  [7, 4, 6, 2, 5, 7, 3, 6, 1, 7, 5, 4, 6, 0, 7, 3, 5, 2, 6, 4, 7, 1, 5, 3],
  [6, 3, 7, 5, 1, 6, 4, 7, 2, 5, 6, 3, 7, 0, 5, 4, 7, 1, 6, 3, 5, 2, 7, 4],
  [5, 7, 2, 6, 4, 7, 3, 5, 6, 1, 7, 4, 5, 0, 6, 7, 3, 2, 5, 6, 1, 7, 3, 4],
];

/** The paylines: for each line, its row on each reel. */
export const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** The visible ranks: `grid[reel][row]`. */
export type Grid = readonly (readonly Rank[])[];

/** A win on one payline. */
export interface LineWin {
  /** Index in `lines`. */
  readonly line: number;
  readonly rank: Rank;
  /** As a multiple of the stake. */
  readonly pays: number;
}

/** The outcome of a spin. */
export interface Outcome {
  readonly grid: Grid;
  readonly wins: readonly LineWin[];
}

/** Spins the reels. Every stop of a reel is equally likely. @param random floats in [0, 1) */
export function spin(random: () => number): Outcome {
  return outcomeAt(strips.map((strip) => Math.floor(random() * strip.length)));
}

/** The visible symbols and the wins when the reels stop at these positions. */
export function outcomeAt(stops: readonly number[]): Outcome {
  const grid = strips.map((strip, reel) =>
    [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? wild),
  );
  return { grid, wins: lines.flatMap((_, line) => winOn(grid, line) ?? []) };
}

/** The sum of all wins as a multiple of the stake. */
export function totalPays(outcome: Outcome): number {
  return outcome.wins.reduce((sum, win) => sum + win.pays, 0);
}

function winOn(grid: Grid, line: number): LineWin | undefined {
  const crossed = grid.map((column, reel) => column[lines[line]?.[reel] ?? 0] ?? wild);
  const rank = crossed.find((each) => each !== wild) ?? wild;
  if (!crossed.every((each) => each === rank || each === wild)) return undefined;
  return { line, rank, pays: pays[rank] ?? 0 };
}
