import { describe, expect, it } from 'vitest';
import { isListDue, nextBreakEnd } from './vendorAge.ts';

const at = Date.parse('2026-11-20T10:00:00Z');
const minutes = (count: number) => at + count * 60_000;
const iso = (time: number) => new Date(time).toISOString();
const open = {};
const ending = (end: number | null) => ({ maintenance: true, maintenanceEnd: end === null ? null : iso(end) });

describe('isListDue', () => {
  it.each([
    ['all are open', [open], 5, false],
    ['all are open', [open], 5.1, true],
    ['one takes a break', [open, ending(null)], 1, false],
    ['one takes a break', [open, ending(null)], 1.1, true],
    ['a break ends later', [ending(minutes(3))], 0.5, false],
    ['a break has ended', [ending(minutes(0.5))], 0.5, true],
    ['a break had ended before', [ending(minutes(-1))], 0.5, false],
    ['an end has passed of one that is open', [{ maintenanceEnd: iso(minutes(0.2)) }], 0.5, false],
  ] as const)('%s: %j after %s min is %s', (_, cards, after, due) =>
    expect(isListDue(cards, at, minutes(after))).toBe(due),
  );
});

describe('nextBreakEnd', () => {
  it('is the first that is still to come', () =>
    expect(nextBreakEnd([ending(minutes(9)), ending(minutes(2)), ending(minutes(-2)), ending(null)], at)).toBe(
      minutes(2),
    ));
  it.each([[open], [ending(null)], [ending(minutes(-1))]])('of %j is none', (card) =>
    expect(nextBreakEnd([card], at)).toBeNull(),
  );
});
