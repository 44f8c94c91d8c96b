import { describe, expect, test } from 'vitest';
import type { Profit, ProfitRow } from '#api/profit.ts';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { comparedLimits, isEmpty, toProfitView } from './profit.model.ts';

const money = { deposits: '0.00', withdrawals: '0.00', netDeposits: '0.00', total: '0.00' };
const played = {
  bets: 1,
  waiting: 0,
  stake: '10.00',
  openStake: '0.00',
  validBet: '10.00',
  win: '0.00',
  profit: '-10.00',
};
const row = (key: string, change: Partial<ProfitRow> = {}): ProfitRow => ({
  ...{ key, ...played, rebate: '0.00', bonus: '0.00' },
  ...change,
});
const profit = (rows: readonly ProfitRow[], change: Partial<Profit> = {}): Profit => ({
  totals: { ...money, ...played, rebate: '0.00', bonus: '0.00' },
  rows: [...rows],
  year: { since: '2025-12-31T17:00:00Z', ...money },
  lifetime: { since: '2025-06-30T17:30:00Z', ...money },
  ...change,
});
const days = { from: '2026-02-27', to: '2026-03-02' };
const viewOf = (value: Profit, by: 'day' | 'gameType' | 'vendor' = 'day', range = days) =>
  toProfitView(value, by, range, 'EN', (amount) => `<${amount}>`);

describe('bars', () => {
  test('are left out where no day has a result', () => {
    expect(viewOf(profit([row('2026-03-02', { profit: '0.00' }), row('2026-02-27', { profit: '0.00' })])).bars).toEqual(
      [],
    );
  });
  test('stand for every day of the range, oldest first, across the end of a month', () => {
    const { bars } = viewOf(profit([row('2026-03-02', { profit: '123456789012345678.10' }), row('2026-02-27')]));
    expect(bars.map(({ key }) => key)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(bars.map(({ value }) => value > 0)).toEqual([false, false, false, true]);
    expect(bars.map(({ text }) => text)).toEqual(['<-10.00>', '<0.00>', '<0.00>', '<123456789012345678.10>']);
  });
  test('the running result is the platform’s; a day without play keeps the one before', () => {
    const rows = [row('2026-03-02', { running: '-20.00' }), row('2026-02-28', { running: '-10.00' })];
    const { course } = viewOf(profit(rows));
    expect(course.map(({ text }) => text)).toEqual(['<0.00>', '<-10.00>', '<-10.00>', '<-20.00>']);
    expect(viewOf(profit([...rows, row('2026-02-27')])).course).toEqual([]);
  });
  test.each([
    ['another grouping', 'vendor', days],
    ['a single day', 'day', { from: days.to, to: days.to }],
    ['days that cannot be requested', 'day', { from: '0202-01-01', to: days.to }],
  ] as const)('there are none for %s', (_, by, range) => {
    expect(viewOf(profit([row('2026-03-02')]), by, range)).toMatchObject({ bars: [], course: [] });
  });
});

test('a day has its weekday; a vendor and an unknown category the platform’s name; a known category the site’s', () => {
  const nameOf = (by: 'day' | 'gameType' | 'vendor', change: Partial<ProfitRow> & { key: string }) =>
    viewOf(profit([row(change.key, change)]), by).rows.map(({ gameType, name }) => [gameType, name])[0];
  expect(nameOf('day', { key: '2026-03-02' })).toEqual([null, 'Mon 2 Mar']);
  expect(nameOf('vendor', { key: 'LTWR', label: 'Lotus Works' })).toEqual([null, 'Lotus Works']);
  expect(nameOf('vendor', { key: 'LTWR' })).toEqual([null, 'LTWR']);
  expect(nameOf('gameType', { key: 'RNG' })?.[0]).toBe('RNG');
  expect(nameOf('gameType', { key: 'BINGO', label: 'Bingo' })).toEqual([null, 'Bingo']);
});

test('long sums begin on a day of the site’s time zone', () => {
  const { year, lifetime } = viewOf(profit([]));
  expect(year.since).toBe('1 Jan 2026');
  expect(lifetime.since).toBe('1 Jul 2025');
  expect(viewOf(profit([], { lifetime: { since: null, ...money } })).lifetime.since).toBeNull();
});

test('days with money but without bets are not empty', () => {
  const totals = { ...money, ...played, bets: 0, stake: '0.00', profit: '0.00', rebate: '0.00', bonus: '0.00' };
  expect(isEmpty({ totals, rows: [] })).toBe(true);
  expect(isEmpty({ totals: { ...totals, withdrawals: '0.01' }, rows: [] })).toBe(false);
  expect(isEmpty({ totals, rows: viewOf(profit([row('2026-03-02')])).rows })).toBe(false);
});

test('losses come before deposits; other limits are left out', () => {
  const limit = (kind: PlayLimit['kind']): PlayLimit => ({
    ...{ kind, period: 'day', value: '1.00', used: '0.00', left: '1.00', resetsAt: '2026-03-02T17:00:00Z' },
    pending: null,
  });
  const limits = [limit('deposit'), limit('time'), limit({ other: 'bets' }), limit('loss')];
  expect(comparedLimits({ limits }).map(({ kind }) => kind)).toEqual(['loss', 'deposit']);
});
