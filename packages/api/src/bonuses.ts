import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameTypes, isoDateTime, language, notEmpty, page, wholeNumber } from './primitives.ts';
import { rewardKinds } from './rewards.ts';

/**
 * - `active`: has still to be wagered.
 * - `met`: wagered, or the balance was used up. What is left is the player's.
 * - `expired`: not wagered in time; what was left of it was taken back.
 * - `cancelled`: given up by the player; what was left of it was taken back.
 */
export const bonusStatuses = ['active', 'met', 'expired', 'cancelled'] as const;
export type BonusStatus = (typeof bonusStatuses)[number];

/** MEM-03d: a reward that was taken and has to be wagered before money leaves. */
export const bonus = v.object({
  id: v.string(),
  /** In the requested language. */
  name: v.string(),
  kind: open(rewardKinds),
  amount,
  /** Of the credit, as in the account record. */
  reference: v.string(),
  status: open(bonusStatuses),
  /** The stakes to wager, and how far they are. */
  required: amount,
  done: amount,
  /** The game types whose bets count; empty for all. */
  gameTypes: list(open(gameTypes)),
  /** The largest stake that counts; absent where each counts. */
  mostStake: v.optional(amount),
  /** For `turnoverBets`, which lists the bets that counted. */
  requirementId: v.string(),
  takenAt: isoDateTime,
  /** Null for one that does not expire. */
  endsAt: v.nullable(isoDateTime),
  /** What was won with it has to be withdrawn until then; null for no such end, absent where the platform does not say. */
  cashOutBy: v.optional(v.nullable(isoDateTime)),
});
export type Bonus = v.InferOutput<typeof bonus>;

export const bonusList = defineOperation({
  id: 'bonusList',
  method: 'GET',
  path: '/wps/member/bonuses',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Without `status`, bonuses of every status. */
  input: v.object({ status: v.optional(v.picklist(bonusStatuses)), ...page, language }),
  output: v.object({ list: list(bonus), totalPages: wholeNumber }),
});
export const bonusListDocs: OperationDocs<typeof bonusList> = {
  summary: 'Returns one page of the member’s bonuses, newest first.',
  example: { pageNo: 1, pageSize: 15, language: 'TH' },
  assumed: true,
  features: ['BONUSES'],
};

/** What cancelling a bonus does to the balance. */
const sums = {
  /** Taken back: what is left of the bonus. */
  removed: amount,
  /** Stays, and is no longer bound by this bonus. */
  kept: amount,
};
export const bonusSums = v.object(sums);
export type BonusSums = v.InferOutput<typeof bonusSums>;

export const bonusCancelPreview = defineOperation({
  id: 'bonusCancelPreview',
  method: 'GET',
  path: '/wps/member/bonuses/cancel',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ id: v.string() }),
  output: bonusSums,
  refusals: ['bonus_closed', 'bonus_in_play'],
});
export const bonusCancelPreviewDocs: OperationDocs<typeof bonusCancelPreview> = {
  summary: 'Returns what cancelling a bonus would take back and what would stay. Changes nothing.',
  example: { id: 'unknown' },
  assumed: true,
  features: ['BONUSES'],
};

/** A bonus that was cancelled. */
export const bonusCancelled = v.object({ id: v.string(), reference: v.string(), ...sums });
export type BonusCancelled = v.InferOutput<typeof bonusCancelled>;

export const bonusCancel = defineOperation({
  id: 'bonusCancel',
  method: 'POST',
  path: '/wps/member/bonuses/cancel',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'depositBonuses',
    'turnoverList',
    'withdrawOptions',
    'uplineInfo',
    'rewardList',
    'bonusList',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  /** `seen`: the sums that the player has agreed to. */
  input: v.object({ id: v.pipe(v.string(), notEmpty), seen: bonusSums }),
  output: bonusCancelled,
  refusals: ['bonus_closed', 'bonus_changed', 'bonus_in_play'],
});
export const bonusCancelDocs: OperationDocs<typeof bonusCancel> = {
  summary: 'Gives a bonus up, with the sums that its preview has shown.',
  example: { id: 'unknown', seen: { removed: '100.00', kept: '250.00' } },
  assumed: true,
  features: ['BONUSES'],
};
