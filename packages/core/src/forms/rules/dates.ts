import { latinDigits } from '#ui/text/latinDigits.ts';

/** A calendar day. Months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const dateFormats = ['yyyyMMdd', 'MMddyyyy'] as const;
export type DateFormat = (typeof dateFormats)[number];

const parts: Readonly<Record<DateFormat, { readonly read: RegExp; readonly widths: readonly number[] }>> = {
  yyyyMMdd: { read: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/, widths: [4, 2, 2] },
  MMddyyyy: { read: /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/, widths: [2, 2, 4] },
};

/** Parses a day; null when it does not exist, such as 30 February. */
export function readDay(text: string, format: DateFormat): Day | null {
  const found = parts[format].read.exec(text)?.groups;
  if (!found) return null;
  const [year, month, day] = [Number(found['year']), Number(found['month']), Number(found['day'])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` rolls over days that do not exist, and reads years below 100 as 19xx.
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? { year, month, day } : null;
}

const buddhistOffset = 543;
/** Years from here on are Buddhist era; earlier ones are common era. */
const firstBuddhistYear = 2400;

/** Formats a date while it is typed: inserts dashes and converts Buddhist era years to common era. */
export function formatDay(typed: string, format: DateFormat): string {
  const digits = latinDigits(typed).replaceAll(/\D/g, '');
  const pieces: string[] = [];
  let rest = digits;
  for (const width of parts[format].widths) {
    if (rest === '') break;
    pieces.push(rest.slice(0, width));
    rest = rest.slice(width);
  }
  const text = pieces.join('-');
  const day = readDay(text, format);
  return day !== null && day.year >= firstBuddhistYear
    ? text.replace(String(day.year), String(day.year - buddhistOffset))
    : text;
}

/** Age in whole years on a calendar day. */
export function ageOn(birthday: Day, today: Day): number {
  const before = today.month < birthday.month || (today.month === birthday.month && today.day < birthday.day);
  return today.year - birthday.year - (before ? 1 : 0);
}

/** The calendar day of a timestamp (ms) in the player's time zone. */
export function dayOf(time: number): Day {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
