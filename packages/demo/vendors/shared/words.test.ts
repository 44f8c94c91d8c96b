import { expect, test } from 'vitest';
import { createMoneyFormat, wordsIn } from './words.ts';

test('money is written with the platform’s currency symbol and exact digits', () => {
  const money = createMoneyFormat('en');
  money.setCurrency('₭');
  expect(money.write('1234567890123456.50')).toBe('₭1,234,567,890,123,456.50');
  expect(money.digits('0.05')).toBe('0.05');
});

test('practice credits are written without a currency symbol', () => {
  const words = wordsIn('en', { th: {}, en: {} });
  words.setCurrency('₭');
  expect([words.money('1000.00'), words.brief('1000.00')]).toEqual(['₭1,000.00', '₭1,000.00']);
  words.startPractice();
  expect([words.money('1000.00'), words.brief('1000.00')]).toEqual(['1,000.00 credits', '1,000.00']);
});
