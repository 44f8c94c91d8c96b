import { describe, expect, it } from 'vitest';
import { isListDue, nextMaintenanceEnd } from './vendorAge.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => at + count * 60_000;
const iso = (time: number) => new Date(time).toISOString();
const open = {};
const ending = (end: number | null) => ({ maintenance: true, maintenanceEnd: end === null ? null : iso(end) });

describe('isListDue', () => {
  it.each([
    ['all are open', [open], 5, false],
    ['all are open', [open], 5.1, true],
    ['one is in maintenance', [open, ending(null)], 1, false],
    ['one is in maintenance', [open, ending(null)], 1.1, true],
    ['maintenance ends later', [ending(minutes(3))], 0.5, false],
    ['maintenance has ended', [ending(minutes(0.5))], 0.5, true],
    ['maintenance had ended before', [ending(minutes(-1))], 0.5, false],
    ['an open one has an end that has passed', [{ maintenanceEnd: iso(minutes(0.2)) }], 0.5, false],
  ] as const)('%s: %j after %s min is %s', (_, cards, after, due) =>
    expect(isListDue(cards, at, minutes(after))).toBe(due),
  );
});

describe('nextMaintenanceEnd', () => {
  it('is the first one in the future', () =>
    expect(nextMaintenanceEnd([ending(minutes(9)), ending(minutes(2)), ending(minutes(-2)), ending(null)], at)).toBe(
      minutes(2),
    ));
  it.each([[open], [ending(null)], [ending(minutes(-1))]])('is null for %j', (card) =>
    expect(nextMaintenanceEnd([card], at)).toBeNull(),
  );
});
