import { expect, test } from 'vitest';
import { dueReminder, minutesOf, parseReminder, writeReminder } from './realityCheck.model.ts';

const since = '2026-11-21T05:00:00.000Z';
const session = { since, waiting: 0, stake: '10.00', openStake: '0.00', win: '0.00', result: '-10.00' };
const status = { session, realityCheckMinutes: 30 };
const after = (minutes: number): number => Date.parse(since) + minutes * 60_000;

test('RSP-04: a reminder is due at each interval, until it is answered', () => {
  expect(dueReminder(status, null, after(29.9))).toBeNull();
  const first = dueReminder(status, null, after(30));
  expect(first).toEqual({ since, count: 1 });
  expect(dueReminder(status, first, after(59))).toBeNull();
  expect(dueReminder(status, first, after(60))).toEqual({ since, count: 2 });
  // Away for an hour: one reminder, not two.
  expect(dueReminder(status, first, after(121))).toEqual({ since, count: 4 });
});

test('a new sitting counts anew; without play there is none', () => {
  expect(dueReminder(status, { since: '2026-11-20T05:00:00.000Z', count: 9 }, after(31))).toEqual({ since, count: 1 });
  expect(dueReminder({ ...status, session: null }, null, after(90))).toBeNull();
  expect(minutesOf(session, after(61.5))).toBe(61);
});

test('an answered reminder survives a reload', () => {
  expect(parseReminder(writeReminder({ since, count: 3 }))).toEqual({ since, count: 3 });
  expect(parseReminder('nonsense')).toBeNull();
  expect(parseReminder(null)).toBeNull();
});
