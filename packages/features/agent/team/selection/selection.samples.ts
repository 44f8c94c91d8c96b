import { type AgentSelection, type EnvelopesGiven, type SelectionResult, agentSelection } from '#api/agentSelection.ts';
import { loading, ready } from '#core/data/remote.ts';
import { sampleOf } from '#storybook/sampleOf.ts';
import { sampleTransferForm } from '../team.samples.ts';
import type { ManyGifts, SelectionState } from './selection.types.ts';

const asking = { scenario: 'transfers', account: 'agent' } as const;

/** What the sandbox answers for two accounts. */
export const sampleSelection = (change: Partial<AgentSelection> = {}): AgentSelection => ({
  ...sampleOf(agentSelection, { ids: ['member-malee', 'member-nok'] }, {}, asking),
  ...change,
});

export const sampleState = (
  change: Partial<SelectionState> = {},
): Pick<SelectionState, 'selection' | 'again' | 'onAgain'> => ({
  selection: ready(sampleSelection()),
  again: { step: 'no' },
  onAgain: () => {},
  ...change,
});

export const sampleResult = (change: Partial<SelectionResult> = {}): SelectionResult => ({
  ...{ id: 'one', account: 'nok', nickname: 'นกน้อยนำโชค', outcome: 'done', rate: null },
  ...change,
});

/** One that was reached, one of each reason, and one whose reason the site does not know. */
export const sampleResults: readonly SelectionResult[] = [
  sampleResult(),
  sampleResult({ id: 'two', account: 'malee', nickname: 'มาลีมีโชค', outcome: 'operation_not_allowed' }),
  sampleResult({ id: 'three', account: 'krit', nickname: 'กฤตกระต่ายจันทร์', outcome: 'downline_not_found' }),
  sampleResult({
    ...{ id: 'four', account: 'somchai', nickname: 'สมชายสายลุย', outcome: 'rate_out_of_range' },
    rate: { gameType: 'RNG', rate: '0.70' },
  }),
  sampleResult({ id: 'five', account: 'arthit', nickname: 'อาทิตย์', outcome: { other: 'FROZEN' } }),
];

export const sampleGifts = (change: Partial<ManyGifts> = {}): ManyGifts => ({
  ...{ transfer: sampleTransferForm, days: 3, total: loading, onDays: () => {} },
  ...change,
});

export const sampleGiven = (change: Partial<EnvelopesGiven> = {}): EnvelopesGiven => ({
  list: [
    { ...{ id: 'one', account: 'nok', nickname: 'นกน้อยนำโชค' }, outcome: 'done', reference: 'E-1' },
    { ...{ id: 'two', account: 'malee', nickname: 'มาลีมีโชค' }, outcome: 'downline_not_found', reference: null },
  ],
  ...{ reference: 'E-5F2C01A9B3', at: '2026-11-21T05:00:00Z', endsAt: '2026-11-24T05:00:00Z' },
  ...{ amount: '200.00', total: '200.00', balance: '41050.00', held: '1088.00' },
  ...change,
});
