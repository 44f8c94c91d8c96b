import { describe, expect, test } from 'vitest';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { canConfirm, groupLimits, isReached, limitToKeep, readLimit } from './limits.model.ts';

const limit = (change: Partial<PlayLimit>): PlayLimit => ({
  ...{ kind: 'deposit', period: 'day', value: '100.00', used: '25.00', left: '75.00' },
  ...{ resetsAt: '2026-11-21T17:00:00Z', pending: null },
  ...change,
});

test('every kind has its limits, the shortest period first; unknown kinds are kept apart', () => {
  const unknown = limit({ kind: { other: 'spins' } });
  const { groups, others } = groupLimits({
    limits: [limit({ period: 'month' }), unknown, limit({ period: 'day' }), limit({ kind: 'time', period: 'week' })],
  });
  expect(groups.map(({ kind, limits }) => [kind, ...limits.map(({ period }) => period)])).toEqual([
    ['deposit', 'day', 'month'],
    ['loss'],
    ['wager'],
    ['time', 'week'],
  ]);
  expect(others).toEqual([unknown]);
});

test('a limit is reached when nothing is left of it', () => {
  expect(isReached(limit({ left: '0.00' }))).toBe(true);
  expect(isReached(limit({ left: '0.01' }))).toBe(false);
});

describe('a typed limit', () => {
  test.each([
    ['deposit', '5,000', '5000.00'],
    ['loss', '๑๐๐', '100.00'],
    ['time', '120', '120'],
    ['time', '090', '90'],
  ] as const)('%s %s is %s', (kind, text, value) => expect(readLimit(kind, text)).toEqual({ ok: true, value }));

  test.each([
    ['deposit', '', 'empty'],
    ['deposit', '0', 'zero'],
    ['deposit', 'much', 'unreadable'],
    ['deposit', '1.001', 'decimals'],
    ['time', '1.5', 'unreadable'],
    ['time', '100000', 'unreadable'],
  ] as const)('%s %o is refused: %s', (kind, text, problem) =>
    expect(readLimit(kind, text)).toEqual({ ok: false, problem }),
  );
});

test('a raise can be confirmed from its moment on', () => {
  const from = '2026-11-22T05:00:00Z';
  const raised = limit({ pending: { value: null, from } });
  expect(canConfirm(raised, Date.parse(from) - 1)).toBe(false);
  expect(canConfirm(raised, Date.parse(from))).toBe(true);
  expect(canConfirm(limit({}), Date.parse(from))).toBe(false);
});

test('what is kept after a review has no requested change, which setting it would withdraw', () => {
  const pending = { value: null, from: '2026-03-03T05:00:00Z' };
  expect(limitToKeep([limit({ pending }), limit({ period: 'week' })])).toMatchObject({ period: 'week' });
  expect(limitToKeep([limit({ pending })])).toBeNull();
  expect(limitToKeep([])).toBeNull();
});
