import { expect, it } from 'vitest';
import { nearMoment } from './nearMoment.ts';

it.each([
  ['2026-11-20T11:30:00Z', { time: '18:30', dated: false }],
  // Tomorrow in Thailand.
  ['2026-11-20T17:30:00Z', { time: '21 Nov, 00:30', dated: true }],
  // A year that is not this one is said.
  ['2027-08-20T17:30:00Z', { time: '21 August 2027 at 00:30', dated: true }],
  ['2026-11-20T09:00:00Z', null],
  [null, null],
])('%s is %s', (iso, expected) =>
  expect(nearMoment(iso, { language: 'EN', now: Date.parse('2026-11-20T10:00:00Z') })).toEqual(expected),
);
