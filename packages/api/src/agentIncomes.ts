import * as v from 'valibot';
import { appliedRate, dividendNet, passedOnPart, rateUses } from './agentContract.ts';
import { incomeSums } from './incomeSums.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, gameTypes, isoDateTime, personName, wholeNumber } from './primitives.ts';
import { reportPage } from './reportPage.ts';

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

export const agentIncome = defineOperation({
  id: 'agentIncome',
  method: 'GET',
  path: '/wps/agent/income',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    /** Includes both days entirely; at most `longestRecordDays`. */
    from: day,
    to: day,
    kind: v.optional(v.picklist(incomeKinds)),
    by: v.optional(v.picklist(incomeRows), 'source'),
    ...reportPage,
  }),
  output: v.object({
    /** Over all pages, whatever `kind` is: what was paid, and what is still counted or waits. */
    totals: list(
      v.object({
        kind: open(incomeKinds),
        paid: amount,
        open: amount,
        /** What the rates were of. Null where an income is not its rate of it, and for what has none. */
        base: v.optional(v.nullable(amount), null),
        /**
         * The rate that was applied throughout: that of `base` is the sum, but for the satang that its rows were rounded down
         * by. Null where several were, and without a base.
         */
        rate: v.optional(v.nullable(v.string()), null),
      }),
    ),
    list: list(agentIncomeEntry),
    totalPages: wholeNumber,
    /** How many accounts are below the agent, whatever is asked for. */
    team: wholeNumber,
    /** Of all kinds. */
    sums: incomeSums,
    /** The hour of the site’s day, 0 to 23, at which commission of the day before is paid. */
    commissionHour: v.optional(wholeNumber, 3),
  }),
});
export type AgentIncome = v.InferOutput<typeof agentIncome.output>;
export const agentIncomeDocs: OperationDocs<typeof agentIncome> = {
  summary: 'Returns one page of what an agent has earned, newest period first (AGT-01, my income).',
  example: { from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTINCOME'],
};

export const agentIncomeRows = defineOperation({
  id: 'agentIncomeRows',
  method: 'GET',
  path: '/wps/agent/income/rows',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['record_not_found'],
  input: v.object({ reference: v.string(), ...reportPage }),
  output: v.object({
    entry: agentIncomeEntry,
    list: list(agentIncomeRow),
    totalPages: wholeNumber,
    /** Of a dividend or salary: what the own contract promised. Null for others. */
    promised: v.optional(v.nullable(amount), null),
    /** What of it the agent has promised on. The amount of the income is what is left, never less than nothing. */
    passedOn: v.optional(list(passedOnPart), []),
    /** Of a dividend or salary: the rate that was applied, and to what. Null for others, and where no tier was met. */
    applied: v.optional(v.nullable(appliedRate), null),
    /** Of a dividend with deductions, or whose negative periods go on: what `applied.base` is made of. Null for others. */
    net: v.optional(v.nullable(dividendNet), null),
  }),
});
export type AgentIncomeRows = v.InferOutput<typeof agentIncomeRows.output>;
export const agentIncomeRowsDocs: OperationDocs<typeof agentIncomeRows> = {
  summary: 'Returns what one income of an agent is made of, account by account.',
  example: { reference: 'unknown', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTINCOME'],
};
