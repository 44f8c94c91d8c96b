import { describe, expect, test } from 'vitest';
import {
  type RangeChoice,
  addDays,
  changeDays,
  dayOf,
  daysOf,
  quickRange,
  quickRanges,
  rangeProblem,
} from './ranges.model.ts';

const bangkok = 'Asia/Bangkok';

describe('the day of a moment', () => {
  test.each([
    ['2026-11-21T16:59:59Z', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '2026-11-22'],
    ['2026-12-31T16:59:59Z', '2026-12-31'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2028-02-28T17:00:00Z', '2028-02-29'],
  ])('at %s it is %s in Bangkok', (moment, day) => {
    expect(dayOf(Date.parse(moment), bangkok)).toBe(day);
  });
});

describe('quick ranges', () => {
  test.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-01-31', '2026-03-01'],
  ] as const)('%s reaches over the end of a month', (name, from, to) => {
    expect(quickRange(name, '2026-03-01')).toEqual({ from, to });
  });
  test('over the end of a year, and of a February with a day more', () => {
    expect(quickRange('yesterday', '2027-01-01')).toEqual({ from: '2026-12-31', to: '2026-12-31' });
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
  test('can all be asked for', () => {
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

describe('days of the player’s own', () => {
  const week: RangeChoice = { quick: 'week' };
  const today = '2026-11-21';
  test('a quick range goes on with the days; typed ones stay', () => {
    expect(daysOf(week, today).asked).toEqual({ from: '2026-11-15', to: today });
    expect(daysOf(week, '2026-11-22').asked).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    const own = changeDays(week, { from: '2026-11-10' }, today);
    expect(daysOf(own, '2026-11-22')).toMatchObject({ asked: { from: '2026-11-10', to: today } });
  });
  test('what cannot be asked for is shown and not asked; the other date makes it good', () => {
    const wrong = changeDays(week, { from: '2026-12-24' }, today);
    expect(wrong).toEqual({
      quick: null,
      typed: { from: '2026-12-24', to: today },
      asked: { from: '2026-11-15', to: today },
    });
    const right = changeDays(wrong, { to: '2026-12-31' }, today);
    expect(daysOf(right, today).asked).toEqual({ from: '2026-12-24', to: '2026-12-31' });
  });
});
