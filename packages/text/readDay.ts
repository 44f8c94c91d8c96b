import { readDigits } from './readDigits.ts';

/** A calendar day in the common era. Months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const dateFormats = ['yyyyMMdd', 'MMddyyyy'] as const;
export type DateFormat = (typeof dateFormats)[number];

type Part = keyof Day;
/** The parts of each format in their order. */
const orders: Readonly<Record<DateFormat, readonly Part[]>> = {
  yyyyMMdd: ['year', 'month', 'day'],
  MMddyyyy: ['month', 'day', 'year'],
};
const widths: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 };

const buddhistOffset = 543;
/** Years from here on are Buddhist era; earlier ones are common era, and so are those that no one writes in either. */
const firstBuddhistYear = 2400;
const isBuddhist = (year: number): boolean => year >= firstBuddhistYear && year < firstBuddhistYear + buddhistOffset;

/** What a text in a format says: its numbers as written, and the day if there is one. Null for any other text. */
function numbersIn(text: string, format: DateFormat): { readonly written: Day; readonly day: Day | null } | null {
  const digits = readDigits(text).split('-');
  const order = orders[format];
  const fits = digits.length === order.length && order.every((part, at) => isNumber(digits[at] ?? '', widths[part]));
  if (!fits) return null;
  const number = (part: Part): number => Number(digits[order.indexOf(part)]);
  const written = { year: number('year'), month: number('month'), day: number('day') };
  // Before the day is judged: the leap years of the two eras differ.
  const year = written.year - (isBuddhist(written.year) ? buddhistOffset : 0);
  const date = new Date(Date.UTC(year, written.month - 1, written.day));
  // `Date.UTC` rolls over days that do not exist, and reads years below 100 as 19xx.
  const isReal = date.toISOString().startsWith(writeDay({ ...written, year }, 'yyyyMMdd'));
  return { written, day: isReal ? { ...written, year } : null };
}

const isNumber = (text: string, width: number): boolean => text.length === width && /^\d+$/.test(text);

/** Reads a day in a format, in either era; null when it does not exist, such as 30 February. */
export const readDay = (text: string, format: DateFormat): Day | null => numbersIn(text, format)?.day ?? null;

/** Whether a text in a format must have been meant in another order: its year or month cannot be one. */
export function isOtherOrder(text: string, format: DateFormat): boolean {
  const written = numbersIn(text, format)?.written;
  return written !== undefined && (written.year < 1000 || written.month > 12);
}

/** Writes a day in a format, in the common era. */
export const writeDay = (day: Day, format: DateFormat): string =>
  orders[format].map((part) => String(day[part]).padStart(widths[part], '0')).join('-');

/** A single digit before a separator that the player set. Dashes between digits are our own, and are corrected across. */
const shortPart = /(^|\D)(\d)(?=[^\d-]|-$)/g;

/**
 * Formats a day while it is typed: inserts dashes, completes `1995/8/` to `1995-08`, and converts a day of the Buddhist era
 * to the common era. A text that begins with another part than the format, such as `31/08/1995`, stays as it was typed.
 */
export function formatDay(typed: string, format: DateFormat): string {
  const text = readDigits(typed);
  const order = orders[format];
  const [, first = ''] = /^(\d+)\D/.exec(text) ?? [];
  const isYear = first.length >= 4;
  if (first !== '' && isYear !== (order[0] === 'year')) return text;
  let rest = text.replace(shortPart, (_, ahead: string, digit: string) => `${ahead}0${digit}`).replace(/\D/g, '');
  const pieces: string[] = [];
  for (const part of order) {
    if (rest === '') break;
    pieces.push(rest.slice(0, widths[part]));
    rest = rest.slice(widths[part]);
  }
  const shown = pieces.join('-');
  const day = readDay(shown, format);
  return day === null ? shown : writeDay(day, format);
}
