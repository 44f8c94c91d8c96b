import * as v from 'valibot';
import { agentText } from './agentTeam.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, day, isoDateTime, notEmpty, personName, typedAmount, wholeNumber } from './primitives.ts';
import { pageCounts, reportPage } from './reportPage.ts';

/** For how many days of 24 hours a red envelope can be opened, as the agent chooses. */
export const givenEnvelopeDays = [1, 3, 7] as const;
export type GivenEnvelopeDays = (typeof givenEnvelopeDays)[number];

const reference = v.pipe(v.string(), notEmpty);

/** The refusals of an operation that gives red envelopes. */
export const envelopeRefusals = [
  'proof_expired',
  'transfers_disabled',
  'downline_not_found',
  'amount_out_of_range',
  'turnover_missing',
  'withdraw_resting',
  'transfer_daily',
  'account_paused',
] as const;

export const redEnvelopeGive = defineOperation({
  id: 'redEnvelopeGive',
  method: 'POST',
  path: '/wps/agent/redEnvelopes/give',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'walletList',
    'memberTransactions',
    'withdrawOptions',
    'uplineInfo',
    'agentOverview',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
    'redEnvelopeGivenList',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: envelopeRefusals,
  input: v.object({
    id: v.string(),
    amount: typedAmount,
    days: v.picklist(givenEnvelopeDays),
    /** From `paymentPasswordCheck`. A call that is refused does not use it up. */
    proof: v.string(),
    /** Plain text, which the player reads on the envelope. */
    message: v.optional(agentText),
  }),
  output: v.object({
    reference,
    at: isoDateTime,
    amount,
    /** What was not opened by then comes back to the agent. */
    endsAt: isoDateTime,
    /** That of the agent afterwards; null where it is not known, like the next one. */
    balance: v.nullable(amount),
    /** What is in all envelopes of the agent that wait. */
    held: v.nullable(amount),
  }),
});
export type EnvelopeGiven = v.InferOutput<typeof redEnvelopeGive.output>;
export const redEnvelopeGiveDocs: OperationDocs<typeof redEnvelopeGive> = {
  summary:
    'Gives an account of the own team a red envelope (AGT-08). The sum leaves the agent at once and waits for the player; within the limits of transfers to the downline. A player who takes a break is not told and cannot open it; the answer is the same.',
  example: { id: 'member-somchai', amount: '100.00', days: 3, proof: 'unknown', message: 'สุขสันต์วันเกิด' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/** `waiting`: not opened yet, for whatever reason. `returned`: the sum came back to the agent at the end. */
export const givenEnvelopeStates = ['waiting', 'opened', 'returned'] as const;
export type GivenEnvelopeState = (typeof givenEnvelopeStates)[number];

/** A red envelope that an agent has given. */
export const givenEnvelope = v.object({
  reference,
  /** Of the account that it was given to. */
  id: v.optional(v.string()),
  account: personName,
  nickname: personName,
  amount,
  message: v.optional(v.string(), ''),
  at: isoDateTime,
  endsAt: isoDateTime,
  state: open(givenEnvelopeStates),
  /** When it was opened or came back; null while it waits. */
  endedAt: v.optional(v.nullable(isoDateTime), null),
  /**
   * What came back to the agent: the sum of one that was not opened in time, or what was left of one that the player gave up
   * before it was wagered. Null while nothing has.
   */
  back: v.optional(v.nullable(v.object({ amount, at: isoDateTime })), null),
});
export type GivenEnvelope = v.InferOutput<typeof givenEnvelope>;

export const redEnvelopeGivenList = defineOperation({
  id: 'redEnvelopeGivenList',
  method: 'GET',
  path: '/wps/agent/redEnvelopes',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['downline_not_found'],
  /** Without `id`, those to every account; without days, those of all days. Days are those on which they were given. */
  input: v.object({
    id: v.optional(v.string()),
    from: v.optional(day),
    to: v.optional(day),
    state: v.optional(v.picklist(givenEnvelopeStates)),
    ...reportPage,
  }),
  output: v.object({
    list: list(givenEnvelope),
    ...pageCounts,
    /** Over all pages. `waiting`, `opened` and `back` are `given`: an opened one that was given up counts as `back` for what was left. */
    totals: v.optional(v.object({ count: wholeNumber, given: amount, waiting: amount, opened: amount, back: amount })),
  }),
});
export type GivenEnvelopePage = v.InferOutput<typeof redEnvelopeGivenList.output>;
export const redEnvelopeGivenListDocs: OperationDocs<typeof redEnvelopeGivenList> = {
  summary:
    'Returns one page of the red envelopes that the agent has given, newest first, with what became of each and of their sum. Those that wait are `envelopes` of `walletBalance`.',
  example: { pageNo: 1, pageSize: 10 },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};
