import * as v from 'valibot';
import { matchClock, matchScore } from './matches.ts';
import { open } from './open.ts';
import { amount, isoDateTime } from './primitives.ts';

/** The result of a bet. `even`: exactly the stake was returned. */
export const betStates = ['waiting', 'won', 'lost', 'even'] as const;
export type BetState = (typeof betStates)[number];

/** The result of one pick; `half…` won or lost half of the stake and had the other half returned, as a quarter line does. */
export const legStates = [...betStates, 'halfWon', 'halfLost'] as const;
export type LegState = (typeof legStates)[number];

/** A pick of a bet on matches. A parlay has several. */
export const betLeg = v.object({
  matchId: v.string(),
  /** The two sides, like `pick` in the requested language. */
  match: v.string(),
  pick: v.string(),
  /** The price that was taken, in decimal odds. */
  odds: amount,
  state: open(legStates),
  /** The side that it is on. Absent for a draw and a number of goals. */
  side: v.optional(open(['home', 'away'])),
  /** What that side is given in goals, like `'-0.75'`. Absent without a handicap. */
  handicap: v.optional(v.string()),
  startsAt: isoDateTime,
  /** Of a match that runs or has ended. */
  score: matchScore,
  clock: matchClock,
});
export type BetLeg = v.InferOutput<typeof betLeg>;

/** The draw of a bet on a lottery: the lottery by its `gameId`, and the number of the draw. */
export const betDraw = v.object({ gameId: v.string(), numero: v.string() });
