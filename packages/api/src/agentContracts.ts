import * as v from 'valibot';
import { teamStep } from './agent.ts';
import {
  agentContract,
  contractKind,
  contractSides,
  contractStates,
  contractTier,
  dividendPeriods,
  dividendPolicy,
  endReasons,
  mostNoteLetters,
  mostTiers,
  percent,
} from './agentContract.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, page, personName, wholeNumber } from './primitives.ts';

export const contractList = defineOperation({
  id: 'contractList',
  method: 'GET',
  path: '/wps/agent/contracts',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    kind: contractKind,
    side: v.picklist(contractSides),
    state: v.optional(v.picklist(contractStates)),
    ...page,
  }),
  output: v.object({
    list: list(agentContract),
    totalPages: wholeNumber,
    /** The agent’s own tiers that were agreed to last: the most that can be promised on. Empty: nothing can be offered. */
    ceiling: list(contractTier),
    /** Other tiers that count until then. They have to cover an offer that begins before it, too. Null for none. */
    before: v.nullable(v.object({ tiers: list(contractTier), until: isoDateTime, ...dividendPolicy.entries })),
    /** The days on which an offer can begin, besides at once when it is accepted. Ascending. */
    starts: list(day),
    /** The period of the own dividend; null for a salary and without one. */
    ceilingPeriod: v.nullable(open(dividendPeriods)),
    /** The policy of the own dividend, which every offer of it has; null for a salary and without one. */
    ceilingPolicy: v.optional(v.nullable(dividendPolicy), null),
    /** Agents of the direct downline to whom a contract can be offered. */
    candidates: list(teamStep),
  }),
});
export type ContractPage = v.InferOutput<typeof contractList.output>;
export const contractListDocs: OperationDocs<typeof contractList> = {
  summary: 'Returns one page of an agent’s contracts of one kind, those that wait first (AGT-03).',
  example: { kind: 'dividend', side: 'upline', pageNo: 1, pageSize: 15 },
  assumed: true,
  features: ['AGENTCENTRE'],
};

export const contractPreview = defineOperation({
  id: 'contractPreview',
  method: 'GET',
  path: '/wps/agent/contracts/preview',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found', 'record_not_found', 'rate_out_of_range', 'contract_closed'],
  /** `contractId`: an answer to an offer, or a termination. `to` and `tiers`: an offer. */
  input: v.object({
    kind: contractKind,
    contractId: v.optional(v.string()),
    to: v.optional(v.string()),
    period: v.optional(v.picklist(dividendPeriods)),
    /** The tiers as JSON text: a query carries no lists. */
    tiers: v.optional(v.string()),
    from: v.optional(day),
  }),
  output: v.object({
    /** What `amount` is counted on: the last full period, or day of an hourly or real-time salary. */
    period: v.object({ from: isoDateTime, to: isoDateTime }),
    validBet: amount,
    /** Of the players, signed. */
    profit: amount,
    activeMembers: wholeNumber,
    /** What the contract would have paid to the downline for it. */
    amount,
    /**
     * What the terms in force would have paid for it, and how much more `amount` is: negative for less. Null where nothing is in
     * force, or what is counts over other periods.
     */
    inForce: v.optional(v.nullable(v.object({ amount, difference: amount })), null),
    /** The contracts further down that end once it is agreed to. `mostRate` is the most that the new terms cover. */
    ends: list(
      v.object({
        id: v.string(),
        account: personName,
        nickname: personName,
        rate: percent,
        mostRate: percent,
        reason: open(endReasons),
      }),
    ),
    /** When it begins, or the terminated one ends. */
    effectiveAt: isoDateTime,
  }),
});
export type ContractPreview = v.InferOutput<typeof contractPreview.output>;
export const contractPreviewDocs: OperationDocs<typeof contractPreview> = {
  summary: 'Returns what a contract would have paid for the last period, and which contracts it would end (AGT-03).',
  example: { kind: 'dividend', contractId: 'unknown' },
  assumed: true,
  features: ['AGENTCENTRE'],
};

