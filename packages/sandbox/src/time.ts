import { dayMs } from '#text/durations.ts';

/** Thailand is at UTC+7 all year. */
const bangkokMs = 7 * 60 * 60_000;

/** The number of the Thai day that contains a moment, counted from 1970. */
export function thaiDay(at: number): number {
  return Math.floor((at + bangkokMs) / dayMs);
}

/** The first moment of a Thai day, in ms. */
export function startOfThaiDay(day: number): number {
  return day * dayMs - bangkokMs;
}

/** The weekday of a Thai day; Sunday is 1. */
export const weekdayOf = (day: number): number => ((day + 4) % 7) + 1;

/** The Thai day that contains a moment, as yyyy-MM-dd. */
export const thaiDate = (at: number): string => iso(at + bangkokMs).slice(0, 10);

export const iso = (at: number): string => new Date(at).toISOString();
