import { describe, expect, it, test } from 'vitest';
import type { DepositMethod, DepositOrder } from '#api/cashier.ts';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import {
  asksForLimit,
  boundsOf,
  checkDeposit,
  chosenMethod,
  offeredAmounts,
  exampleAmount,
  countdownAnnouncement,
  timeLeft,
  formatCountdown,
  orderForIntent,
  toOrderView,
} from './deposit.model.ts';

const method = (id: string, change: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  kind: 'promptpay',
  name: `${id} name`,
  minAmount: '100.00',
  maxAmount: '1000.00',
  quickAmounts: [],
  feeText: null,
  maintenance: false,
  recommended: false,
  ...change,
});
const order: DepositOrder = {
  reference: 'D1',
  methodId: 'one',
  amount: '500.00',
  status: 'waiting',
  createdAt: '2026-11-21T05:00:00.000Z',
  expiresAt: '2026-11-21T05:15:00.000Z',
  payTo: { kind: 'qr', payload: 'x', payee: 'y' },
  reason: null,
  slip: null,
  acceptsSlip: false,
  bonus: null,
};

describe('RSP-01: the own deposit limit', () => {
  const resetsAt = '2026-11-22T17:00:00.000Z';
  const limit = (left: string, change: Partial<PlayLimit> = {}): PlayLimit => ({
    ...{ kind: 'deposit', period: 'week', value: '1000.00', used: '0.00', left, resetsAt, pending: null },
    ...change,
  });

  it('cuts what a method takes, and the one that leaves least counts', () => {
    const bounds = boundsOf(method('one'), [limit('900.00'), limit('200.00'), limit('1.00', { kind: 'loss' })]);
    expect(bounds).toMatchObject({ minAmount: '100.00', maxAmount: '200.00', own: { left: '200.00' } });
    expect(offeredAmounts({ quickAmounts: ['100.00', '200.00', '500.00'] }, bounds)).toEqual(['100.00', '200.00']);
    expect(checkDeposit('200', bounds)).toMatchObject({ ok: true, amount: '200.00' });
    expect(checkDeposit('200.01', bounds)).toEqual({
      ok: false,
      problem: { key: 'overOwnLimit', limit: '200.00', resetsAt },
    });
  });

  it('says nothing where the method takes less', () => {
    const bounds = boundsOf(method('one'), [limit('1000.00')]);
    expect(bounds).toEqual({ minAmount: '100.00', maxAmount: '1000.00', own: null });
    expect(checkDeposit('1000.01', bounds)).toMatchObject({ problem: { key: 'tooMuch', limit: '1000.00' } });
  });

  it('is named also where it leaves less than the method takes', () => {
    const bounds = boundsOf(method('one'), [limit('50.00')]);
    expect(checkDeposit('100', bounds)).toMatchObject({ problem: { key: 'overOwnLimit', limit: '50.00' } });
    expect(checkDeposit('50', bounds)).toMatchObject({ problem: { key: 'tooLittle', limit: '100.00' } });
    expect(checkDeposit('x', bounds)).toMatchObject({ problem: { key: 'unreadable' } });
  });

  it('gives the sum that bonuses are shown for before one is typed', () => {
    const quick = method('one', { quickAmounts: ['100.00', '300.00', '500.00', '1000.00'] });
    expect(exampleAmount(quick, boundsOf(quick, []))).toBe('500.00');
    expect(exampleAmount(quick, boundsOf(quick, [limit('300.00')]))).toBe('300.00');
    const none = method('one', { quickAmounts: [] });
    expect(exampleAmount(none, boundsOf(none, []))).toBe(none.minAmount);
  });
});

describe('the method', () => {
  const inMaintenance = method('inMaintenance', { maintenance: true, recommended: true });
  const recommended = method('recommended', { recommended: true });
  it('is the chosen, the recommended or the first available one', () => {
    expect(chosenMethod([method('one'), recommended], 'one')?.id).toBe('one');
    expect(chosenMethod([method('one'), recommended], null)?.id).toBe('recommended');
    expect(chosenMethod([inMaintenance, method('one')], null)?.id).toBe('one');
  });
  it('is never one under maintenance', () => {
    expect(chosenMethod([inMaintenance, method('one')], 'inMaintenance')?.id).toBe('one');
    expect(chosenMethod([inMaintenance], null)).toBeNull();
  });
});

