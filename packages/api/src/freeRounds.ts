import * as v from 'valibot';
import { open } from './open.ts';
import { amount, gameTypes, isoDateTime, notEmpty, wholeNumber } from './primitives.ts';

/** The game of free rounds, as it is launched, what each round is played for, and what their wins bind. */
const freeRoundTerms = {
  vassalage: v.pipe(v.string(), notEmpty),
  gameType: open(gameTypes),
  nodeId: wholeNumber,
  /** In the requested language, like `vendorName`. */
  gameName: v.string(),
  vendorName: v.string(),
  /** The stake of every round, which is not charged. */
  stake: amount,
  /** What has to be wagered of what they win, in per cent of it, before a withdrawal; 0 for nothing. */
  turnoverPercent: wholeNumber,
};

/** PTS-03: the free rounds that one of a reward gives. */
export const offeredFreeRounds = v.object({
  ...freeRoundTerms,
  rounds: wholeNumber,
  /** They have to be played within so many days. */
  days: wholeNumber,
});

/** PTS-03: where free rounds are. `lapsed` ones were not played in time. */
export const freeRoundStates = ['open', 'played', 'lapsed'] as const;
export type FreeRoundState = (typeof freeRoundStates)[number];

/** PTS-03: the free rounds of a member. */
export const ownFreeRounds = v.object({
  ...freeRoundTerms,
  rounds: wholeNumber,
  /** How many of them were not played. */
  left: wholeNumber,
  /** What they have won so far. */
  won: amount,
  state: open(freeRoundStates),
  endsAt: isoDateTime,
});
export type OwnFreeRounds = v.InferOutput<typeof ownFreeRounds>;
