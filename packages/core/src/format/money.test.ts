import { expect, it } from 'vitest';
import { toSatang } from './money.ts';

it.each([
  ['10', 1_000n],
  ['9.9', 990n],
  ['-0.05', -5n],
  ['1.23456789', 123n],
  ['90071992547409931.01', 9_007_199_254_740_993_101n],
])('toSatang: %s is %s', (amount, satang) => expect(toSatang(amount)).toBe(satang));
