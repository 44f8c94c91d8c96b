import { expect, it } from 'vitest';
import { isoIn } from './isoIn.ts';

it.each([
  ['Asia/Bangkok', '2026-01-31 18:00:00', '2026-01-31T11:00:00.000Z'],
  ['Asia/Bangkok', '2026-01-31T18:00', '2026-01-31T11:00:00.000Z'],
  ['Asia/Bangkok', '2026-01-31', '2026-01-30T17:00:00.000Z'],
  ['Asia/Bangkok', '2026-01-31T18:00:00+00:00', '2026-01-31T18:00:00.000Z'],
  ['Asia/Bangkok', '2026-01-31T18:00:00Z', '2026-01-31T18:00:00.000Z'],
  ['UTC', '2026-01-31 18:00', '2026-01-31T18:00:00.000Z'],
  // Around the hours that are left out and that occur twice.
  ['Europe/Berlin', '2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-07-04 12:00', '2026-07-04T16:00:00.000Z'],
])('in %s %s is %s', (zone, text, moment) => expect(isoIn(zone)(text)).toBe(moment));

it.each(['', 'yesterday', '2026-13-01 10:00'])('refuses %j', (text) => {
  expect(() => isoIn('Asia/Bangkok')(text)).toThrow(RangeError);
});
