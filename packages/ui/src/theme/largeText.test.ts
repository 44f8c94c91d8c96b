import { expect, test } from 'vitest';
import { inProportion } from './largeText.ts';
import { measureLength } from './measureLength.ts';

test.each(['0.1875rem', '1rem', '2.75rem', 'calc(1.25rem * 0.8)', 'clamp(1rem, 2vw, 2rem)'])(
  '%s is as long as before at the usual text size, from the smallest phone on',
  (length) => {
    for (const width of [320, 390, 768, 2560])
      expect(measureLength(inProportion('space', length), width)).toBeCloseTo(measureLength(length, width) ?? -1);
  },
);

test('a space grows with the text up to its share of the smallest phone', () => {
  // Twice the text is half the rem: a window of 390 px with it is one of 195.
  const atTwice = (width: number): number => (measureLength(inProportion('space', '2rem'), width / 2, 800) ?? 0) * 2;
  expect(inProportion('space', '2rem')).toBe('min(2rem,10vw)');
  expect(atTwice(1280)).toBe(64);
});

test('widths of content, and other groups, stay', () => {
  expect(inProportion('size', '80rem')).toBe('80rem');
  expect(inProportion('text', '1rem')).toBe('1rem');
});
