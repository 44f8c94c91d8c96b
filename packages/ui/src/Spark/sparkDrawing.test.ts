import { expect, test } from 'vitest';
import { sparkDrawing } from './sparkDrawing.ts';

test('the line goes through its values in order, to one scale with zero', () => {
  const { zero, points } = sparkDrawing([0, 300, -100]);
  expect(zero).toBe(75);
  expect(points).toEqual([
    { x: 0.5, y: 75 },
    { x: 1.5, y: 0 },
    { x: 2.5, y: 100 },
  ]);
});

test.each([
  ['only gains', [100, 90], 100, [0, 10]],
  ['only losses', [-100, -90], 0, [100, 90]],
  ['nothing', [0, Number.NaN], 100, [100, 100]],
])('with %s zero is at the edge', (_, values, zero, heights) => {
  const drawing = sparkDrawing(values);
  expect(drawing.zero).toBe(zero);
  expect(drawing.points.map(({ y }) => y)).toEqual(heights);
});
