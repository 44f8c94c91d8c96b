import { expect, test } from 'vitest';
import { betOf, canReverse, digitsIn, permutationsOf } from './numbers.ts';
import { plays } from './server/plays.ts';

test.each([
  ['12', ['12', '21']],
  ['11', ['11']],
  ['05', ['05', '50']],
  ['123', ['123', '132', '213', '231', '312', '321']],
  ['112', ['112', '121', '211']],
  ['500', ['500', '050', '005']],
  ['777', ['777']],
])('%s is reversed into each distinct order once, itself first', (number, all) => {
  const reversed = permutationsOf(number);
  expect(reversed[0]).toBe(number);
  expect(reversed.toSorted()).toEqual(all.toSorted());
});

test('Thai digits are read like others, and what is no digit is left out', () => {
  expect(digitsIn('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789');
  expect(digitsIn(' ๑2-x๓ ')).toBe('123');
  expect(digitsIn('')).toBe('');
});

test('numbers of two and three digits are reversed where their order counts', () => {
  expect(plays.filter(canReverse).map(({ type }) => type)).toEqual(['last2', 'last3']);
});

test('in any order, a number and its permutation are the same bet', () => {
  expect(betOf('321', { ordered: false })).toBe(betOf('132', { ordered: false }));
  expect(betOf('321', { ordered: true })).not.toBe(betOf('132', { ordered: true }));
});
