import { describe, expect, it } from 'vitest';
import { type WalletEntry, type WalletTransferEntry, mainWallet } from '#api/wallets.ts';
import {
  canCollect,
  checkMove,
  collectedState,
  emptyMove,
  halfOf,
  isShownFirst,
  reduceMove,
  sidesOf,
  transferForIntent,
} from './moves.model.ts';

const wallet = (id: string, balance: string | null, state: WalletEntry['state'] = 'ready'): WalletEntry => ({
  id,
  name: id,
  balance,
  state,
  givesBack: false,
});
const wallets = [
  wallet(mainWallet, '500.00'),
  wallet('A', '0.00'),
  wallet('B', '80.00'),
  wallet('C', '9.00', 'resting'),
  wallet('D', null, 'unknown'),
  wallet('E', '7.00', { other: 'BUSY' }),
];
const idsOf = (form = emptyMove) => {
  const sides = sidesOf(wallets, form);
  return sides && [sides.from.id, sides.to.id];
};

describe('the sides', () => {
  it('are the first vendor with money and the main wallet, until the player chooses', () => {
    expect(idsOf()).toEqual(['B', mainWallet]);
    expect(sidesOf(wallets.slice(0, 2), emptyMove)?.from.id).toBe('A');
  });
  it('always have the main wallet on one side', () => {
    const toA = reduceMove(emptyMove, { type: 'to', id: 'A' });
    expect(idsOf(toA)).toEqual([mainWallet, 'A']);
    expect(idsOf(reduceMove(toA, { type: 'from', id: 'B' }))).toEqual(['B', mainWallet]);
    expect(idsOf(reduceMove(toA, { type: 'to', id: mainWallet }))).toEqual(['A', mainWallet]);
    expect(idsOf(reduceMove(emptyMove, { type: 'from', id: mainWallet }))).toEqual([mainWallet, 'B']);
    expect(idsOf(reduceMove(toA, { type: 'swap' }))).toEqual(['A', mainWallet]);
  });
  it.each(['C', 'D', 'E', 'gone'])('are never a wallet that cannot be used (%s)', (id) =>
    expect(idsOf(reduceMove(emptyMove, { type: 'from', id }))).toEqual(['B', mainWallet]),
  );
  it('are a resting wallet only where it gives back, and only to take money from it', () => {
    const giving = wallets.map((each) => (each.id === 'C' ? { ...each, givesBack: true } : each));
    const fromC = reduceMove(emptyMove, { type: 'from', id: 'C' });
    expect(sidesOf(giving, fromC)?.from.id).toBe('C');
    expect(sidesOf(giving, reduceMove(fromC, { type: 'swap' }))?.to.id).toBe('B');
    const alone = giving.filter(({ id }) => id === mainWallet || id === 'C');
    expect(sidesOf(alone, reduceMove(fromC, { type: 'swap' }))?.from.id).toBe('C');
  });
  it('are unknown without a main wallet or a vendor', () => {
    expect(sidesOf(wallets.slice(1), emptyMove)).toBeNull();
    expect(sidesOf([wallet(mainWallet, '5.00'), wallet('C', '9.00', 'resting')], emptyMove)).toBeNull();
  });
});

it('an amount is at most what the wallet has', () => {
  const sides = sidesOf(wallets, emptyMove);
  if (sides === null) throw new Error('no sides');
  expect(checkMove('๘๐', sides)).toEqual({ ok: true, amount: '80.00' });
  expect(checkMove('80.01', sides)).toEqual({ ok: false, problem: { key: 'tooMuch', limit: '80.00' } });
  expect(checkMove('0', sides)).toMatchObject({ problem: { key: 'tooLittle' } });
});

it('a typed amount stays when the sides change, and its problem goes', () => {
  const typed = reduceMove(reduceMove(emptyMove, { type: 'typed', field: 'amount', value: '90' }), {
    type: 'checked',
    problems: { amount: { key: 'tooMuch', limit: '80.00' } },
  });
  expect(typed.attention).toEqual({ to: 'amount', count: 1 });
  expect(reduceMove(typed, { type: 'swap' })).toMatchObject({ values: { amount: '90' }, problems: {} });
});

it('shows first what has money or is not as usual', () => {
  expect(wallets.filter(isShownFirst).map(({ id }) => id)).toEqual([mainWallet, 'B', 'C', 'D', 'E']);
  expect(canCollect(wallets)).toBe(true);
  expect(canCollect(wallets.slice(0, 2))).toBe(false);
});

it.each([
  ['80.00', '40'],
  ['0.01', '0.00'],
  ['0.03', '0.01'],
  ['101.01', '50.50'],
])('half of %s is %s', (amount, half) => expect(halfOf(amount)).toBe(half.replace(/\.00$/, '')));

it('the transfer of a lost answer is found by its sides, amount and time', () => {
  const at = '2026-11-21T05:00:00.000Z';
  const entry: WalletTransferEntry = {
    reference: 'T1',
    from: { id: mainWallet, name: '' },
    to: { id: 'A', name: '' },
    amount: '5.0',
    status: 'pending',
    createdAt: at,
  };
  const intent = { from: mainWallet, to: 'A', amount: '5.00' };
  expect(transferForIntent([entry], intent, Date.parse(at))).toMatchObject({ reference: 'T1', status: 'pending' });
  expect(transferForIntent([entry], { ...intent, to: 'B' }, Date.parse(at))).toBeNull();
  expect(transferForIntent([entry], { ...intent, amount: '5.01' }, Date.parse(at))).toBeNull();
  expect(transferForIntent([entry], intent, Date.parse(at) + 6_000)).toBeNull();
});

it.each([
  [[], 'none'],
  [['done', 'done'], 'all'],
  [['done', 'pending'], 'underway'],
  [['done', 'failed', 'pending'], 'partly'],
  [[{ other: 'HELD' }], 'partly'],
] as const)('bringing back %j is %s', (statuses, state) =>
  expect(collectedState(statuses.map((status) => ({ id: 'A', name: 'A', amount: '1.00', status })))).toBe(state),
);
