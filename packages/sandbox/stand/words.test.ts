import { expect, test } from 'vitest';
import { createMoney, wordsIn } from './words.ts';

test('money is written with the symbol of the platform, by its digits', () => {
  const money = createMoney('en');
  money.payIn('₭');
  expect(money.write('1234567890123456.50')).toBe('₭1,234,567,890,123,456.50');
  expect(money.digits('0.05')).toBe('0.05');
});

test('credits of a practice are no money', () => {
  const words = wordsIn('en', { th: {}, en: {} });
  words.payIn('₭');
  expect([words.money('1000.00'), words.brief('1000.00')]).toEqual(['₭1,000.00', '₭1,000.00']);
  words.practise();
  expect([words.money('1000.00'), words.brief('1000.00')]).toEqual(['1,000.00 credits', '1,000.00']);
});
