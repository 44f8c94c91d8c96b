import { describe, expect, it } from 'vitest';
import type { DepositMethod, DepositOrder } from '#api/cashier.ts';
import type { AmountProblem } from './amount.ts';
import { chosenMethod, clockOf, emptyForm, leftToSay, orderOfWish, reduceForm, toOrderView } from './deposit.model.ts';

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
};

describe('the method', () => {
  const paused = method('paused', { maintenance: true, recommended: true });
  const recommended = method('recommended', { recommended: true });
  it('is the chosen one, the recommended one, or the first that can be used', () => {
    expect(chosenMethod([method('one'), recommended], 'one')?.id).toBe('one');
    expect(chosenMethod([method('one'), recommended], null)?.id).toBe('recommended');
    expect(chosenMethod([paused, method('one')], null)?.id).toBe('one');
  });
  it('is never one under maintenance', () => {
    expect(chosenMethod([paused, method('one')], 'paused')?.id).toBe('one');
    expect(chosenMethod([paused], null)).toBeNull();
  });
});

describe('the form', () => {
  it('loses nothing that was typed, and says anew what is wrong with it', () => {
    let form = reduceForm(emptyForm, { type: 'typed', text: '50' });
    form = reduceForm(form, { type: 'checked', problem: { key: 'tooLittle', limit: '100.00' } });
    form = reduceForm(form, { type: 'chosen', method: method('small', { minAmount: '60.00' }) });
    expect(form).toMatchObject({ methodId: 'small', text: '50', problem: { key: 'tooLittle', limit: '60.00' } });
    form = reduceForm(form, { type: 'chosen', method: method('smaller', { minAmount: '10.00' }) });
    expect(form).toMatchObject({ text: '50', problem: null });
  });
  it('calls for attention each time it is sent with something to correct', () => {
    const sent = (problem: AmountProblem | null) => ({ type: 'sent', problem }) as const;
    const once = reduceForm(emptyForm, sent({ key: 'empty' }));
    expect(once).toMatchObject({ problem: { key: 'empty' }, attention: 1 });
    expect(reduceForm(once, sent({ key: 'empty' })).attention).toBe(2);
    expect(reduceForm(once, sent(null))).toMatchObject({ problem: null, attention: 1 });
  });
  it('complains about nothing before it was looked at', () => {
    const form = reduceForm({ ...emptyForm, text: '5' }, { type: 'chosen', method: method('one') });
    expect(form.problem).toBeNull();
  });
});

describe('an order', () => {
  const judge = (address: string) => (address.startsWith('/') ? address : null);
  it('of a transfer shows the sum with its satang', () => {
    const payTo = { kind: 'transfer', bank: 'b', account: '1', payee: 'p', exactAmount: '500.37', memo: '' } as const;
    expect(toOrderView({ ...order, payTo }, [method('one')], judge)).toMatchObject({
      amount: '500.37',
      methodName: 'one name',
    });
  });
  it('leads only where it may', () => {
    const page = (url: string) => toOrderView({ ...order, payTo: { kind: 'page', url } }, [], judge).payTo;
    expect(page('/pay')).toEqual({ kind: 'page', href: '/pay' });
    expect(page('https://elsewhere.example')).toEqual({ kind: 'page', href: null });
    const demo = toOrderView(
      { ...order, payTo: { ...order.payTo, kind: 'qr', payload: 'x', payee: 'y', demoUrl: '//evil' } },
      [],
      () => null,
    );
    expect(demo.payTo).toMatchObject({ demoHref: null });
  });
  it('is found again by what was wished for, since it was', () => {
    const since = Date.parse(order.createdAt);
    const wish = { methodId: 'one', amount: '500.00' };
    expect(orderOfWish([order], wish, since)).toBe(order);
    expect(orderOfWish([order], wish, since + 4_000)).toBe(order);
    expect(orderOfWish([order], wish, since + 60_000)).toBeNull();
    expect(orderOfWish([order], { ...wish, amount: '501.00' }, since)).toBeNull();
    expect(orderOfWish([order], { ...wish, methodId: 'two' }, since)).toBeNull();
  });
});

describe('the time that is left', () => {
  it.each([
    [15 * 60_000, '15:00'],
    [61_000, '1:01'],
    [59_999, '1:00'],
    [1, '0:01'],
    [-5_000, '0:00'],
  ])('%d ms is %s', (ms, text) => expect(clockOf(ms)).toBe(text));
  it.each([
    [301_000, 'nothing'],
    [300_000, 'five'],
    [60_001, 'five'],
    [60_000, 'one'],
    [0, 'over'],
  ])('at %d ms says %s', (ms, said) => expect(leftToSay(ms)).toBe(said));
});
