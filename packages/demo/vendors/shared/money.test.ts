import { expect, test } from 'vitest';
import { parseAmount, toAmount, toSatang } from './money.ts';

test.each([
  ['100', 10_000],
  ['1,000.5', 100_050],
  [' 20.00 ', 2_000],
  ['0.01', 1],
])('%s is %i satang', (text, satang) => expect(parseAmount(text)).toBe(satang));

test.each(['', '-1', '1.234', 'abc', '1e3', '.5', '12345678'])('“%s” is not an amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

test('satang and decimal amounts convert both ways', () => {
  for (const satang of [0, 5, 50, 1_050, 123_456_789]) expect(toSatang(toAmount(satang))).toBe(satang);
});