describe('an order', () => {
  const resolveUrl = (url: string) => (url.startsWith('/') ? url : null);
  it('of a transfer shows the exact amount with satang', () => {
    const payTo = { kind: 'transfer', bank: 'b', account: '1', payee: 'p', exactAmount: '500.37', memo: '' } as const;
    expect(toOrderView({ ...order, payTo }, [method('one')], resolveUrl)).toMatchObject({
      amount: '500.37',
      methodName: 'one name',
    });
  });
  it('links only to resolved URLs', () => {
    const page = (url: string) => toOrderView({ ...order, payTo: { kind: 'page', url } }, [], resolveUrl).payTo;
    expect(page('/pay')).toEqual({ kind: 'page', href: '/pay' });
    expect(page('https://elsewhere.example')).toEqual({ kind: 'page', href: null });
    const demo = toOrderView(
      { ...order, payTo: { ...order.payTo, kind: 'qr', payload: 'x', payee: 'y', demoUrl: '//evil' } },
      [],
      () => null,
    );
    expect(demo.payTo).toMatchObject({ demoHref: null });
  });
  it('is found by method, amount and time of the intent', () => {
    const since = Date.parse(order.createdAt);
    const intent = { methodId: 'one', amount: '500.00' };
    expect(orderForIntent([order], intent, since)).toBe(order);
    expect(orderForIntent([order], intent, since + 4_000)).toBe(order);
    expect(orderForIntent([order], intent, since + 60_000)).toBeNull();
    expect(orderForIntent([order], { ...intent, amount: '501.00' }, since)).toBeNull();
    expect(orderForIntent([order], { ...intent, methodId: 'two' }, since)).toBeNull();
  });
});

describe('the remaining time', () => {
  const quarter = { since: 1_000_000, until: 1_000_000 + 15 * 60_000 };
  it.each([
    ['as it is created', 0, '15:00'],
    ['when the clock lags', -40, '15:00'],
    ['after a second', 1_000, '14:59'],
  ])('of a new order %s', (_case, passed, text) => {
    expect(formatCountdown(timeLeft(quarter, quarter.since + passed))).toBe(text);
  });
  it.each([
    [15 * 60_000, '15:00'],
    [61_000, '1:01'],
    [59_999, '1:00'],
    [1, '0:01'],
    [-5_000, '0:00'],
  ])('of %d ms is %s', (ms, text) => expect(formatCountdown(ms)).toBe(text));
  it.each([
    [301_000, 'nothing'],
    [300_000, 'five'],
    [60_001, 'five'],
    [60_000, 'one'],
    [0, 'over'],
  ])('of %d ms announces %s', (ms, announced) => expect(countdownAnnouncement(ms)).toBe(announced));
});

describe('RSP-11, RSP-12: the question for a deposit limit', () => {
  const limit = { kind: 'deposit', period: 'day', value: '1.00', used: '0.00', left: '1.00' } as const;
  const own = { ...limit, resetsAt: '2026-03-08T17:00:00Z', pending: null };
  const page = (statuses: readonly ('paid' | 'expired')[], totalPages = 1) => ({
    list: statuses.map((status) => ({ status })),
    totalPages,
  });
  test.each([
    ['a new player', [], page([], 0), 'optional', 'required'],
    ['a player who has not paid an order', [], page(['expired']), 'optional', 'required'],
    ['a player with a limit on losses only', [{ ...own, kind: 'loss' as const }], page([]), 'optional', 'required'],
    ['a player with a deposit limit', [own], page([]), null, null],
    ['a player who has deposited', [], page(['expired', 'paid']), null, 'required'],
    ['a player with more orders than one page', [], page(['expired'], 2), null, 'required'],
    ['a player whose orders are not known', [], null, null, 'required'],
  ] as const)('for %s', (_, limits, newest, asked, demanded) => {
    expect(asksForLimit({ limits: [...limits], rest: null, limitRequired: false }, newest)).toBe(asked);
    expect(asksForLimit({ limits: [...limits], rest: null, limitRequired: true }, newest)).toBe(demanded);
  });
  test('not during a break', () => {
    const rest = { kind: 'timeout', since: '2026-03-01T17:00:00Z', until: null } as const;
    expect(asksForLimit({ limits: [], rest, limitRequired: true }, page([]))).toBeNull();
  });
});
