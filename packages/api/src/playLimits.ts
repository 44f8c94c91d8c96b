import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, page, wholeNumber } from './primitives.ts';
import { limitKinds, limitPeriods, limitValue, playStatusValue } from './responsiblePlay.ts';

// What changes a member's limits and breaks. Apart from `playStatus`, which more pages ask for.

/** RSP-02: lengths of a time-out, and of a self-exclusion. */
export const timeoutLengths = ['1d', '3d', '7d', '30d'] as const;
export const exclusionLengths = ['6m', '1y', '5y', 'forever'] as const;
export type TimeoutLength = (typeof timeoutLengths)[number];
export type ExclusionLength = (typeof exclusionLengths)[number];

/** RSP-04: the offered intervals of the reality check, in minutes. */
export const realityCheckIntervals = [15, 30, 60] as const;

/**
 * RSP-01: sets a limit of play. A lower value holds at once. A higher one, or none (`value: null`), waits
 * `raiseHours` and a confirmation; until then the old one holds. Refuses a value that is not positive with
 * `invalid_input`, and once one of more than 100 times the member's largest week with `limit_far_above` (detail `most`, what
 * that week had): such a limit would never hold, and most are typing mistakes.
 */
export const playLimitSet = defineOperation({
  id: 'playLimitSet',
  method: 'POST',
  path: '/wps/member/responsiblePlay/limit',
  effect: 'account',
  changes: ['memberPublicState', 'messageUnread', 'messageList', 'memberEvents', 'playStatus', 'playLimitHistory'],
  auth: 'member',
  body: 'json',
  input: v.object({
    kind: v.picklist(limitKinds),
    period: v.picklist(limitPeriods),
    value: v.nullable(limitValue),
    /** The player was asked back whether such a high limit is meant. */
    confirmed: v.optional(v.boolean(), false),
  }),
  refusals: ['limit_far_above'],
  output: playStatusValue,
});
export const playLimitSetDocs: OperationDocs<typeof playLimitSet> = {
  summary: 'Sets, lowers, raises or removes one limit. Returns the new status.',
  example: { kind: 'deposit', period: 'week', value: '5000.00' },
  assumed: true,
};

/**
 * RSP-01: confirms a raise that was asked for. Refuses one whose time has not come with `raise_waits` (detail
 * `from`).
 */
export const playLimitConfirm = defineOperation({
  id: 'playLimitConfirm',
  method: 'POST',
  path: '/wps/member/responsiblePlay/confirm',
  effect: 'account',
  changes: ['memberPublicState', 'messageUnread', 'messageList', 'memberEvents', 'playStatus', 'playLimitHistory'],
  auth: 'member',
  body: 'json',
  input: v.object({ kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) }),
  output: playStatusValue,
  refusals: ['raise_waits'],
});
export const playLimitConfirmDocs: OperationDocs<typeof playLimitConfirm> = {
  summary: 'Confirms a raise that has waited long enough. Returns the new status.',
  example: { kind: 'deposit', period: 'week' },
  assumed: true,
};

/**
 * RSP-02: starts a time-out or a self-exclusion. Holds at once and signs the member's other devices out. Refuses one
 * that would end a running break earlier with `play_suspended` (detail `until`), and a wrong password with
 * `password_incorrect`.
 */
export const playBreakStart = defineOperation({
  id: 'playBreakStart',
  method: 'POST',
  path: '/wps/member/responsiblePlay/rest',
  effect: 'account',
  changes: [
    'announcementList',
    'memberSessions',
    'pushState',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'depositBonuses',
    'withdrawOptions',
    'walletBalance',
    'uplineInfo',
    'playStatus',
    'playLimitHistory',
    'missionLeaderboard',
    'missionSummary',
    'rewardList',
    'promotionRanking',
    'promotionStates',
    'referralInfo',
    'referralList',
    'redEnvelopeBoard',
    'redEnvelopeList',
    'raffleInfo',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  input: v.object({
    kind: v.picklist(['timeout', 'exclusion']),
    length: v.picklist([...timeoutLengths, ...exclusionLengths]),
    /** The login password. */
    password: v.string(),
    /** The player has read what stops and what stays open. */
    understood: v.literal(true),
  }),
  output: playStatusValue,
});
export const playBreakStartDocs: OperationDocs<typeof playBreakStart> = {
  summary: 'Begins a time-out or a self-exclusion, which nobody can shorten. Returns the new status.',
  example: { kind: 'timeout', length: '1d', password: 'Kinnari88', understood: true },
  assumed: true,
};

/** RSP-04: sets how often a player is told the time and result of play. */
export const realityCheckSet = defineOperation({
  id: 'realityCheckSet',
  method: 'POST',
  path: '/wps/member/responsiblePlay/reality',
  effect: 'toggle',
  changes: ['playStatus'],
  auth: 'member',
  body: 'json',
  input: v.object({ minutes: v.picklist(realityCheckIntervals) }),
  output: playStatusValue,
});
export const realityCheckSetDocs: OperationDocs<typeof realityCheckSet> = {
  summary: 'Sets how often a running game reports time and result. Returns the new status.',
  example: { minutes: 30 },
  assumed: true,
};

/** What happened to a member’s limits. */
export const playChangeKinds = [
  'set',
  'lowered',
  'raiseAsked',
  'raised',
  'removed',
  'kept',
  'timeout',
  'exclusion',
] as const;

export const playChange = v.object({
  at: isoDateTime,
  change: open(playChangeKinds),
  /** Absent for a break. */
  kind: v.optional(v.nullable(open(limitKinds)), null),
  period: v.optional(v.nullable(open(limitPeriods)), null),
  /** The new value; null for none, and for a break. */
  value: v.optional(v.nullable(limitValue), null),
  /** The end of a break; null for one without end, and for a limit. */
  until: v.optional(v.nullable(isoDateTime), null),
});
export type PlayChange = v.InferOutput<typeof playChange>;

/** RSP-01, RSP-02: lists the changes of limits and the breaks of a member, newest first. */
export const playLimitHistory = defineOperation({
  id: 'playLimitHistory',
  method: 'GET',
  path: '/wps/member/responsiblePlay/history',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: list(playChange), totalPages: wholeNumber }),
});
export const playLimitHistoryDocs: OperationDocs<typeof playLimitHistory> = {
  summary: 'Returns one page of the changes to the member’s limits and breaks, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
};
