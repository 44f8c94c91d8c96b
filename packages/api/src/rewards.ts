import * as v from 'valibot';
import { ownFreeRounds } from './freeRounds.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameTypes, isoDateTime, language, page, wholeNumber } from './primitives.ts';

/** Where a reward comes from. */
export const rewardKinds = [
  'mission',
  'promotion',
  'referral',
  'vip',
  'redEnvelope',
  'wheel',
  'points',
  'rebate',
  'spins',
  'gift',
] as const;
export type RewardKind = (typeof rewardKinds)[number];

/**
 * - `claimable`: waits to be taken.
 * - `active`: not reached yet, or taken and still to be wagered.
 * - `taken`: taken, and nothing is left to do.
 * - `missed`: ended before it was taken.
 */
export const rewardStates = ['claimable', 'active', 'taken', 'missed'] as const;
export type RewardState = (typeof rewardStates)[number];

export const rewardClaimWays = ['here', 'atLink'] as const;

/** What a reward binds: bets that have to be placed before money leaves. */
export const rewardTerms = v.object({
  /** The stakes to wager. */
  amount,
  /** The game types whose bets count; empty for all. */
  gameTypes: list(open(gameTypes)),
  /** The days there are to wager them, after which what is left of the reward is taken back; absent for no end. */
  days: v.optional(wholeNumber),
  /** The largest stake that counts; absent where each counts. */
  mostStake: v.optional(amount),
});
export type RewardTerms = v.InferOutput<typeof rewardTerms>;

/** MEM-03e: something that the member can take, works towards, took or missed. */
export const reward = v.object({
  id: v.string(),
  kind: open(rewardKinds),
  /** In the requested language, like `text`. */
  name: v.string(),
  text: v.string(),
  /** Money; null for a reward of another kind, and for a red envelope until it is opened. */
  amount: v.nullable(amount),
  /** Points of the points mall; null for a reward of another kind. */
  points: v.optional(v.nullable(wholeNumber), null),
  /** PTS-03: what `spins` are, and how many of them are left; null for a reward of another kind. */
  freeRounds: v.optional(v.nullable(ownFreeRounds), null),
  /** What taking it binds; null for nothing. */
  requirement: v.nullable(rewardTerms),
  state: open(rewardStates),
  /** How far an active one has come. */
  progress: v.optional(v.nullable(v.object({ done: amount, required: amount })), null),
  /** Null for one that does not end. */
  endsAt: v.nullable(isoDateTime),
  takenAt: v.nullable(isoDateTime),
  /** For customer service; null until it was taken. */
  reference: v.nullable(v.string()),
  /** Why a missed one was missed, in the requested language; null for no reason, and in other states. */
  reason: v.optional(v.nullable(v.string()), null),
  /** A picture by the operator; null for the site's own drawing of its kind. */
  image: v.optional(v.nullable(v.string()), null),
  /** The page of the member centre that shows more, by its name; null for none. */
  link: v.optional(v.nullable(v.string()), null),
  /** The entry of that page; null for the page itself. */
  linkRef: v.optional(v.nullable(v.string()), null),
  /**
   * How a claimable one is taken: with `rewardClaim`, or on the page of `link`, as a red envelope is opened there. `spins` are
   * played in their game.
   */
  claim: v.optional(open(rewardClaimWays), 'here'),
});
export type Reward = v.InferOutput<typeof reward>;

const counts = v.object({
  claimable: wholeNumber,
  active: wholeNumber,
  taken: wholeNumber,
  missed: wholeNumber,
});

export const rewardList = defineOperation({
  id: 'rewardList',
  method: 'GET',
  path: '/wps/member/rewards',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ ...page, tab: v.picklist(rewardStates), language }),
  output: v.object({ list: list(reward), totalPages: wholeNumber, counts }),
});
export const rewardListDocs: OperationDocs<typeof rewardList> = {
  summary:
    'Returns one page of the member’s rewards in one state, what ends first before the rest, and how many there are in each.',
  example: { tab: 'claimable', pageNo: 1, pageSize: 10, language: 'TH' },
  assumed: true,
  features: ['REWARDS'],
};

/** A reward that was taken. */
export const rewardClaimed = v.object({
  id: v.string(),
  reference: v.string(),
  claimedAt: isoDateTime,
  amount: v.nullable(amount),
  points: v.optional(v.nullable(wholeNumber), null),
  requirement: v.nullable(rewardTerms),
});
export type RewardClaimed = v.InferOutput<typeof rewardClaimed>;

export const rewardClaim = defineOperation({
  id: 'rewardClaim',
  method: 'POST',
  path: '/wps/member/rewards/claim',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'depositBonuses',
    'turnoverList',
    'withdrawOptions',
    'uplineInfo',
    'pointBalance',
    'pointTransactions',
    'missionSummary',
    'rewardList',
    'bonusList',
    'promotionStates',
    'raffleInfo',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  input: v.object({ id: v.string() }),
  output: rewardClaimed,
  refusals: ['reward_gone', 'reward_taken', 'bonus_active'],
});
export const rewardClaimDocs: OperationDocs<typeof rewardClaim> = {
  summary: 'Credits a reward once, and opens what it binds.',
  example: { id: 'mission-all-2026-11-16' },
  assumed: true,
  features: ['REWARDS'],
};
