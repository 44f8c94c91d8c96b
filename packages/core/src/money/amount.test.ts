import { describe, expect, it } from 'vitest';
import type { DepositMethod } from '#api/cashier.ts';
import { checkAmount } from './amount.ts';

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

describe('an amount', () => {
  it.each([
    ['', 'empty'],
    ['1,5', 'unreadable'],
    ['500.005', 'decimals'],
  ])('that cannot be read is rejected: “%s”', (text, key) => expect(problemOf(text)).toEqual({ key }));

  it('stays within the limits, which are inclusive', () => {
    expect(problemOf('99.99')).toEqual({ key: 'tooLittle', limit: '100.00' });
    expect(problemOf('100')).toBeNull();
    expect(problemOf('50,000.00')).toBeNull();
    expect(problemOf('50000.01')).toEqual({ key: 'tooMuch', limit: '50000.00' });
    // More digits than a number can hold.
    expect(checkAmount('900719925474099.28', { ...method, maxAmount: '900719925474099.27' })).toMatchObject({
      ok: false,
    });
  });

  it('stays within limits of a platform with more decimals', () => {
    const limits = { ...method, minAmount: '99.995', maxAmount: '200.00000000' };
    expect(checkAmount('99.99', limits)).toMatchObject({ problem: { key: 'tooLittle' } });
    expect(checkAmount('100', limits)).toMatchObject({ ok: true });
    expect(checkAmount('200', limits)).toMatchObject({ ok: true });
  });
});
