import * as v from 'valibot';
import { appliedRate, contractKind, dividendNet, passedOnPart, percent } from './agentContract.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, wholeNumber } from './primitives.ts';
import { reportPage } from './reportPage.ts';

/** `counted`: the period runs. `waiting`: it has ended, and is paid at the next settlement. `none`: nothing is paid. */
export const salaryStates = ['counted', 'waiting', 'paid', 'none'] as const;
export type SalaryState = (typeof salaryStates)[number];

/** One period of a contract. Figures that a kind does not count are null. */
export const salaryRecord = v.object({
  reference: v.string(),
  /** `from` is included, `to` is not. */
  period: v.object({ from: isoDateTime, to: isoDateTime }),
  periodValidBet: v.nullable(amount),
  /** Of the players, signed. */
  periodProfit: v.nullable(amount),
  activeMembers: v.nullable(wholeNumber),
  dailyBet: v.nullable(amount),
  hourlyBet: v.nullable(amount),
  /** The largest single bet of the period. */
  singleBet: v.nullable(amount),
  /** Per cent of the tier that was met; null for none. */
  rate: v.nullable(percent),
  profitRate: v.nullable(percent),
  lossRate: v.nullable(percent),
  /** What was promised to the agent, and what of it goes to the downline. `amount` is the difference, which is paid. */
  promised: amount,
  passedOn: amount,
  amount,
  /** The rate that was applied, and to what; null for none. */
  applied: v.optional(v.nullable(appliedRate), null),
  /** How the base of a dividend was counted; null for a salary, and without a policy. */
  net: v.optional(v.nullable(dividendNet), null),
  /** What `passedOn` is made of. */
  passedOnTo: v.optional(list(passedOnPart), []),
  state: open(salaryStates),
  paidAt: v.nullable(isoDateTime),
});
export type SalaryRecord = v.InferOutput<typeof salaryRecord>;

export const salaryRecords = defineOperation({
  id: 'salaryRecords',
  method: 'GET',
  path: '/wps/agent/salaries',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Both days are included entirely; at most `longestRecordDays`. Periods that end in these days or run. */
  input: v.object({
    kind: contractKind,
    from: day,
    to: day,
    ...reportPage,
  }),
  output: v.object({
    list: list(salaryRecord),
    totalPages: wholeNumber,
    /** Over all pages: what was paid. */
    paid: amount,
  }),
});
export const salaryRecordsDocs: OperationDocs<typeof salaryRecords> = {
  summary: 'Returns one page of the periods of an agent’s own contract of one kind, newest first (AGT-03).',
  example: { kind: 'daily', from: '2026-11-15', to: '2026-11-21', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE'],
};
