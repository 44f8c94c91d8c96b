import { describe, expect, it } from 'vitest';
import type { DepositMethod } from '#api/cashier.ts';
import { checkAmount, readAmount } from './amount.ts';

const method: DepositMethod = {
  id: 'promptpay',
  kind: 'promptpay',
  name: '',
  minAmount: '100.00',
  maxAmount: '50000.00',
  quickAmounts: [],
  feeText: null,
  maintenance: false,
  recommended: false,
};
const problemOf = (text: string) => {
  const reading = checkAmount(text, method);
  return reading.ok ? null : reading.problem;
};

describe('a sum', () => {
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
  ])('is read from “%s”', (text, amount) => {
    expect(readAmount(text)).toEqual({ ok: true, amount });
  });

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
  ])('is not guessed from “%s”', (text, key) => {
    expect(readAmount(text)).toEqual({ ok: false, problem: { key } });
  });

  it('keeps within the limits, which belong to it', () => {
    expect(problemOf('99.99')).toEqual({ key: 'tooLittle', limit: '100.00' });
    expect(problemOf('100')).toBeNull();
    expect(problemOf('50,000.00')).toBeNull();
    expect(problemOf('50000.01')).toEqual({ key: 'tooMuch', limit: '50000.00' });
    // Digits beyond what a number holds are compared, too.
    expect(checkAmount('900719925474099.28', { ...method, maxAmount: '900719925474099.27' })).toMatchObject({
      ok: false,
    });
  });
});