export const contractOffer = defineOperation({
  id: 'contractOffer',
  method: 'POST',
  path: '/wps/agent/contracts',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines', 'contractList'],
  auth: 'member',
  body: 'sealed',
  refusals: ['downline_not_found', 'rate_out_of_range', 'contract_waiting'],
  input: v.object({
    kind: contractKind,
    to: v.string(),
    period: v.nullable(v.picklist(dividendPeriods)),
    tiers: v.pipe(v.array(contractTier), v.minLength(1), v.maxLength(mostTiers)),
    /** One of `starts`; others are `invalid_input`. Without it, and after it, it begins with the period after its acceptance. */
    from: v.optional(day),
    note: v.optional(v.pipe(v.string(), v.maxGraphemes(mostNoteLetters)), ''),
  }),
  output: agentContract,
});
export const contractOfferDocs: OperationDocs<typeof contractOffer> = {
  summary: 'Offers a contract to an agent of the direct downline (AGT-03). It waits for an answer for some days.',
  example: {
    kind: 'daily',
    to: 'member-nok',
    period: null,
    tiers: [
      {
        validBet: null,
        activeMembers: 3,
        dailyBet: '10000.00',
        hourlyBet: null,
        singleBet: null,
        rate: '0.20',
        profitRate: null,
        lossRate: null,
      },
    ],
  },
  assumed: true,
  features: ['AGENTCENTRE'],
};

export const contractWithdraw = defineOperation({
  id: 'contractWithdraw',
  method: 'POST',
  path: '/wps/agent/contracts/withdraw',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines', 'contractList'],
  auth: 'member',
  body: 'json',
  refusals: ['contract_closed', 'record_not_found'],
  input: v.object({ contractId: v.string() }),
  output: agentContract,
});
export const contractWithdrawDocs: OperationDocs<typeof contractWithdraw> = {
  summary: 'Takes back an offer that was not answered yet.',
  example: { contractId: 'unknown' },
  assumed: true,
  features: ['AGENTCENTRE'],
};

/** What is done with a contract. Terminating is for both sides. */
export const contractActions = ['ACCEPT', 'REJECT', 'TERMINATE'] as const;
export type ContractAction = (typeof contractActions)[number];

/** Shared by the four calls of the specification. */
const processing = {
  method: 'POST',
  effect: 'account',
  changes: [
    'agentNotices',
    'agentProgress',
    'memberPublicState',
    'agentIncome',
    'agentIncomeRows',
    'agentDownline',
    'agentDownlines',
    'contractList',
    'salaryRecords',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: ['contract_changed', 'contract_closed', 'record_not_found'],
  input: v.object({
    contractId: v.string(),
    action: v.picklist(contractActions),
    /** The ids of `ends` of the preview that the agent has read. */
    seenEnds: v.array(v.string()),
    /** The login password. */
    password: v.string(),
  }),
  output: agentContract,
} as const;
const processingExample = { contractId: 'unknown', action: 'REJECT' as const, seenEnds: [], password: 'wrong' };

export const dividendProcess = defineOperation({
  id: 'dividendProcess',
  path: '/wps/relay/MCS2_processDividendReq',
  ...processing,
});
export const dividendProcessDocs: OperationDocs<typeof dividendProcess> = {
  summary: 'Accepts, rejects or terminates a dividend (AGT-03, API-08).',
  example: processingExample,
  features: ['AGENTCENTRE'],
};

export const dailySalaryProcess = defineOperation({
  id: 'dailySalaryProcess',
  path: '/wps/relay/MCS2_processDailySalContract',
  ...processing,
});
export const dailySalaryProcessDocs: OperationDocs<typeof dailySalaryProcess> = {
  summary: 'Accepts, rejects or terminates a daily salary (AGT-03, API-08).',
  example: processingExample,
  features: ['AGENTCENTRE'],
};

export const hourlySalaryProcess = defineOperation({
  id: 'hourlySalaryProcess',
  path: '/wps/relay/MCS2_processContractHourSalary',
  ...processing,
});
export const hourlySalaryProcessDocs: OperationDocs<typeof hourlySalaryProcess> = {
  summary: 'Accepts, rejects or terminates an hourly salary (AGT-03, API-08).',
  example: processingExample,
  features: ['AGENTCENTRE'],
};

export const realTimeSalaryProcess = defineOperation({
  id: 'realTimeSalaryProcess',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  ...processing,
});
export const realTimeSalaryProcessDocs: OperationDocs<typeof realTimeSalaryProcess> = {
  summary: 'Accepts, rejects or terminates a real-time salary (AGT-03, API-08).',
  example: processingExample,
  features: ['AGENTCENTRE'],
};
