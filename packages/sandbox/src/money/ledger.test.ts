import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { balanceOf, vendorAccount, memberAccount, outsideAccount, post, satangToAmount, sumOfAll } from './ledger.ts';

const demo = memberAccount('member-demo');
const vendor = vendorAccount('LTWR');

const stake = (satang: number, ref = 'test-1') => ({
  kind: 'stake' as const,
  ref,
  lines: [
    { account: demo, satang: -satang },
    { account: vendor, satang },
  ],
});

test('a posting moves money and the sum stays zero', () => {
  const sandbox = createSandbox();
  expect(sumOfAll(sandbox)).toBe(0);
  expect(post(sandbox, stake(2_500)).ok).toBe(true);
  expect(balanceOf(sandbox, demo)).toBe(997_500);
  expect(balanceOf(sandbox, vendor)).toBe(2_500);
  expect(sumOfAll(sandbox)).toBe(0);
});

test('a reference moves money once and identifies a single posting', () => {
  const sandbox = createSandbox();
  post(sandbox, stake(100));
  expect(post(sandbox, stake(100)).ok).toBe(true);
  expect(balanceOf(sandbox, demo)).toBe(999_900);
  expect(post(sandbox, stake(200))).toEqual({ ok: false, error: { kind: 'refTaken', ref: 'test-1' } });
});

test('refuses postings that do not balance, are not whole, or overdraw a member', () => {
  const sandbox = createSandbox();
  const lines = [{ account: demo, satang: -5 }];
  expect(post(sandbox, { kind: 'stake', ref: 'a', lines })).toMatchObject({
    error: { kind: 'unbalanced', differenceSatang: -5 },
  });
  expect(post(sandbox, stake(0.5))).toMatchObject({ error: { kind: 'notWhole' } });
  expect(post(sandbox, stake(Number.MAX_SAFE_INTEGER))).toMatchObject({ error: { kind: 'overdraft' } });
  expect(post(sandbox, stake(1_000_001))).toEqual({
    ok: false,
    error: { kind: 'overdraft', account: demo, balanceSatang: 1_000_000 },
  });
  expect(balanceOf(sandbox, demo)).toBe(1_000_000);
});

test('lines of the same account are summed before they are checked', () => {
  const sandbox = createSandbox();
  const twice = {
    kind: 'stake' as const,
    ref: 'twice',
    lines: [
      { account: demo, satang: -600_000 },
      { account: demo, satang: -600_000 },
      { account: outsideAccount, satang: 1_200_000 },
    ],
  };
  expect(post(sandbox, twice)).toMatchObject({ error: { kind: 'overdraft' } });
});

test('balances are the sums of the journal', () => {
  const sandbox = createSandbox({ scenario: 'rich' });
  const sums = new Map<string, number>();
  for (const [, { lines }] of sandbox.store.entries('postings')) {
    for (const { account, satang } of lines) sums.set(account, (sums.get(account) ?? 0) + satang);
  }
  for (const [account, { satang }] of sandbox.store.entries('accounts')) expect(satang).toBe(sums.get(account));
});

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [1_000_000, '10000.00'],
  [-150, '-1.50'],
  [12_345_678_900, '123456789.00'],
])('%i satang are %s', (satang, amount) => expect(satangToAmount(satang)).toBe(amount));
