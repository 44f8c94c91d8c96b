import { expect, it } from 'vitest';
import type { MemberTransferEntry, UplineInfoValue } from '#api/transfers.ts';
import { checkTransfer, emptyTransfer, limitsOf, reduceTransfer, stepOf, transferForIntent } from './transfer.model.ts';
import type { TransferDraft } from './transfer.types.ts';

const info: UplineInfoValue = {
  account: 'ag***t',
  nickname: 'Agent',
  minAmount: '100.00',
  maxAmount: '20000.00',
  available: '8125.25',
  missing: '0.00',
  leftToday: '50000.00',
  resetsAt: '2026-11-21T17:00:00.000Z',
  blocked: null,
  factors: ['password'],
};
const check = (text: string, change: Partial<UplineInfoValue> = {}, remark = '') =>
  checkTransfer({ amount: text, remark }, limitsOf({ ...info, ...change }));

it('an amount is bounded by the smallest limit, which the problem names', () => {
  expect(check('๘,๑๒๕.๒๕')).toEqual({ ok: true, amount: '8125.25' });
  expect(check('8125.26')).toMatchObject({
    problems: { amount: { key: 'tooMuch', limit: '8125.25', by: 'available' } },
  });
  expect(check('20001', { available: '90000.00' })).toMatchObject({
    problems: { amount: { limit: '20000.00', by: 'transfer' } },
  });
  expect(check('500', { leftToday: '400.00' })).toMatchObject({
    problems: { amount: { limit: '400.00', by: 'today' } },
  });
  expect(check('99.99')).toMatchObject({ problems: { amount: { key: 'tooLittle', limit: '100.00' } } });
});

it('a remark has at most 140 letters, as a reader counts them', () => {
  expect(check('100', {}, 'กี่'.repeat(140)).ok).toBe(true);
  expect(check('100', {}, 'a'.repeat(141))).toEqual({ ok: false, problems: { remark: { key: 'tooLong' } } });
});

it('amount and remark are both reported, the amount first', () => {
  const checked = check('1', {}, 'a'.repeat(141));
  if (checked.ok) throw new Error('nothing is wrong');
  expect(checked.problems).toMatchObject({ amount: { key: 'tooLittle' }, remark: { key: 'tooLong' } });
  const { problems } = checked;
  expect(reduceTransfer(emptyTransfer, { type: 'checked', problems }).attention).toEqual({ to: 'amount', count: 1 });
  expect(reduceTransfer(emptyTransfer, { type: 'checked', problems: { remark: { key: 'tooLong' } } })).toMatchObject({
    attention: { to: 'remark' },
  });
});

it('an outcome is shown once the confirmation has closed', () => {
  const none = { repeats: 'byKey', repeat: async () => undefined, reset: () => {} } as const;
  const error = { kind: 'timeout', outcomeUnknown: true } as const;
  const input = { amount: '1.00' };
  const stepIn = (state: Parameters<typeof stepOf>[0]['flow']['state'], draft: TransferDraft | null = null) =>
    stepOf({ flow: { ...none, state }, draft });
  expect(stepIn({ status: 'sending', input, pendingError: null })).toBe('form');
  expect(stepIn({ status: 'sending', input, pendingError: error })).toBe('unknown');
  expect(stepIn({ status: 'refused', error })).toBe('form');
  expect(stepIn({ status: 'done', value: null })).toBe('done');
  const party = { account: '', nickname: '' };
  expect(stepIn({ status: 'done', value: null }, { ...input, remark: '', from: party, to: party })).toBe('form');
});

it('the transfer of a lost answer is found by amount, remark and time', () => {
  const at = '2026-11-21T05:00:00.000Z';
  const entry: MemberTransferEntry = {
    reference: 'U1',
    direction: 'out',
    nickname: '',
    account: '',
    amount: '500.0',
    at,
    remark: 'x',
  };
  const intent = { amount: '500.00', remark: 'x' };
  expect(transferForIntent([entry], intent, Date.parse(at))).toMatchObject({ reference: 'U1', balance: null });
  expect(transferForIntent([{ ...entry, direction: 'in' }], intent, Date.parse(at))).toBeNull();
  expect(transferForIntent([entry], { amount: '500.00' }, Date.parse(at))).toBeNull();
  expect(transferForIntent([entry], intent, Date.parse(at) + 6_000)).toBeNull();
});
