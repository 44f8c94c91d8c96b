import { describe, expect, it } from 'vitest';
import type { BankAccount } from '#api/banks.ts';
import { wordOf } from '#api/open.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import type { WithdrawalMethod } from '#api/withdrawals.ts';
import {
  allOf,
  checkWithdrawal,
  chosenAccount,
  chosenMethod,
  isOpen,
  limitsOf,
  orderForIntent,
  quickOf,
  stepsOf,
  toDraft,
} from './withdraw.model.ts';
import { orderOf } from './withdraw.samples.ts';

const method: WithdrawalMethod = {
  id: 'bank',
  kind: 'bank',
  name: 'Bank transfer',
  payTo: null,
  minAmount: '100.00',
  maxAmount: '50000.00',
  quickAmounts: ['100.00', '1000.00', '90000.00'],
  feeText: null,
  expectedMinutes: 30,
  maintenance: false,
};
const today = { countLeft: 3, amountLeft: '20000.00', resetsAt: '2026-03-03T00:00:00Z' };
const account: BankAccount = {
  id: 'a',
  bankCode: 'LOTUS',
  bankName: 'Lotus Bank',
  number: 'xxx7890',
  holder: 'Fahsai Jaidee',
  isDefault: false,
  usableFrom: '2026-03-01T00:00:00Z',
  status: 'usable',
  removable: true,
};

describe('the choice', () => {
  it('is the player’s, else the first method that can be used', () => {
    const paused = { ...method, id: 'paused', maintenance: true };
    const odd = { ...method, id: 'odd', kind: { other: 'CHEQUE' } };
    expect(chosenMethod([paused, odd, method], null)?.id).toBe('bank');
    expect(chosenMethod([method, { ...method, id: 'second' }], 'second')?.id).toBe('second');
    expect(chosenMethod([paused], 'paused')).toBeNull();
  });
  it('is the player’s, else the default account; never one that has to wait', () => {
    const main = { ...account, id: 'main', isDefault: true };
    const waiting = { ...account, id: 'new', status: 'waiting' as const };
    expect(chosenAccount([account, main], null)?.id).toBe('main');
    expect(chosenAccount([account, main], 'a')?.id).toBe('a');
    expect(chosenAccount([waiting, account], 'new')?.id).toBe('a');
    expect(chosenAccount([waiting], null)).toBeNull();
  });
});

describe('the limits', () => {
  it.each([
    ['60000.00', today, '20000.00', 'today'],
    ['150.00', today, '150.00', 'available'],
    ['60000.00', { ...today, amountLeft: '90000.00' }, '50000.00', 'method'],
  ] as const)('of ฿%s are the smallest of all', (available, day, maxAmount, by) => {
    expect(limitsOf(method, { available, today: day })).toEqual({ minAmount: '100.00', maxAmount, by });
  });
  it('say what is too much', () => {
    const limits = limitsOf(method, { available: '150.00', today });
    expect(checkWithdrawal('๑๕๑', limits)).toEqual({
      ok: false,
      problem: { key: 'tooMuch', limit: '150.00', by: 'available' },
    });
    expect(checkWithdrawal('99', limits)).toEqual({ ok: false, problem: { key: 'tooLittle', limit: '100.00' } });
    expect(checkWithdrawal('150', limits)).toEqual({ ok: true, amount: '150.00' });
  });
  it('decide about the buttons', () => {
    const limits = limitsOf(method, { available: '1000.00', today });
    expect(quickOf(method, limits)).toEqual(['100.00', '1000.00']);
    expect(allOf(limits)).toBe('1000.00');
    expect(allOf({ ...limits, maxAmount: '99.99' })).toBeNull();
  });
});

it('a lost intent is found by method, destination, amount and time', () => {
  const order = orderOf({ methodId: 'bank', amount: '1000.00', createdAt: '2026-03-02T05:00:00Z' });
  const intent = { methodId: 'bank', bankAccountId: order.destination.bankAccountId ?? '', amount: '1000' };
  const since = Date.parse('2026-03-02T05:00:00Z');
  expect(orderForIntent([order], intent, since)).toBe(order);
  expect(orderForIntent([order], intent, since + 6_000)).toBeNull();
  expect(orderForIntent([order], { ...intent, amount: '1000.01' }, since)).toBeNull();
  expect(orderForIntent([order], { ...intent, bankAccountId: 'other' }, since)).toBeNull();
  expect(orderForIntent([order], { ...intent, methodId: 'promptpay' }, since)).toBeNull();
});

it('a draft names where the money goes', () => {
  expect(toDraft(method, account, '100.00')).toMatchObject({ bankAccountId: 'a', to: { number: 'xxx7890' } });
  const promptPay = { ...method, id: 'promptpay', kind: 'promptpay' as const, payTo: '08x-xxx-5678' };
  expect(toDraft(promptPay, null, '100.00')).toMatchObject({ bankAccountId: null, to: { number: '08x-xxx-5678' } });
});

describe('the timeline', () => {
  const at = '2026-03-02T05:00:00Z';
  const states = (status: WithdrawOrder['status'], ...past: string[]) =>
    stepsOf(
      orderOf({
        status,
        steps: [...past, wordOf(status)].map((step) => ({
          step: step as 'pending',
          at,
        })),
      }),
    ).map(({ status: step, state }) => `${wordOf(step)} ${state}`);

  it('shows the present step and those to come', () => {
    expect(states('reviewing', 'pending')).toEqual([
      'pending done',
      'reviewing current',
      'approved upcoming',
      'paying upcoming',
      'sent upcoming',
      'received upcoming',
    ]);
  });
  it('ends when it was received', () => {
    expect(states('received', 'pending', 'paying', 'sent').at(-1)).toBe('received done');
  });
  it.each(['rejected', 'cancelled'] as const)('stops when it was %s', (status) => {
    expect(states(status, 'pending')).toEqual(['pending done', `${status} failed`]);
  });
  it('shows a dispute and an unknown status as what happens now', () => {
    expect(states('disputed', 'pending', 'sent')).toEqual(['pending done', 'sent done', 'disputed current']);
    expect(states({ other: 'HOLD' }, 'pending')).toEqual(['pending done', 'HOLD current']);
  });
});

it('is open until it is final', () => {
  expect(isOpen(orderOf({ status: 'paying' }))).toBe(true);
  expect(isOpen(orderOf({ status: { other: 'HOLD' } }))).toBe(true);
  expect(isOpen(orderOf({ status: 'received' }))).toBe(false);
});
