import * as v from 'valibot';
import { agentRate } from './agent.ts';
import { envelopeRefusals, givenEnvelopeDays, redEnvelopeGive } from './agentEnvelopes.ts';
import { agentText, downlineFilter, mostSelected } from './agentTeam.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, notEmpty, personName, typedAmount, wholeNumber } from './primitives.ts';
import { transferTerms } from './transfers.ts';

// Work on many accounts of a team at once (AGT-14).

/** For how many minutes a selection stands. */
export const selectionMinutes = 15;

const selectionRefusals = ['selection_not_found', 'selection_expired'] as const;

export const agentSelection = defineOperation({
  id: 'agentSelection',
  method: 'POST',
  path: '/wps/agent/selection',
  effect: 'read',
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found', 'record_not_found', 'selection_too_large'],
  /** Accounts by their ids, each counted once, or all that a filter finds now. */
  input: v.union([
    v.object({ ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(mostSelected)) }),
    v.object({ filter: downlineFilter }),
  ]),
  output: v.object({
    id: v.pipe(v.string(), notEmpty),
    count: wholeNumber,
    until: isoDateTime,
    /** The accounts that are selected, in the order of their user names. */
    ids: list(v.string()),
    /**
     * What bounds red envelopes to all of them, now; null where the agent cannot give any. `maxAmount` is the most that can be in
     * each: what is available, and what is left of the day, is for all of them together.
     */
    transfer: v.optional(v.nullable(transferTerms), null),
    /** What a red envelope binds, as `wagerTimes` of the envelope. */
    wagerTimes: v.optional(wholeNumber, 0),
  }),
});
export type AgentSelection = v.InferOutput<typeof agentSelection.output>;
export const agentSelectionDocs: OperationDocs<typeof agentSelection> = {
  summary:
    'Selects accounts of the own team, by a filter or by their ids, for work on all of them. For 15 minutes the selection stands for exactly these accounts, whatever changes meanwhile; it changes nothing by itself.',
  example: { ids: ['member-somchai', 'member-nok'] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/**
 * What came of one account: `done`, or the code by which the operation on this account alone refuses. Never says why nothing can
 * be done to a player.
 */
export const selectionOutcomes = [
  'done',
  'downline_not_found',
  'operation_not_allowed',
  'rate_out_of_range',
  'account_paused',
] as const;
export type SelectionOutcome = (typeof selectionOutcomes)[number];

const outcome = {
  id: v.string(),
  /** User name and nickname as they were when the account was selected. */
  account: personName,
  nickname: personName,
  outcome: open(selectionOutcomes),
};
const selectionResult = v.object({
  ...outcome,
  /** With `rate_out_of_range`: the rate that cannot be lowered, per cent. */
  rate: v.optional(v.nullable(agentRate), null),
});
export type SelectionResult = v.InferOutput<typeof selectionResult>;

/** Names a request: repeated with the same id and the same content, it has its first answer and does nothing again. */
const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const agentMessageMany = defineOperation({
  id: 'agentMessageMany',
  method: 'POST',
  path: '/wps/agent/selection/message',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'json',
  refusals: [...selectionRefusals, 'content_length'],
  input: v.object({ selectionId: v.string(), requestId, content: agentText }),
  output: v.object({ list: list(selectionResult) }),
});
export const agentMessageManyDocs: OperationDocs<typeof agentMessageMany> = {
  summary:
    'Sends one message to each account of a selection, as `agentMessage` does. A repeat with the same `requestId` answers what the first call did and sends nothing again, also after the selection has expired.',
  example: { selectionId: 'unknown', requestId: 'one', content: 'สวัสดี' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentRatesMany = defineOperation({
  id: 'agentRatesMany',
  method: 'POST',
  path: '/wps/agent/selection/rates',
  effect: 'account',
  changes: ['agentDownline', 'agentDownlines'],
  auth: 'member',
  body: 'json',
  refusals: [...selectionRefusals, 'rate_out_of_range'],
  /** Game types that are left out keep their rates. */
  input: v.object({ selectionId: v.string(), requestId, rates: v.array(agentRate) }),
  output: v.object({ list: list(selectionResult) }),
});
export const agentRatesManyDocs: OperationDocs<typeof agentRatesMany> = {
  summary:
    'Sets the rates of each account of a selection that is a direct downline, as `agentRatesSet` does. Refused as a whole for a rate above the agent’s own. A repeat with the same `requestId` answers what the first call did.',
  example: { selectionId: 'unknown', requestId: 'one', rates: [{ gameType: 'RNG', rate: '0.50' }] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentEnvelopeTotal = defineOperation({
  id: 'agentEnvelopeTotal',
  method: 'GET',
  path: '/wps/agent/selection/redEnvelopes',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: [...selectionRefusals],
  input: v.object({ selectionId: v.string(), amount: typedAmount }),
  /** Of how many envelopes, and what leaves the agent for all of them. */
  output: v.object({ count: wholeNumber, total: amount }),
});
export const agentEnvelopeTotalDocs: OperationDocs<typeof agentEnvelopeTotal> = {
  summary:
    'Returns what `agentEnvelopeMany` would take from the agent for red envelopes of a sum, before it is confirmed. Checks no limit.',
  example: { selectionId: 'unknown', amount: '100.00' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

const envelopeResult = v.object({
  ...outcome,
  /** Of the envelope; null where none was given. */
  reference: v.optional(v.nullable(v.pipe(v.string(), notEmpty)), null),
});
export type EnvelopeResult = v.InferOutput<typeof envelopeResult>;

export const agentEnvelopeMany = defineOperation({
  id: 'agentEnvelopeMany',
  method: 'POST',
  path: '/wps/agent/selection/redEnvelopes',
  effect: 'money',
  changes: redEnvelopeGive.changes,
  auth: 'member',
  body: 'sealed',
  refusals: [...selectionRefusals, ...envelopeRefusals],
  input: v.object({
    selectionId: v.string(),
    /** What is in each envelope. */
    amount: typedAmount,
    days: v.picklist(givenEnvelopeDays),
    /** From `paymentPasswordCheck`, one for all of them. A call that is refused does not use it up. */
    proof: v.string(),
    /** Plain text, which the players read on the envelopes. */
    message: v.optional(agentText),
  }),
  output: v.object({
    list: list(envelopeResult),
    /** Of the first envelope: names the request towards customer service. */
    reference: v.pipe(v.string(), notEmpty),
    at: isoDateTime,
    /** What is in each envelope. */
    amount,
    /** What has left the agent for all of them; null where it is not known, like `balance` and `held`. */
    total: v.nullable(amount),
    /** What was not opened by then comes back to the agent. */
    endsAt: isoDateTime,
    /** That of the agent afterwards. */
    balance: v.nullable(amount),
    /** What is in all envelopes of the agent that wait. */
    held: v.nullable(amount),
  }),
});
export type EnvelopesGiven = v.InferOutput<typeof agentEnvelopeMany.output>;
export const agentEnvelopeManyDocs: OperationDocs<typeof agentEnvelopeMany> = {
  summary:
    'Gives each account of a selection a red envelope of the same sum, under the rules of `redEnvelopeGive`: all of them or none, within the balance and what is left of the day. An account that has left the team since gets none. One proof, and one idempotency key, for all of them.',
  example: { selectionId: 'unknown', amount: '100.00', days: 3, proof: 'unknown', message: 'สุขสันต์วันเกิด' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};
