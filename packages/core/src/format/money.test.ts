import { describe, expect, it } from 'vitest';
import { parseAmount, toSatang } from './money.ts';

describe('parseAmount', () => {
  it.each([
    ['500', '500.00'],
    ['500.5', '500.50'],
    [' 1,000.25 ', '1000.25'],
    ['1 000', '1000.00'],
    ['฿๕๐๐', '500.00'],
    ['๑,๒๓๔.๕๖', '1234.56'],
    ['0500', '500.00'],
    ['500.', '500.00'],
    ['1,234,567', '1234567.00'],
  ])('reads “%s” as %s', (text, amount) => expect(parseAmount(text)).toEqual({ ok: true, amount }));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['1,5', 'unreadable'],
    ['1.000,50', 'unreadable'],
    ['-500', 'unreadable'],
    ['1e3', 'unreadable'],
    ['.5', 'unreadable'],
    ['9'.repeat(16), 'unreadable'],
    ['500.005', 'decimals'],
  ])('refuses “%s”: %s', (text, problem) => expect(parseAmount(text)).toEqual({ ok: false, problem }));
});

it.each([
  ['10', 1_000n],
  ['9.9', 990n],
  ['-0.05', -5n],
  ['1.23456789', 123n],
  ['90071992547409931.01', 9_007_199_254_740_993_101n],
])('toSatang: %s is %s', (amount, satang) => expect(toSatang(amount)).toBe(satang));
