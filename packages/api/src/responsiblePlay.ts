import * as v from 'valibot';
import { agentPause } from './agentPause.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, nothing, wholeNumber } from './primitives.ts';

/** RSP-01: what a limit counts: money paid in, stakes minus wins, stakes, and minutes of play. */
export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** Calendar periods of the site's time zone. A week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A decimal amount, or whole minutes for a limit of time. */
export const limitValue = amount;

/** RSP-01: a limit of play that is in force. */
export const playLimit = v.object({
  kind: open(limitKinds),
  period: open(limitPeriods),
  value: limitValue,
  /** In the running period. May exceed `value`, for example after the limit was lowered. */
  used: limitValue,
  /** What remains; `'0.00'` when the limit is reached. */
  left: limitValue,
  /** When the running period ends. */
  resetsAt: isoDateTime,
  /** A requested raise, or the removal of the limit (`value: null`). It can be confirmed from `from` on. */
  pending: v.nullable(v.object({ value: v.nullable(limitValue), from: isoDateTime })),
});
export type PlayLimit = v.InferOutput<typeof playLimit>;

/** A time-out or a self-exclusion. */
export const playBreak = v.object({
  kind: open(['timeout', 'exclusion']),
  since: isoDateTime,
  /** Null for a self-exclusion for good. */
  until: v.nullable(isoDateTime),
});
export type PlayBreak = v.InferOutput<typeof playBreak>;

/** Everything about a member's own limits on play. */
export const playStatusValue = v.object({
  limits: list(playLimit),
  realityCheckMinutes: wholeNumber,
  /** Null while the member can play. */
  rest: v.nullable(playBreak),
  /** AGT-09c: the pause of the agent above, which stops play for money and nothing else; null for none. */
  paused: v.optional(v.nullable(agentPause), null),
  /**
   * The sitting: play without a pause of half an hour. Null before the first round. The sums are of the bets that were
   * placed since, by the rule of `memberBets`, so that bar, reality check and record agree.
   */
  session: v.nullable(
    v.object({
      since: isoDateTime,
      /** How many of the bets are not settled. */
      waiting: wholeNumber,
      stake: amount,
      /** The stakes of those that are not settled: part of `stake`, and neither lost nor won. */
      openStake: amount,
      /** Of settled bets, like `result`. */
      win: amount,
      /** `win` minus the settled stakes, signed: `profit` of `memberBets`. */
      result: amount,
    }),
  ),
  /** How long a raise waits before it can be confirmed. */
  raiseHours: wholeNumber,
  /** RSP-12: whether the operator takes no deposit of a member without a deposit limit. */
  limitRequired: v.optional(v.boolean(), false),
  /** True when the member has not looked at the limits for six months. */
  reviewDue: v.optional(v.boolean(), false),
  /** Where people who worry about their play find help, in the requested language. */
  helplines: v.optional(
    list(v.object({ name: v.string(), phone: v.string(), note: v.optional(v.nullable(v.string()), null) })),
    [],
  ),
});
export type PlayStatus = v.InferOutput<typeof playStatusValue>;

/** RSP-03: the limits and the break of a member, and what they stop. */
export const playStatus = defineOperation({
  id: 'playStatus',
  method: 'GET',
  path: '/wps/member/responsiblePlay',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: nothing,
  output: playStatusValue,
});
export const playStatusDocs: OperationDocs<typeof playStatus> = {
  summary: 'Returns the member’s own limits with what is used of them, a running break, and the current sitting.',
  example: {},
  assumed: true,
};
