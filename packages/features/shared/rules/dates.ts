/** A day as the wire has it; months count from 1. */
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

/** The day that is written; null when it is none, such as the 30th of February. */
export function readDay(text: string, format: DateFormat): Day | null {
  const found = parts[format].read.exec(text)?.groups;
  if (!found) return null;
  const [year, month, day] = [Number(found['year']), Number(found['month']), Number(found['day'])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // The calendar rolls over what does not exist. Years below 100 are read as 19xx, and nobody was born in them.
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? { year, month, day } : null;
}

const buddhistOffset = 543;
/** Nobody alive was born after this year by the common calendar, and nobody before it by the Buddhist one. */
const firstBuddhistYear = 2400;

/** As it is typed: digits with the dashes set between them, a year of the Buddhist era turned into the common one. */
export function formatDay(typed: string, format: DateFormat): string {
  const digits = typed.replaceAll(/\D/g, '');
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

/** Whole years between a birthday and today, both as days of a calendar. */
export function ageOn(birthday: Day, today: Day): number {
  const before = today.month < birthday.month || (today.month === birthday.month && today.day < birthday.day);
  return today.year - birthday.year - (before ? 1 : 0);
}

/** The player's own day at a moment. */
export function dayOf(time: number): Day {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
