import * as v from 'valibot';
import { rateUses } from './agentContract.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { amount, gameTypes, isoDateTime, personName } from './primitives.ts';

export const incomeKinds = ['commission', 'dividend', 'daily', 'hourly', 'realTime', 'promotion'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/**
 * `counted`: the period runs. `waiting`: it has ended, and is paid at the next settlement. `none`: nothing is paid for it; such
 * a period of a contract is in no list of incomes, but its rows can be asked for.
 */
export const incomeStates = ['counted', 'waiting', 'paid', 'none'] as const;
export type IncomeState = (typeof incomeStates)[number];

/** How incomes are listed: each by itself, or all of a day together. */
export const incomeRows = ['day', 'source'] as const;
export type IncomeRows = (typeof incomeRows)[number];

/** What an agent has earned in one period from one source, or on one day from all of them. */
export const agentIncomeEntry = v.object({
  reference: v.string(),
  /** Null for all of a day. */
  kind: v.nullable(open(incomeKinds)),
  /** The period: `from` is included, `to` is not. */
  from: isoDateTime,
  to: isoDateTime,
  /** What the rate is of: valid bets, or the players’ result of a dividend. Null for a promotion. */
  base: v.nullable(amount),
  /** Per cent, as it was applied; null where several rates were. */
  rate: v.nullable(v.string()),
  /** Which rate of a contract `rate` is; null for what no contract promises. */
  rateUse: v.optional(v.nullable(open(rateUses)), null),
  amount,
  state: open(incomeStates),
  paidAt: v.nullable(isoDateTime),
  /** The account of the downline it comes from; null for the whole team. */
  source: v.nullable(v.object({ account: personName, nickname: personName })),
});
export type AgentIncomeEntry = v.InferOutput<typeof agentIncomeEntry>;

/**
 * A row that an income is made of: one account and game type. The amounts of the rows of a commission or promotion add up to
 * it. A dividend or salary is counted over the whole team: its rows say whose bets it was counted on, without amounts.
 */
export const agentIncomeRow = v.object({
  account: personName,
  nickname: personName,
  gameType: v.nullable(open(gameTypes)),
  base: v.nullable(amount),
  /**
   * Per cent: the difference between the agent’s rate and what was passed on when the bets were settled. Null for a promotion,
   * and where it has changed.
   */
  rate: v.nullable(v.string()),
  /** Where it has changed in the period: each one with its time, in order. */
  segments: v.optional(list(v.object({ rate: v.string(), from: isoDateTime, to: isoDateTime })), []),
  amount: v.nullable(amount),
});
export type AgentIncomeRow = v.InferOutput<typeof agentIncomeRow>;

/**
 * What an agent has earned, in the three words of all pages. `earned` is `paid` with `waiting` and `carried`, for the same
 * days on every page.
 */
export const incomeSums = v.object({
  /** For these days: paid or not. */
  earned: amount,
  /** In these days, for whichever days: what has arrived in the account. */
  paid: amount,
  /** Earned for these days, and not paid yet. */
  waiting: amount,
  /** When the first part of `waiting` is paid; null for nothing. */
  nextPaidAt: v.nullable(isoDateTime),
  /** Earned for these days and paid after them, less what was paid in them for days before. Signed. */
  carried: amount,
});
export type IncomeSums = v.InferOutput<typeof incomeSums>;
