import * as v from 'valibot';
import { offeredFreeRounds } from './freeRounds.ts';
import { open } from './open.ts';
import { amount, isoDateTime, notEmpty, wholeNumber } from './primitives.ts';

/** What a reward is: money for the balance, something that is sent, or free rounds. Only `goods` need a delivery. */
export const rewardKinds = ['credit', 'goods', 'spins'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The drawings of the site for rewards without a picture of the platform. */
export const rewardDrawings = ['coins', 'purse', 'reels', 'mug', 'umbrella', 'powerBank', 'bag', 'gift'] as const;
export type RewardDrawing = (typeof rewardDrawings)[number];

/** What points can be redeemed for. */
export const pointReward = v.object({
  id: v.pipe(v.string(), notEmpty),
  /** In the requested language, like `text`. */
  name: v.string(),
  text: v.optional(v.string(), ''),
  /** URL of a picture; null where the site draws `drawing` instead. */
  image: v.optional(v.nullable(v.string()), null),
  drawing: v.optional(open(rewardDrawings), 'gift'),
  kind: open(rewardKinds),
  /** The points of one. */
  pointsRequirement: wholeNumber,
  /** What a member has to have deposited or wagered first, over the last `days`; null for nothing. */
  amountRequirement: v.nullable(
    v.object({
      of: open(['deposit', 'wager']),
      amount,
      days: wholeNumber,
      /** How much of it the member has; null for a visitor. */
      done: v.nullable(amount),
      missing: v.nullable(amount),
    }),
  ),
  /** How many one person can have; null for any number. */
  redeemQuantity: v.nullable(wholeNumber),
  /** How many of those the member can still have; null for a visitor, and where there is no such number. */
  redeemLeft: v.nullable(wholeNumber),
  /** How many there are; null where they do not run out. */
  availableQuantity: v.nullable(wholeNumber),
  /** What wagering one credit asks for before a withdrawal, as an amount; null for nothing, and for other kinds. */
  turnover: v.optional(v.nullable(amount), null),
  /** What `spins` give; null for other kinds. */
  freeRounds: v.optional(v.nullable(offeredFreeRounds), null),
  /** The last moment; null for no end. */
  endsAt: v.nullable(isoDateTime),
});
export type PointReward = v.InferOutput<typeof pointReward>;
