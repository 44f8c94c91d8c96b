import { expect, test } from 'vitest';
import { catchRate, fishKinds, prizes, returnRate } from './rules.ts';

test('whatever is shot at, 96 % come back on average, and a catch is worth more than the shot', () => {
  for (const kind of fishKinds) {
    expect(catchRate(kind) * prizes[kind]).toBeCloseTo(returnRate, 10);
    expect(prizes[kind]).toBeGreaterThan(1);
    expect(catchRate(kind)).toBeLessThan(0.5);
  }
  const order = fishKinds.map((kind) => prizes[kind]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
