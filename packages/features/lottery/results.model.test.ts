import { describe, expect, it } from 'vitest';
import { drawDate, newestFirst, winningDigits } from './results.model.ts';

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
  it.each(['TH', 'EN'] as const)('is Gregorian in %s', (language) =>
    expect(drawDate('2026-03-09T17:30:00Z', language)).toBe('2026.03.10'),
  );
  // Together they hold in one zone alone, which is not that of whoever runs this.
  it('begins its day where it is drawn, wherever the player is', () =>
    expect(['2026-03-09T16:59:59Z', '2026-03-09T17:00:00Z'].map((iso) => drawDate(iso, 'EN'))).toEqual([
      '2026.03.09',
      '2026.03.10',
    ]));
  it('of no date is empty', () => expect(drawDate('soon', 'EN')).toBe(''));
});

it('the newest come first, and what was not drawn not at all', () => {
  const of = (winningTime: string, winningNumber = '1') => ({ winningTime, winningNumber });
  const [old, late, young] = [of('2026-01-01T00:00:00Z'), of('2026-01-02T09:00:00+07:00'), of('2026-01-02T03:00:00Z')];
  expect(newestFirst([late, old, of('2027-01-01T00:00:00Z', ''), young])).toEqual([young, late, old]);
});
