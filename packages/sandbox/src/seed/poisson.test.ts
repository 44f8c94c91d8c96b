import { expect, test } from 'vitest';
import { poisson, skellam } from './poisson.ts';

/** The modified Bessel function of the first kind, by its series. */
function bessel(order: number, x: number): number {
  let term = 1;
  for (let factor = 1; factor <= order; factor += 1) term *= x / 2 / factor;
  let sum = 0;
  for (let step = 0; step < 200; step += 1) {
    sum += term;
    term *= (x / 2) ** 2 / ((step + 1) * (step + 1 + order));
  }
  return sum;
}

test.each([
  [1.4, 1.1],
  [3, 0.2],
  [0.05, 0.04],
  [0.7, 2.9],
])('the difference of goals at rates %d and %d is exact to 1e-9', (one, other) => {
  const { first, chances } = skellam([{ one, other, weight: 1 }]);
  for (let difference = -12; difference <= 12; difference += 1) {
    const exact =
      Math.exp(-one - other) *
      (one / other) ** (difference / 2) *
      bessel(Math.abs(difference), 2 * Math.sqrt(one * other));
    expect(Math.abs((chances[difference - first] ?? 0) - exact)).toBeLessThan(1e-9);
  }
  expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-9);
});

test('several pairs of rates are averaged by their weights', () => {
  const pairs = [
    { one: 2, other: 1, weight: 0.25 },
    { one: 0.5, other: 3, weight: 0.75 },
  ];
  const mixed = skellam(pairs);
  const parts = pairs.map((pair) => ({ ...pair, alone: skellam([{ ...pair, weight: 1 }]) }));
  for (let difference = -8; difference <= 8; difference += 1) {
    const expected = parts.reduce(
      (sum, { weight, alone }) => sum + weight * (alone.chances[difference - alone.first] ?? 0),
      0,
    );
    expect(Math.abs((mixed.chances[difference - mixed.first] ?? 0) - expected)).toBeLessThan(1e-12);
  }
});

test('no goals are certain when no time is left', () => {
  expect(poisson(0).chances).toEqual([1]);
  expect(skellam([{ one: 0, other: 0, weight: 1 }])).toEqual({ first: 0, chances: [1] });
});
