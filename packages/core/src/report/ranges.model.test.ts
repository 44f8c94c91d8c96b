import { describe, expect, test } from 'vitest';
import {
  type RangeChoice,
  changeDays,
  groupByDay,
  daysOf,
  quickRange,
  quickRanges,
  rangeProblem,
} from './ranges.model.ts';

describe('quick ranges', () => {
  test.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
  ] as const)('%s crosses the end of a month', (name, from, to) => {
    expect(quickRange(name, '2026-03-01')).toEqual({ from, to });
  });
  test('cross the end of a year', () => {
    expect(quickRange('yesterday', '2027-01-01')).toEqual({ from: '2026-12-31', to: '2026-12-31' });
  });
  test('are all valid', () => {
    for (const name of quickRanges) expect(rangeProblem(quickRange(name, '2026-03-01'))).toBeNull();
  });
});

test.each([
  ['2026-11-01', '2026-11-01', null],
  ['2026-10-22', '2026-11-21', null],
  ['2026-10-21', '2026-11-21', 'tooLong'],
  ['2026-11-21', '2026-11-20', 'backToFront'],
  ['', '2026-11-20', 'unfinished'],
  ['2026-11-20', '', 'unfinished'],
  ['2026-11-20', '0202-11-20', 'unfinished'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to })).toBe(problem);
});

describe('custom days', () => {
  const week: RangeChoice = { quick: 'week' };
  const today = '2026-11-21';
  test('a quick range follows today; custom days stay', () => {
    expect(daysOf(week, today).requested).toEqual({ from: '2026-11-15', to: today });
    expect(daysOf(week, '2026-11-22').requested).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    const own = changeDays(week, { from: '2026-11-10' }, today);
    expect(daysOf(own, '2026-11-22')).toMatchObject({ requested: { from: '2026-11-10', to: today } });
  });
  test('an invalid range is shown but not requested until the other date completes it', () => {
    const wrong = changeDays(week, { from: '2026-12-24' }, today);
    expect(wrong).toEqual({
      quick: null,
      typed: { from: '2026-12-24', to: today },
      requested: { from: '2026-11-15', to: today },
    });
    const right = changeDays(wrong, { to: '2026-12-31' }, today);
    expect(daysOf(right, today).requested).toEqual({ from: '2026-12-24', to: '2026-12-31' });
  });
});

test('rows stand under their days, in their order', () => {
  expect(groupByDay(['b3', 'b1', 'a9'], (row) => row.slice(0, 1))).toEqual([
    { day: 'b', rows: ['b3', 'b1'] },
    { day: 'a', rows: ['a9'] },
  ]);
  expect(groupByDay([], String)).toEqual([]);
});
