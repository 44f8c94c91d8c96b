import * as v from 'valibot';
import { list } from './list.ts';
import { missionRank } from './missions.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameTypes, isoDateTime, language, notEmpty, wholeNumber } from './primitives.ts';

/**
 * The states of a promotion for one member, as the platform names them.
 * - `Join`: can be joined or applied for.
 * - `coming soon`: begins later. `Close`: has ended, or is not for this member; `reason` says which.
 * - `Joined`: joined, and nothing has counted yet. `Process`: something has. `signed`: takes part in a ranking.
 * - `Applying`: the operator checks an application. `Rejected`: declined; `reason` says why. `Issued`: granted and credited.
 * - `Claim`: the reward waits. `Claimed`: it was taken.
 */
export const promotionStateNames = [
  'Join',
  'Claim',
  'Applying',
  'Close',
  'Rejected',
  'Issued',
  'Claimed',
  'Process',
  'Joined',
  'signed',
  'coming soon',
] as const;
export type PromotionStateName = (typeof promotionStateNames)[number];

/** Why a promotion is not for a member: it is for those who have not deposited yet. */
export const promotionExclusions = ['deposited'] as const;

/** What has to be done for a promotion, what it is worth, and what its reward binds. Absent parts do not apply. */
export const promotionTerms = v.object({
  /** Changes with the terms and the text. Joining names the one that the player has read. */
  version: v.string(),
  /** The sum of the reward, where it is fixed. */
  reward: v.nullable(amount),
  /** A part of a deposit: `percent` of what is deposited at once, from `from` on, up to `most`. */
  deposit: v.nullable(v.object({ percent: wholeNumber, from: amount, most: amount })),
  /** The valid bets that it asks for. */
  wager: v.nullable(v.object({ amount, gameTypes: list(open(gameTypes)) })),
  /** What the reward binds once it is taken; null for nothing. Without game types, all count. */
  requirement: v.nullable(
    v.object({
      times: wholeNumber,
      days: wholeNumber,
      gameTypes: list(open(gameTypes)),
      /** The largest stake that counts; absent where each counts. */
      mostStake: v.optional(amount),
      /** The days there are to withdraw what was won; null for no end, absent where the platform does not say. */
      cashOutDays: v.optional(v.nullable(wholeNumber)),
    }),
  ),
  /** What the first places of a ranking get, the first place first; empty without a ranking. */
  prizes: list(amount),
  /** How often one member can take part. */
  per: open(['account', 'week']),
});
export type PromotionTerms = v.InferOutput<typeof promotionTerms>;

export const promotionState = v.object({
  promotionId: v.string(),
  state: open(promotionStateNames),
  terms: promotionTerms,
  /** Null where nothing is measured. */
  progress: v.nullable(v.object({ done: amount, required: amount })),
  /** What an application asks for: a remark of up to 140 letters, and a number of pictures. Null where one only joins. */
  form: v.nullable(v.object({ remark: v.boolean(), files: wholeNumber })),
  /** Why it is closed or was rejected, in the requested language; null for no reason. */
  reason: v.nullable(v.string()),
  /** The reward that waits or was taken, for `rewardClaim`. */
  rewardId: v.nullable(v.string()),
  /** Null for one that has begun. */
  beginsAt: v.nullable(isoDateTime),
  endsAt: v.nullable(isoDateTime),
});
export type PromotionState = v.InferOutput<typeof promotionState>;

export const promotionStates = defineOperation({
  id: 'promotionStates',
  method: 'GET',
  path: '/wps/member/promotions',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: list(promotionState) }),
});
export const promotionStatesDocs: OperationDocs<typeof promotionStates> = {
  summary:
    'Returns the terms of every promotion that can be joined, with its state for the member. A visitor receives the terms with `Join`, `Close` or `coming soon`; a member who takes a break receives none.',
  example: { language: 'TH' },
  assumed: true,
};

const joining = { promotionId: v.pipe(v.string(), notEmpty), termsVersion: v.string(), language };
const refusals = ['promotion_closed', 'promotion_joined', 'promotion_terms_changed', 'promotion_not_eligible'] as const;

export const promotionJoin = defineOperation({
  id: 'promotionJoin',
  method: 'POST',
  path: '/wps/member/promotions/join',
  effect: 'account',
  changes: ['depositBonuses', 'promotionRanking', 'promotionStates'],
  auth: 'member',
  body: 'json',
  input: v.object(joining),
  output: promotionState,
  refusals,
});
export const promotionJoinDocs: OperationDocs<typeof promotionJoin> = {
  summary: 'Joins a promotion with the terms that the player has read, and returns its new state.',
  example: { promotionId: 'promo-2', termsVersion: 'unknown', language: 'TH' },
  assumed: true,
};

export const promotionApply = defineOperation({
  id: 'promotionApply',
  method: 'POST',
  path: '/wps/member/promotions/apply',
  effect: 'account',
  changes: ['promotionStates'],
  auth: 'member',
  body: 'json',
  /** TXT-03: `remark` has at most 140 letters. `fileIds` as `fileUpload` names them. */
  input: v.object({ ...joining, remark: v.string(), fileIds: v.array(v.string()) }),
  output: promotionState,
  refusals: [...refusals, 'content_length', 'upload_invalid'],
});
export const promotionApplyDocs: OperationDocs<typeof promotionApply> = {
  summary: 'Applies for a promotion that the operator grants by hand, and returns its new state.',
  example: { promotionId: 'promo-4', termsVersion: 'unknown', remark: '', fileIds: [], language: 'TH' },
  assumed: true,
};

export const promotionRanking = defineOperation({
  id: 'promotionRanking',
  method: 'GET',
  path: '/wps/member/promotions/ranking',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ promotionId: v.string() }),
  output: v.object({
    list: list(missionRank),
    /** The member's own place, on the list or below it; null without counted bets. */
    own: v.nullable(missionRank),
    /** The moment of the standings. */
    at: isoDateTime,
  }),
});
export const promotionRankingDocs: OperationDocs<typeof promotionRanking> = {
  summary: 'Ranks the members who take part in a promotion by their valid bets, with the member’s own place.',
  example: { promotionId: 'promo-6' },
  assumed: true,
};
