import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameTypes, isoDateTime, nothing, page } from './primitives.ts';

/** The rebate on the bets of one game type. */
export const rebateItem = v.object({
  gameType: open(gameTypes),
  /** The stakes of settled bets that were won or lost. */
  validBet: amount,
  /** Per cent of the valid bet, such as `0.80`. */
  rate: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'per cent with two decimals')),
  amount,
});
export type RebateItem = v.InferOutput<typeof rebateItem>;

export const rebateSummaryValue = v.object({
  /** The last claim, or else the first bet; null for an account without bets. */
  since: v.nullable(isoDateTime),
  /** Exclusive: the sum covers bets that were settled before this moment. */
  until: isoDateTime,
  /** Leaves out game types without a valid bet. */
  items: list(rebateItem),
  total: amount,
  /** The smallest total that is paid. */
  minimum: amount,
  /** What the total lacks of the minimum; null when it suffices. */
  missing: v.nullable(amount),
  /** The next claim is accepted from then on, where the platform limits claims; null for now. */
  nextClaimAt: v.optional(v.nullable(isoDateTime), null),
});
export type RebateSummaryValue = v.InferOutput<typeof rebateSummaryValue>;

/** A rebate that was credited. */
export const rebateClaimed = v.object({
  reference: v.string(),
  /** `until` of the claim. Identifies a claim whose answer was lost. */
  until: isoDateTime,
  claimedAt: isoDateTime,
  amount,
  items: list(rebateItem),
});
export type RebateClaimed = v.InferOutput<typeof rebateClaimed>;

export const rebateSummary = defineOperation({
  id: 'rebateSummary',
  method: 'GET',
  path: '/wps/member/rebate',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: rebateSummaryValue,
});
export const rebateSummaryDocs: OperationDocs<typeof rebateSummary> = {
  summary: 'Returns the rebate on valid bets that the member can claim now (MEM-03h, MANPLAYREB3).',
  example: {},
  assumed: true,
  features: ['REBATE'],
};

export const rebateClaim = defineOperation({
  id: 'rebateClaim',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'withdrawOptions',
    'uplineInfo',
    'rebateHistory',
    'rebateSummary',
    'rewardList',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  /** `until` and `total` of the summary that the player was shown. */
  input: v.object({ until: isoDateTime, amount }),
  output: rebateClaimed,
  refusals: ['rebate_nothing', 'rebate_below_minimum', 'rebate_changed', 'rebate_claimed'],
});
export const rebateClaimDocs: OperationDocs<typeof rebateClaim> = {
  summary: 'Credits exactly the rebate that the player was shown, or nothing.',
  example: { until: '2026-11-21T05:00:00.000Z', amount: '1.00' },
  assumed: true,
  features: ['REBATE'],
};

export const rebateHistory = defineOperation({
  id: 'rebateHistory',
  method: 'GET',
  path: '/wps/member/rebate/history',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: list(rebateClaimed), totalPages: v.pipe(v.number(), v.integer()) }),
});
export const rebateHistoryDocs: OperationDocs<typeof rebateHistory> = {
  summary: 'Returns one page of the rebates that the member has claimed, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['REBATE'],
};
