import { describe, expect, test } from 'vitest';
import { parlayPrice, payoutOf, returnedOf, takesPrice } from './money.ts';

const leg = (odds: number, state: Parameters<typeof payoutOf>[1][number]['state'] = 'won') => ({ odds, state });

describe('one leg pays, in satang', () => {
  test.each([
    ['won', 185, 10_000, 18_500, 0],
    ['lost', 185, 10_000, 0, 0],
    ['even', 185, 10_000, 10_000, 10_000],
    ['halfWon', 185, 10_000, 14_250, 5_000],
    ['halfLost', 185, 10_000, 5_000, 5_000],
    // Rounded down once, at the end.
    ['won', 185, 1_001, 1_851, 0],
    ['halfWon', 185, 1_001, 1_426, 500],
    ['halfLost', 185, 1_001, 500, 500],
    ['waiting', 192, 1_001, 1_921, 0],
  ] as const)('%s at %d for %d: %d, of which %d comes back undecided', (state, odds, stake, pays, returned) => {
    expect(payoutOf(stake, [leg(odds, state)])).toBe(pays);
    expect(returnedOf(stake, [leg(odds, state)])).toBe(returned);
  });
});

describe('a parlay', () => {
  test('pays the product of its prices, rounded down to hundredths', () => {
    // 1.85 × 1.93 × 2.07 = 7.390935
    expect(parlayPrice([leg(185), leg(193), leg(207)])).toBe(739);
    expect(payoutOf(10_000, [leg(185), leg(193), leg(207)])).toBe(73_900);
    // 1.1 × 1.1 is exact, which floating point is not.
    expect(parlayPrice([leg(110), leg(110)])).toBe(121);
    expect(parlayPrice(Array.from({ length: 8 }, () => leg(6_000)))).toBe(100 * 60 ** 8);
  });

  test('counts a returned leg as 1, half a win and half a loss by half, and is lost by one leg', () => {
    expect(parlayPrice([leg(185), leg(193, 'even')])).toBe(185);
    // 1.85 × 1.465 = 2.710…
    expect(parlayPrice([leg(185), leg(193, 'halfWon')])).toBe(271);
    expect(parlayPrice([leg(185), leg(193, 'halfLost')])).toBe(92);
    expect(payoutOf(10_000, [leg(185), leg(193, 'lost')])).toBe(0);
  });

  test('comes back when every leg does, and only then', () => {
    const even = [leg(185, 'even'), leg(193, 'even')];
    expect([payoutOf(10_001, even), returnedOf(10_001, even)]).toEqual([10_001, 10_001]);
    expect(returnedOf(10_000, [leg(185), leg(193, 'even')])).toBe(0);
    expect(returnedOf(10_000, [leg(185), leg(193, 'halfWon')])).toBe(0);
  });
});

test.each([
  ['better', '1.85', '1.86', true],
  // By value, not by letters.
  ['better', '9.95', '10.05', true],
  ['better', '1.85', '1.84', false],
  ['any', '1.85', '1.01', true],
  ['none', '1.85', '1.86', false],
  ['none', '1.85', '1.85', true],
] as const)('a player who accepts %s prices and saw %s: is %s taken? %s', (accepts, seen, price, taken) => {
  expect(takesPrice(accepts, seen, price)).toBe(taken);
});
