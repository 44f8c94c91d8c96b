import { expect, test } from 'vitest';
import { toAmount } from '../shared/money.ts';
import { returnsOf, takesPrice } from './money.ts';
import { returnsOf as serverReturns } from './server/bets.ts';

test('the bet slip shows what the server pays', () => {
  for (const stake of [1_000, 1_001, 3_333, 99_999, 500_000]) {
    for (const odds of [105, 185, 333, 1_407])
      expect(returnsOf(stake, toAmount(odds))).toBe(serverReturns(stake, odds));
  }
});

test.each([
  ['better', '1.85', '1.86', true],
  // By value, not by letters.
  ['better', '9.95', '10.05', true],
  ['better', '1.85', '1.84', false],
  ['any', '1.85', '1.01', true],
  ['none', '1.85', '1.86', false],
  ['none', '1.85', '1.85', true],
] as const)('a player who accepts %s prices and saw %s: is %s taken? %s', (accepts, seen, price, taken) => {
  expect(takesPrice(accepts, seen, price)).toBe(taken);
});
