import { describe, expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

const baht = { currency: '฿', locale: 'th' };

describe('formatMoney', () => {
  it.each([
    ['0', '฿0.00'],
    ['10000', '฿10,000.00'],
    ['1234.5', '฿1,234.50'],
    ['12345678901234567.89', '฿12,345,678,901,234,567.89'],
    ['-250.75', '\u2212฿250.75'],
    ['0.999', '฿0.99'],
    ['-0.001', '฿0.00'],
  ])('%s in Thai', (amount, text) => {
    expect(formatMoney(amount, baht)).toBe(text);
  });

  it('shows a plus sign on request', () => {
    expect(formatMoney('20', { ...baht, sign: 'always' })).toBe('+฿20.00');
    expect(formatMoney('-20', { ...baht, sign: 'always' })).toBe('\u2212฿20.00');
    expect(formatMoney('0', { ...baht, sign: 'always' })).toBe('฿0.00');
  });

  it('uses Latin digits with the separators of the locale', () => {
    expect(formatMoney('1234.5', { currency: '$', locale: 'en' })).toBe('$1,234.50');
    expect(formatMoney('1234.5', { currency: '฿', locale: 'th-TH-u-nu-thai' })).toBe('฿1,234.50');
  });

  it.each(['', 'abc', '1e3', '1,000', 'NaN', '.5', '5.', ' 5', '0x10'])('refuses “%s”', (amount) => {
    expect(formatMoney(amount, baht)).toBe('–');
  });
});
