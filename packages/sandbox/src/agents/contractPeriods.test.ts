import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedPeriod, countedPeriodAt, lastFullPeriod, nextPeriod } from './contractPeriods.ts';

const periods: readonly CountedPeriod[] = ['D', 'W', 'H', 'M', 'hour', 'fiveMinutes'];
/** A moment in Thailand. */
const thai = (text: string): number => Date.parse(`${text}+07:00`);
const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const boundsAt = (period: CountedPeriod, text: string): string[] => {
  const { begins, ends } = countedPeriodAt(period, thai(text));
  return [begins, ends].map((at) => shown.format(at).slice(0, 16));
};

test.each<[CountedPeriod, string, string, string]>([
  ['D', '2026-11-21T23:59:59.999', '2026-11-21 00:00', '2026-11-22 00:00'],
  ['D', '2026-11-22T00:00:00', '2026-11-22 00:00', '2026-11-23 00:00'],
  // A Sunday, and the Monday after it.
  ['W', '2026-11-22T23:59:59', '2026-11-16 00:00', '2026-11-23 00:00'],
  ['W', '2026-11-23T00:00:00', '2026-11-23 00:00', '2026-11-30 00:00'],
  ['W', '2027-01-01T12:00:00', '2026-12-28 00:00', '2027-01-04 00:00'],
  ['H', '2026-11-15T23:59:59', '2026-11-01 00:00', '2026-11-16 00:00'],
  ['H', '2026-11-16T00:00:00', '2026-11-16 00:00', '2026-12-01 00:00'],
  ['H', '2026-12-31T23:59:59', '2026-12-16 00:00', '2027-01-01 00:00'],
  ['H', '2027-02-28T12:00:00', '2027-02-16 00:00', '2027-03-01 00:00'],
  ['H', '2028-02-29T12:00:00', '2028-02-16 00:00', '2028-03-01 00:00'],
  ['M', '2027-02-28T23:59:59', '2027-02-01 00:00', '2027-03-01 00:00'],
  ['M', '2028-02-29T23:59:59', '2028-02-01 00:00', '2028-03-01 00:00'],
  ['M', '2026-12-31T23:59:59', '2026-12-01 00:00', '2027-01-01 00:00'],
  ['hour', '2026-11-21T23:59:59', '2026-11-21 23:00', '2026-11-22 00:00'],
  ['fiveMinutes', '2026-11-21T23:59:59', '2026-11-21 23:55', '2026-11-22 00:00'],
  ['fiveMinutes', '2026-11-21T12:05:00', '2026-11-21 12:05', '2026-11-21 12:10'],
])('%s at %s is from %s to %s', (period, at, begins, ends) => {
  expect(boundsAt(period, at)).toEqual([begins, ends]);
});

const moments = fc.integer({ min: thai('2020-01-01T00:00:00'), max: thai('2040-01-01T00:00:00') });

test.each(periods)('every moment is in one period (%s): each ends where the next one begins', (period) => {
  fc.assert(
    fc.property(moments, (at) => {
      const own = countedPeriodAt(period, at);
      expect(own.begins <= at && at < own.ends).toBe(true);
      expect(countedPeriodAt(period, own.begins)).toEqual(own);
      expect(countedPeriodAt(period, own.ends - 1)).toEqual(own);
      expect(countedPeriodAt(period, own.ends).begins).toBe(own.ends);
      expect(lastFullPeriod(period, at).ends).toBe(own.begins);
      expect(nextPeriod(period, at).begins).toBe(at === own.begins ? at : own.ends);
      if (period !== 'hour' && period !== 'fiveMinutes') {
        expect(shown.format(own.begins).slice(11)).toBe('00:00:00');
      }
    }),
  );
});

test('halves and days make up a month, five minutes an hour', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const month = countedPeriodAt('M', at);
      for (const period of ['H', 'D'] as const) {
        let reached = month.begins;
        while (reached < month.ends) reached = countedPeriodAt(period, reached).ends;
        expect(reached).toBe(month.ends);
      }
      const hour = countedPeriodAt('hour', at);
      expect(countedPeriodAt('fiveMinutes', hour.begins).begins).toBe(hour.begins);
      expect(countedPeriodAt('fiveMinutes', hour.ends - 1).ends).toBe(hour.ends);
    }),
    { numRuns: 50 },
  );
});
