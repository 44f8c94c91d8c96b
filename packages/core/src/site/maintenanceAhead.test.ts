import { describe, expect, it } from 'vitest';
import { minuteMs, secondMs } from '#text/durations.ts';
import { maintenanceAheadOf, minutesTo, nearnessOf } from './maintenanceAhead.ts';

const start = Date.UTC(2026, 3, 13, 19);
const iso = (ms: number): string => new Date(ms).toISOString();

it.each([
  [30 * minuteMs + 1, 'later'],
  [30 * minuteMs, 'soon'],
  [5 * minuteMs + 1, 'soon'],
  [5 * minuteMs, 'urgent'],
  [0, 'urgent'],
  [-minuteMs, 'urgent'],
])('%i ms before it a maintenance is %s', (left, nearness) => {
  expect(nearnessOf(start, start - left)).toBe(nearness);
});

it.each([
  [14 * minuteMs, 14],
  [13 * minuteMs + secondMs, 14],
  [secondMs, 1],
  [0, 0],
  [-minuteMs, 0],
])('%i ms are %i minutes', (left, minutes) => {
  expect(minutesTo(start, start - left)).toBe(minutes);
});

describe('what is announced', () => {
  const none = { maintenance: false, maintenanceStart: null, maintenanceEnd: null };
  it('has a start, and an end where one is known', () => {
    const announced = { ...none, maintenanceStart: iso(start) };
    expect(maintenanceAheadOf(announced)).toEqual({ start, end: null });
    const end = start + 45 * minuteMs;
    expect(maintenanceAheadOf({ ...announced, maintenanceEnd: iso(end) })).toEqual({ start, end });
  });
  it('is nothing without a start, once it has begun, or with times that make no sense', () => {
    expect(maintenanceAheadOf(none)).toBeNull();
    expect(maintenanceAheadOf({ ...none, maintenance: true, maintenanceStart: iso(start) })).toBeNull();
    expect(maintenanceAheadOf({ ...none, maintenanceStart: 'soon' })).toBeNull();
    expect(
      maintenanceAheadOf({ ...none, maintenanceStart: iso(start), maintenanceEnd: iso(start - 1) })?.end,
    ).toBeNull();
  });
});
