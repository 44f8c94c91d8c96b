import { expect, test } from 'vitest';
import { barsDrawing } from './barsDrawing.ts';

test('bars of one scale stand above and hang below the zero line', () => {
  const { zero, bars } = barsDrawing([300, -100, 0]);
  expect(zero).toBe(75);
  expect(bars.map(({ y, height, below }) => [y, height, below])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
  ]);
});

test.each([
  ['only gains', [1, 2], 100],
  ['only losses', [-1, -2], 0],
  ['nothing', [0, 0], 100],
  ['no bars', [], 100],
])('with %s the zero line is at the edge', (_, values, zero) => expect(barsDrawing(values).zero).toBe(zero));

test('a small value stays visible, within the drawing; no number is drawn as 0', () => {
  const { zero, bars } = barsDrawing([1_000_000, -1, Number.NaN, 0.01]);
  expect(bars[1]?.height).toBeCloseTo(100 - zero);
  expect(bars[2]?.height).toBe(0);
  expect(bars[3]?.height).toBe(2);
  for (const { y, height } of bars) expect(y + height).toBeLessThanOrEqual(100);
});
