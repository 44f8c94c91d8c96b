import { expect, test } from 'vitest';
import { balanceOf, houseAccount, memberAccount, outsideAccount, post, satangToAmount, sumOfAll } from './ledger.ts';
import { createWorld } from './world.ts';

const demo = memberAccount('member-demo');
const house = houseAccount('LTWR');

const stake = (satang: number, ref = 'test-1') => ({
  kind: 'stake' as const,
  ref,
  lines: [
    { account: demo, satang: -satang },
    { account: house, satang },
  ],
});

test('a posting moves money and the sum stays zero', () => {
  const world = createWorld();
  expect(sumOfAll(world)).toBe(0);
  expect(post(world, stake(2_500)).ok).toBe(true);
  expect(balanceOf(world, demo)).toBe(997_500);
  expect(balanceOf(world, house)).toBe(2_500);
  expect(sumOfAll(world)).toBe(0);
});

test('a reference moves money once, and stands for one posting only', () => {
  const world = createWorld();
  post(world, stake(100));
  expect(post(world, stake(100)).ok).toBe(true);
  expect(balanceOf(world, demo)).toBe(999_900);
  expect(post(world, stake(200))).toEqual({ ok: false, error: { kind: 'refTaken', ref: 'test-1' } });
});

test('refuses what does not balance, is not whole, or takes more than a member has', () => {
  const world = createWorld();
  const lines = [{ account: demo, satang: -5 }];
  expect(post(world, { kind: 'stake', ref: 'a', lines })).toMatchObject({
    error: { kind: 'unbalanced', differenceSatang: -5 },
  });
  expect(post(world, stake(0.5))).toMatchObject({ error: { kind: 'notWhole' } });
  expect(post(world, stake(Number.MAX_SAFE_INTEGER))).toMatchObject({ error: { kind: 'overdraft' } });
  expect(post(world, stake(1_000_001))).toEqual({
    ok: false,
    error: { kind: 'overdraft', account: demo, balanceSatang: 1_000_000 },
  });
  expect(balanceOf(world, demo)).toBe(1_000_000);
});

test('lines of the same account add up before they are judged', () => {
  const world = createWorld();
  const twice = {
    kind: 'stake' as const,
    ref: 'twice',
    lines: [
      { account: demo, satang: -600_000 },
      { account: demo, satang: -600_000 },
      { account: outsideAccount, satang: 1_200_000 },
    ],
  };
  expect(post(world, twice)).toMatchObject({ error: { kind: 'overdraft' } });
});

test('balances are the sums of the journal', () => {
  const world = createWorld({ scenario: 'rich' });
  const sums = new Map<string, number>();
  for (const [, { lines }] of world.store.entries('postings')) {
    for (const { account, satang } of lines) sums.set(account, (sums.get(account) ?? 0) + satang);
  }
  for (const [account, { satang }] of world.store.entries('accounts')) expect(satang).toBe(sums.get(account));
});

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [1_000_000, '10000.00'],
  [-150, '-1.50'],
  [12_345_678_900, '123456789.00'],
])('%i satang is %s', (satang, amount) => expect(satangToAmount(satang)).toBe(amount));
