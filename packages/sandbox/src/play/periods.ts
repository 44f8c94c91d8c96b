import type { LimitPeriod } from '#api/responsiblePlay.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** A calendar period of Thailand: `begins` is included, `ends` is not. ms since the epoch. */
export interface Period {
  readonly begins: number;
  readonly ends: number;
}

/** The period that contains a moment. A week begins on Monday, a month on its first day. */
export function periodAt(period: LimitPeriod, at: number): Period {
  const day = thaiDay(at);
  switch (period) {
    case 'day':
      return { begins: startOfThaiDay(day), ends: startOfThaiDay(day + 1) };
    case 'week': {
      // Day 0 of 1970 was a Thursday.
      const monday = day - ((day + 3) % 7);
      return { begins: startOfThaiDay(monday), ends: startOfThaiDay(monday + 7) };
    }
    case 'month': {
      const [year = 0, month = 1] = thaiDate(at).split('-').map(Number);
      return { begins: firstOf(year, month), ends: firstOf(year, month + 1) };
    }
  }
}

/** The first moment of a month; month 13 is the January of the next year. */
const firstOf = (year: number, month: number): number =>
  startOfThaiDay(Math.round(Date.UTC(year, month - 1, 1) / (24 * 60 * 60_000)));

/** The same moment a number of calendar months later; the last day of a shorter month. */
export function monthsLater(at: number, months: number): number {
  const date = new Date(at);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    Math.min(date.getUTCDate(), last),
    ...[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds()],
  );
}
