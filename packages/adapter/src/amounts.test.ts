import { assert, integer, maxSafeInteger, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amounts } from './amounts.ts';

describe('satang', () => {
  it.each([
    ['0', 0],
    ['12', 12_00],
    ['12.5', 12_50],
    ['12.50', 12_50],
    ['12.50000000', 12_50],
    ['-0.05', -5],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s are %i', (text, units) => expect(amounts.satang(text)).toBe(units));

  it.each(['0.005', '12.345', '90071992547409.92', '1e3', '', ' 1', '1,000', 'NaN', '1.'])('refuses %j', (text) => {
    expect(() => amounts.satang(text)).toThrow(RangeError);
  });
});

describe('baht', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456, '1234.56'],
  ])('%i are %s', (units, text) => expect(amounts.baht(units)).toBe(text));

  it.each([0.5, 2 ** 53, Number.NaN, Infinity, '100', null, undefined])('refuses %s', (units) => {
    expect(() => amounts.baht(units as number)).toThrow(RangeError);
  });
});

test('every whole number of units comes back', () => {
  assert(
    property(maxSafeInteger(), integer({ min: 0, max: 8 }), (units, decimals) => {
      const { text, units: back } = amounts.minor(decimals);
      expect(back(text(units))).toBe(Object.is(units, -0) ? 0 : units);
    }),
  );
});

test('a unit without decimals has none', () => {
  expect(amounts.minor(0).text(12)).toBe('12');
  expect(amounts.minor(0).units('12.000')).toBe(12);
  expect(() => amounts.minor(0).units('12.5')).toThrow(RangeError);
});
