import { describe, expect, test } from 'vitest';
import {
  conversionForIntent,
  deliveryProblems,
  mostOf,
  noDelivery,
  redemptionForIntent,
  stateOfReward,
  tabOf,
} from './pointMall.model.ts';
import { noon, sampleChange, sampleRedemption, sampleReward } from './pointMall.samples.ts';

const reward = sampleReward({ language: 'en' });

test('an address names a tab; any other is the shop', () => {
  expect([tabOf('rules'), tabOf('redemptions'), tabOf('unknown'), tabOf(null)]).toEqual([
    'rules',
    'redemptions',
    'shop',
    'shop',
  ]);
});

describe('whether a reward can be had', () => {
  const needs = { of: 'wager', amount: '100.00', days: 30, done: '40.00', missing: '60.00' } as const;
  test.each([
    ['open', {}, 900, { kind: 'open' }],
    ['for a visitor', {}, null, { kind: 'open' }],
    ['without enough points', {}, 899, { kind: 'points', missing: 1 }],
    ['that has run out', { availableQuantity: 0 }, 900, { kind: 'soldOut' }],
    ['of which a person has the most', { redeemLeft: 0 }, 900, { kind: 'most' }],
    ['with a sum that is missing', { amountRequirement: needs }, 900, { kind: 'requirement' }],
    ['with a sum that is reached', { amountRequirement: { ...needs, missing: '0.00' } }, 900, { kind: 'open' }],
    ['with a sum, for a visitor', { amountRequirement: { ...needs, missing: null } }, null, { kind: 'open' }],
  ])('%s', (_, change, points, state) => {
    expect(stateOfReward({ ...reward, ...change }, points)).toEqual(state);
  });
});

test.each([
  [{}, 10_000, 2],
  [{ redeemLeft: null, availableQuantity: null }, 100_000, 10],
  [{ redeemLeft: null, availableQuantity: 3 }, 100_000, 3],
  [{ redeemLeft: null, availableQuantity: null }, 1_900, 2],
  [{}, 0, 1],
])('a form offers as many as stock, person and points allow', (change, points, most) => {
  expect(mostOf({ ...reward, ...change }, points)).toBe(most);
});

test('a delivery names what cannot be delivered to', () => {
  expect(deliveryProblems(noDelivery)).toEqual(['name', 'phone', 'address']);
  const whole = { name: 'กัญญา', phone: '081-234-5678', address: '99/9 ถนนสาธิต กรุงเทพฯ 10000' };
  expect(deliveryProblems(whole)).toEqual([]);
  expect(deliveryProblems({ ...whole, phone: '081' })).toEqual(['phone']);
});

describe('an intent with a lost answer', () => {
  const order = sampleRedemption({}, { at: new Date(noon).toISOString() });
  const asked = { rewardId: 'mug', quantity: 1, points: 900 };
  test('is found among the redemptions since it was sent', () => {
    expect(redemptionForIntent([order], asked, noon)).toMatchObject({ reference: order.reference, balance: null });
    expect(redemptionForIntent([order], asked, noon + 60_000)).toBeNull();
    expect(redemptionForIntent([order], { ...asked, quantity: 2 }, noon)).toBeNull();
    expect(redemptionForIntent([order], { ...asked, rewardId: 'bag' }, noon)).toBeNull();
  });
  test('is found in the history, and never taken for a redemption of as many points', () => {
    const at = new Date(noon).toISOString();
    const change = sampleChange({ reference: 'C1', type: 'redeem', changed: -900, at, balance: 300 });
    const input = { points: 900, amount: '90.00' };
    expect(conversionForIntent([change], [], input, noon)).toEqual({ reference: 'C1', ...input, balance: 300 });
    const redeemed = sampleChange({ ...change, reference: order.reference });
    expect(conversionForIntent([redeemed], [order], input, noon)).toBeNull();
    expect(conversionForIntent([change], [], input, noon + 60_000)).toBeNull();
  });
});
