import { expect, test } from 'vitest';
import type { AgentIncomeEntry } from '#api/agentIncomes.ts';
import { dayOf } from '#core/format/dates.ts';
import { readReportRef } from '../reports/reportRef.model.ts';
import { incomeBars, incomeWord, periodOf, toIncomeDetail } from './income.model.ts';

const entry: AgentIncomeEntry = {
  reference: 'CM-1',
  kind: 'commission',
  from: '2026-11-20T17:00:00.000Z',
  to: '2026-11-21T17:00:00.000Z',
  base: '100.00',
  rate: '0.10',
  rateUse: null,
  amount: '0.10',
  state: 'paid',
  paidAt: '2026-11-21T20:00:00.000Z',
  source: { account: 'ploy', nickname: 'พลอย' },
};

const others = { totalPages: 1, promised: null, passedOn: [], applied: null, net: null };

test('a period ends on its last day, in the site’s time zone', () => {
  const daysOf = (change: Partial<AgentIncomeEntry> = {}) => {
    const { first, last, isDay } = periodOf({ ...entry, ...change });
    return [dayOf(first), dayOf(last), isDay];
  };
  expect(daysOf()).toEqual(['2026-11-21', '2026-11-21', true]);
  expect(daysOf({ to: '2026-11-27T17:00:00.000Z' })).toEqual(['2026-11-21', '2026-11-27', false]);
  expect(daysOf({ to: entry.from })[1]).toBe('2026-11-21');
});

test('rows of one account differ by their game type, and unknown words are shown as they are', () => {
  const row = { account: 'ploy', nickname: '', gameType: null, base: null, rate: null, segments: [], amount: null };
  const list = [row, { ...row, gameType: 'RNG' as const }, { ...row, gameType: { other: 'BINGO' } }];
  const { rows } = toIncomeDetail({ entry, list, ...others }, () => null);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(incomeWord<'paid'>({ other: 'HELD' }, () => 'known')).toBe('HELD');
  expect(incomeWord<'paid'>('paid', () => 'known')).toBe('known');
});

test('an income and its rows lead to the bets that they are counted on, in the days of the period', () => {
  const row = {
    account: 'ploy',
    nickname: '',
    gameType: 'RNG' as const,
    base: '1.00',
    rate: null,
    segments: [],
    amount: null,
  };
  const list = [row, { ...row, gameType: { other: 'BINGO' } }, { ...row, base: null }];
  const of = (change: Partial<AgentIncomeEntry>) =>
    toIncomeDetail({ entry: { ...entry, ...change }, list, ...others }, (ref) => ref);
  const week = of({ to: '2026-11-27T17:00:00.000Z' });
  expect(readReportRef(week.betsHref)).toEqual({ income: 'CM-1', from: '2026-11-21', to: '2026-11-27' });
  expect(readReportRef(week.rows[0]?.betsHref ?? null)).toEqual({
    ...readReportRef(week.betsHref),
    ...{ account: 'ploy', side: 'own', kind: 'RNG' },
  });
  // Bets of a kind that the site does not know cannot be asked for, and a promotion has none.
  expect(week.rows.slice(1).map(({ betsHref }) => betsHref)).toEqual([null, null]);
  expect(of({ base: null }).betsHref).toBeNull();
});

test('a day without income is a bar of nothing; days without an entry are not left out', () => {
  const list = [{ ...entry, from: '2026-11-20T17:00:00.000Z', amount: '412.60' }];
  const bars = incomeBars(
    list,
    ['2026-11-20', '2026-11-21'],
    (amount) => `฿${amount}`,
    (day) => day.slice(-2),
  );
  expect(bars).toEqual([
    { key: '2026-11-20', label: '20', value: 0, text: '฿0.00' },
    { key: '2026-11-21', label: '21', value: 412.6, text: '฿412.60' },
  ]);
});
