import { createRandom } from '#demo/art/random.ts';
import { minuteMs } from '#text/durations.ts';
import type { Match } from './matches.ts';

/** How often the prices of a match move before it. Each step of `priceStepMs` has one move, at a moment of its own. */
export const priceMoves = 40;

/** Betting stops once before a match for so long. */
const pauseMs = minuteMs;
/** It begins between so many steps before the match: a new match of a list, long before most bets. */
const pauseSteps = { first: 18, last: 15 } as const;

/** What is drawn of a match, once for all that ask. */
interface Instants {
  readonly pausesAt: number;
  /** How far into its step each move is, as a share of it. */
  readonly shares: readonly number[];
}

/** Pure functions of seed and match, which every read of a list asks for. As many as several lists have. */
const drawn = new Map<string, Instants>();
const mostDrawn = 1_000;

function instantsOf(seed: number, { id, startsAt, priceStepMs }: Match): Instants {
  const key = `${seed} ${id}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const random = createRandom(seed, `${id} instants`);
  const pausesAt = startsAt - Math.floor(random.range(pauseSteps.last * priceStepMs, pauseSteps.first * priceStepMs));
  const instants = { pausesAt, shares: Array.from({ length: priceMoves }, () => random.next()) };
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(key, instants);
  return instants;
}

/** Whether betting on a match that has not begun is stopped at `at`. */
export function isPaused(seed: number, match: Match, at: number): boolean {
  if (at >= match.startsAt) return false;
  const { pausesAt } = instantsOf(seed, match);
  return at >= pausesAt && at < pausesAt + pauseMs;
}

/** How many of the moves of a match have happened at `at`. While betting is stopped, prices stand. */
export function movesBy(seed: number, match: Match, at: number): number {
  const { startsAt, priceStepMs } = match;
  if (at >= startsAt) return priceMoves;
  const { pausesAt, shares } = instantsOf(seed, match);
  const moment = at >= pausesAt && at < pausesAt + pauseMs ? pausesAt : at;
  const steps = (moment - startsAt) / priceStepMs + priceMoves;
  if (steps < 0) return 0;
  const whole = Math.floor(steps);
  return whole + (steps - whole >= (shares[whole] ?? 1) ? 1 : 0);
}
