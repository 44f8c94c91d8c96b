import { expect, test } from 'vitest';
import { toAmount } from '../shared/money.ts';
import { returnsOf } from './money.ts';
import { returnsOf as serverReturns } from './server/bets.ts';

test('the bet slip shows what the server pays', () => {
  for (const stake of [1_000, 1_001, 3_333, 99_999, 500_000]) {
    for (const odds of [105, 185, 333, 1_407])
      expect(returnsOf(stake, toAmount(odds))).toBe(serverReturns(stake, odds));
  }
});
