import { describe, expect, it, vi } from 'vitest';
import { addDays, dayOf, formatHeaderClock, formatMoment, formatTime } from './dates.ts';

// 22 November 2026, 00:04:09 in Thailand.
const time = Date.UTC(2026, 10, 21, 17, 4, 9);

describe('formatHeaderClock', () => {
  it('is Gregorian and 24 hours in both languages', () => {
    expect(formatHeaderClock(time, 'EN')).toBe('2026/11/22 (Sun) 00:04:09');
    expect(formatHeaderClock(time, 'TH')).toMatch(/^2026\/11\/22 \(อา.*\) 00:04:09$/);
  });
  it('is in the time zone of the site, like the time of a balance', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date(time).getHours()).toBe(12);
    expect(formatHeaderClock(time, 'EN')).toContain(formatTime(time, 'EN'));
    vi.unstubAllEnvs();
  });
});

describe('formatMoment', () => {
  it('says the era in Thai', () => {
    expect(formatMoment(time, 'TH')).toContain('พ.ศ. 2569');
    expect(formatMoment(time, 'EN')).toContain('22 November 2026');
  });
});

it.each(['TH', 'EN'] as const)('formatTime is in the time zone of the site (%s)', (language) =>
  expect(formatTime(time, language)).toBe('00:04'),
);

describe('dayOf', () => {
  it.each([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29'],
  ])('%s is %s in Bangkok', (moment, day) => {
    expect(dayOf(Date.parse(moment))).toBe(day);
  });
});

it.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('addDays: %s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));
