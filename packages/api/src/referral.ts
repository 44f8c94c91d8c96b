import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, page, personName, wholeNumber } from './primitives.ts';
import { rewardTerms } from './rewards.ts';

/**
 * REF-01: what an invitation asks for and gives. The rewards are fixed sums: the contract has no field for a share of what
 * a friend loses.
 */
export const referralRule = v.object({
  /** The friend deposits this in total. */
  deposit: amount,
  /** The friend wagers this in total, in settled bets. */
  wager: amount,
  /** Both within so many days of the sign-up. */
  days: wholeNumber,
  /** What the member gets for each friend. */
  reward: amount,
  /** What that reward binds; null for nothing. */
  requirement: v.nullable(rewardTerms),
  /** What the friend gets at the same time; null for nothing. */
  friendReward: v.nullable(amount),
  friendRequirement: v.nullable(rewardTerms),
});
export type ReferralRule = v.InferOutput<typeof referralRule>;

export const referralInfo = defineOperation({
  id: 'referralInfo',
  method: 'GET',
  path: '/wps/member/referral',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({
    /** The member's own code, apart from the affiliate code of an agent. */
    code: v.string(),
    /** Where an invitation leads: a path of the site with the code. */
    link: v.string(),
    rule: referralRule,
    /** The operator's conditions as rich text, in the requested language; '' for none. */
    conditions: v.optional(v.string(), ''),
    totals: v.object({ invited: wholeNumber, qualified: wholeNumber, earned: amount }),
  }),
});
export const referralInfoDocs: OperationDocs<typeof referralInfo> = {
  summary: 'Returns the member’s referral code with its link, the rule, and what came of it so far (MEM-03f).',
  example: { language: 'TH' },
  assumed: true,
  features: ['REFERRAL'],
};

/**
 * - `signedUp`: has an account, and has not deposited the sum of the rule yet.
 * - `deposited`: has deposited it, and has not wagered the sum of the rule yet.
 * - `qualified`: has done both in time; the reward is in the reward centre.
 * - `ended`: has not done both in time.
 * - `excluded`: is the member's own account, by its bank account or device.
 */
export const friendStates = ['signedUp', 'deposited', 'qualified', 'ended', 'excluded'] as const;
export type FriendState = (typeof friendStates)[number];

/** Someone whom the member has invited. How much they deposit, wager or lose stays with them. */
export const invitedFriend = v.object({
  id: v.string(),
  /** Masked. */
  name: personName,
  signedUpAt: isoDateTime,
  /** Until then both sums count. */
  until: isoDateTime,
  state: open(friendStates),
  /** What the member has earned; null for nothing yet. */
  earned: v.nullable(amount),
});
export type InvitedFriend = v.InferOutput<typeof invitedFriend>;

export const referralList = defineOperation({
  id: 'referralList',
  method: 'GET',
  path: '/wps/member/referral/list',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: list(invitedFriend), totalPages: wholeNumber }),
});
export const referralListDocs: OperationDocs<typeof referralList> = {
  summary: 'Returns one page of the friends whom the member has invited, newest first.',
  example: { pageNo: 1, pageSize: 10 },
  assumed: true,
  features: ['REFERRAL'],
};

export const referralInvitation = defineOperation({
  id: 'referralInvitation',
  method: 'GET',
  path: '/wps/system/invitation',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ code: v.string(), domain: v.string() }),
  output: v.object({
    /** Whose invitation it is; null for a code that is not valid under this host. */
    inviter: v.nullable(
      v.object({
        /** Masked. */
        name: personName,
        /** A member by a referral code, or an agent by an affiliate code. */
        kind: open(['member', 'agent']),
        /** Path or URL of the picture that the inviter has chosen. */
        picture: v.optional(v.string()),
      }),
    ),
    /** What the invited friend gets and for what; null for an agent’s code and for one that is not valid. */
    rule: v.nullable(referralRule),
  }),
});
export const referralInvitationDocs: OperationDocs<typeof referralInvitation> = {
  summary: 'Returns who invites by a code of a link, and what the invited friend gets (RT-11c).',
  example: { code: 'KINNARI8', domain: 'kinnari.test' },
  assumed: true,
};
