import { secondMs } from '#text/durations.ts';

/** How long a price that has moved says so, in ms. */
export const movedMs = 5 * secondMs;

/** How a price has moved, and when, in ms since the epoch. */
export interface Move {
  readonly way: 'up' | 'down';
  readonly at: number;
}

/** Prices, or how they have moved, by keys of whoever shows them. */
export type Prices = ReadonlyMap<string, string>;
export type Moves = ReadonlyMap<string, Move>;

/** How the prices have moved after an answer. One that was not there before has not moved. */
export function movesAfter(
  before: { readonly prices: Prices; readonly moves: Moves },
  prices: Prices,
  now: number,
): Moves {
  const moves = new Map<string, Move>();
  for (const [key, price] of prices) {
    const earlier = before.prices.get(key);
    const old = before.moves.get(key);
    if (earlier !== undefined && earlier !== price) {
      moves.set(key, { way: Number(price) > Number(earlier) ? 'up' : 'down', at: now });
    } else if (old !== undefined && now - old.at < movedMs) moves.set(key, old);
  }
  return moves;
}

/** The direction to show; undefined for a price that stands. */
export const wayOf = (move: Move | undefined, now: number): Move['way'] | undefined =>
  move !== undefined && now - move.at < movedMs ? move.way : undefined;
