import { describe, expect, it } from 'vitest';
import { drawDays, toWeekday, weekdayKey, weekdays } from './weekday.ts';

it('counts from Sunday, which is 1', () => {
  // 1 March 2026 is a Sunday.
  const inEnglish = (day: number) =>
    new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 2, day)).toLowerCase();
  expect(weekdays.map(weekdayKey)).toEqual(weekdays.map(inEnglish));
  expect(weekdayKey(1)).toBe('sunday');
});

describe('toWeekday', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
  ])('%j is a day', (text, day) => expect(toWeekday(text)).toBe(day));
  it.each(['0', '8', '', '1.0', '01', 'Sunday', null, undefined])('%j is not a day', (text) =>
    expect(toWeekday(text)).toBeNull(),
  );
});

describe('drawDays', () => {
  it('reads a list in any order, without duplicates', () => expect(drawDays('7, 1,7')).toEqual([1, 7]));
  it('ignores invalid days', () => expect(drawDays('0,3,9,x,')).toEqual([3]));
  it.each(['', ',', '0,8', 'daily'])('%j means every day', (list) => expect(drawDays(list)).toEqual(weekdays));
});
