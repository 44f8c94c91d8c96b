import { describe, expect, it } from 'vitest';
import { winningDigits } from '#core/catalogue/draws.ts';
import { drawDate, newestFirst } from './results.model.ts';

describe('winningDigits (LOT-02)', () => {
  it.each([
    ['123456', '123456'],
    ['12', '12'],
    ['12345678', '123456'],
    ['1,2,3', '123'],
    ['00-45', '0045'],
    ['', ''],
    ['x', ''],
  ])('%j', (number, digits) => expect(winningDigits(number).join('')).toBe(digits));
});

describe('drawDate (LOT-02)', () => {
  it('is Gregorian in every language', () => expect(drawDate('2026-03-09T17:30:00Z')).toBe('2026.03.10'));
  // Both dates hold only in the time zone of the site, whatever the zone of the machine.
  it('starts its day at midnight in the zone of the site', () =>
    expect(['2026-03-09T16:59:59Z', '2026-03-09T17:00:00Z'].map((iso) => drawDate(iso))).toEqual([
      '2026.03.09',
      '2026.03.10',
    ]));
  it('is empty for an invalid date', () => expect(drawDate('soon')).toBe(''));
});

it('newestFirst sorts by time, and leaves out what has not been drawn', () => {
  const of = (winningTime: string, winningNumber = '1', state: 'drawn' | 'void' = 'drawn') => ({
    ...{ winningTime, winningNumber, state },
  });
  const [old, late, young] = [of('2026-01-01T00:00:00Z'), of('2026-01-02T09:00:00+07:00'), of('2026-01-02T03:00:00Z')];
  const [undrawn, calledOff] = [of('2027-01-01T00:00:00Z', ''), of('2026-06-01T00:00:00Z', '', 'void')];
  expect(newestFirst([late, old, undrawn, calledOff, young])).toEqual([calledOff, young, late, old]);
});
