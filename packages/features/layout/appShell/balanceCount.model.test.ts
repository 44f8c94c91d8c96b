import { expect, test } from 'vitest';
import { countBetween, countMs, hasRisen } from './balanceCount.model.ts';

test.each([
  ['100.00', '600.00'],
  ['600.00', '99.50'],
  ['-20', '0.01'],
])('from %s to %s it passes from one end to the other and never beyond', (from, to) => {
  const at = countBetween(from, to);
  const steps = Array.from({ length: 61 }, (_, frame) => Number(at?.(frame * 10)));
  expect([steps[0], steps.at(-1)]).toEqual([Number(from), Number(to)]);
  const sorted = steps.toSorted((one, other) => (Number(to) > Number(from) ? one - other : other - one));
  expect(steps).toEqual(sorted);
  expect(at?.(countMs * 10)).toBe(Number(to).toFixed(2));
});

test.each([
  ['100.00', '100'],
  ['100.00', '–'],
  ['', '1.00'],
  ['1.00', '99999999999999999999.00'],
])('from %s to %s there is nothing to count', (from, to) => expect(countBetween(from, to)).toBeNull());

test('only more is a rise', () => {
  expect([hasRisen('1.00', '1.01'), hasRisen('1.00', '1.00'), hasRisen('100.00', '99.99')]).toEqual([
    true,
    false,
    false,
  ]);
});
