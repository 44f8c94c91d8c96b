import { expect, test } from 'vitest';
import { catchRate, fishKinds, prizes, returnRate } from './rules.ts';

test('every target returns 96 % on average, and every prize exceeds the stake', () => {
  for (const kind of fishKinds) {
    expect(catchRate(kind) * prizes[kind]).toBeCloseTo(returnRate, 10);
    expect(prizes[kind]).toBeGreaterThan(1);
    expect(catchRate(kind)).toBeLessThan(0.5);
  }
  const order = fishKinds.map((kind) => prizes[kind]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
