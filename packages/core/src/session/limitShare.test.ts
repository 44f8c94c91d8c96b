import { expect, test } from 'vitest';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { fullestLimit, usedShare } from './limitShare.ts';

const limit = (change: Partial<PlayLimit>): PlayLimit => ({
  ...{ kind: 'deposit', period: 'day', value: '100.00', used: '25.00', left: '75.00' },
  ...{ resetsAt: '2026-11-21T17:00:00Z', pending: null },
  ...change,
});

test('the used share stays between nothing and all', () => {
  expect(usedShare(limit({}))).toBe(0.25);
  expect(usedShare(limit({ used: '250.00' }))).toBe(1);
  expect(usedShare({ used: '30', value: '120' })).toBe(0.25);
  expect(usedShare({ used: '0.00', value: '0.00' })).toBe(1);
});

test('the fullest limit is the one of which most is used, whatever its size', () => {
  const small = limit({ period: 'day', value: '100.00', used: '90.00' });
  const large = limit({ period: 'month', value: '10000.00', used: '5000.00' });
  expect(fullestLimit([large, small])).toBe(small);
  expect(fullestLimit([large, limit({ kind: 'time', value: '60', used: '60' }), small])?.kind).toBe('time');
  expect(fullestLimit([])).toBeUndefined();
});
