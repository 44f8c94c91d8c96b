import type { OfferedLanguage } from '#api/primitives.ts';
import { dayOf, formatDayTime, formatMoment, formatTime } from './dates.ts';

/** Within half a year the year goes without saying. */
const nearMs = 180 * 86_400_000;

/** A moment near now, formatted for the player. */
export interface NearMoment {
  /** The time alone when it is today, otherwise date and time. */
  readonly time: string;
  /** `time` includes the date, and therefore needs another sentence. */
  readonly dated: boolean;
}

/** What the words for a moment depend on. */
export interface MomentContext {
  readonly language: OfferedLanguage;
  /** Platform time, in ms since the epoch. */
  readonly now: number;
}

/**
 * Formats a future moment in the site's time zone: the time alone if it is today, otherwise with the date. Null for none
 * or for a past one.
 */
export function nearMoment(iso: string | null, context: MomentContext): NearMoment | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return time > context.now ? shortMoment(time, context) : null;
}

/** Formats a moment in the site's time zone, past or future: the time alone if it is today, otherwise with the date. */
export function shortMoment(time: number, { now, language }: MomentContext): NearMoment {
  return dayOf(time) === dayOf(now)
    ? { time: formatTime(time, language), dated: false }
    : { time: (Math.abs(time - now) < nearMs ? formatDayTime : formatMoment)(time, language), dated: true };
}
