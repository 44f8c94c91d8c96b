import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, nothing, page } from './primitives.ts';

/** What of the bets on one kind of game comes back. */
export const rebateItem = v.object({
  gameType,
  /** The stakes that count: of bets that are settled, and were won or lost. */
  validBet: amount,
  /** Of the valid bet, in per cent: `0.80`. */
  rate: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'per cent with two decimals')),
  amount,
});
export type RebateItem = v.InferOutput<typeof rebateItem>;

export const rebateSummaryValue = v.object({
  /** The last claim; before the first one the first bet; null for an account that has not bet. */
  since: v.nullable(isoDateTime),
  /** Bets that were settled before this moment are in the sum. */
  until: isoDateTime,
  /** Kinds of games without a valid bet are absent. */
  items: v.array(rebateItem),
  total: amount,
  /** The smallest sum that is paid out. */
  minimum: amount,
  /** What the sum lacks of the smallest one; null when it is enough. */
  missing: v.nullable(amount),
  /** Where claims are limited: until then none is taken. Null when one is taken now. */
  nextClaimAt: v.optional(v.nullable(isoDateTime), null),
});
export type RebateSummaryValue = v.InferOutput<typeof rebateSummaryValue>;

/** A rebate that was credited. */
export const rebateClaimed = v.object({
  reference: v.string(),
  /** What the claim named: by this it is found again whose answer was lost. */
  until: isoDateTime,
  claimedAt: isoDateTime,
  amount,
  items: v.array(rebateItem),
});
export type RebateClaimed = v.InferOutput<typeof rebateClaimed>;

/**
 * Why a claim is refused, beside the code `operation_not_allowed`, as `reason` of what the platform adds: there is
 * nothing to claim, too little of it, or another sum than the player saw.
 */
export const rebateRefusals = ['nothing', 'belowMinimum', 'changed'] as const;
export type RebateRefusal = (typeof rebateRefusals)[number];

export const rebateSummary = defineOperation({
  id: 'rebateSummary',
  summary: 'What of the player’s valid bets can be claimed now (MEM-03h, MANPLAYREB3).',
  method: 'GET',
  path: '/wps/member/rebate',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: rebateSummaryValue,
  assumed: true,
});

export const rebateClaim = defineOperation({
  id: 'rebateClaim',
  summary: 'Credits the rebate that the player saw: that sum, or nothing.',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  effect: 'money',
  auth: 'member',
  body: 'json',
  /** `until` and `total` of the summary that the player saw. */
  input: v.object({ until: isoDateTime, amount }),
  output: rebateClaimed,
  assumed: true,
});

export const rebateHistory = defineOperation({
  id: 'rebateHistory',
  summary: 'The rebates that the player has claimed, newest first.',
  method: 'GET',
  path: '/wps/member/rebate/history',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: v.array(rebateClaimed), totalPages: v.pipe(v.number(), v.integer()) }),
  assumed: true,
});
