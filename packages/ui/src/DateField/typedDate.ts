import { latinDigits } from '../text/latinDigits.ts';
/** The calendar era in which years are written: Thai dates count from the Buddhist era, 543 years ahead. */
export type Era = 'buddhist' | 'gregory';

const eraOffset = 543;
/** Years from here on are read in the Buddhist era, whatever the language. */
const firstBuddhistYear = 2400;

/** The short names of both eras in Thai and English, with or without full stops. The year says its era itself. */
const eraNames = /[\u0e1e\u0e04]\.?\s?\u0e28\.?|\b(?:b\.?e|c\.?e)\b\.?/gi;

export const eraOf = (locale: string): Era => (locale.startsWith('th') ? 'buddhist' : 'gregory');

/** Writes a day in digits, e.g. `21/11/2569` in the Buddhist era. @param day yyyy-MM-dd; '' writes '' */
export function writeDate(day: string, era: Era): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return '';
  return `${date}/${month}/${Number(year) + (era === 'buddhist' ? eraOffset : 0)}`;
}

/**
 * Reads a typed day: `21/11/2569`, `21-11-2026`, `21112569`, `21 November 2026` (also in Thai) or `2026-11-21`, also in
 * Thai digits. A four-digit year says its era itself.
 * @param finished false while the player types: `21/11/25` may still become `21/11/2569`. @default true
 * @returns yyyy-MM-dd; null for anything else, and for a day that does not exist
 */
export function readDate(text: string, locale: string, finished = true): string | null {
  const plain = latinDigits(text)
    .replace(/\p{DI}/gu, '')
    .replace(eraNames, ' ')
    .trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const digits =
    /^(\d{1,2})\s?[\s/.-]\s?(\d{1,2})\s?[\s/.-]\s?(\d{4}|\d{2})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  const named = digits ? null : /^(\d{1,2})\s*(\D+?)\s*(\d{4}|\d{2})$/.exec(plain);
  const [, date, month, year = ''] = digits ?? named ?? [];
  if (year.length === 2) {
    if (!finished) return null;
    return dayOf(
      eraOf(locale) === 'buddhist' ? `25${year}` : `20${year}`,
      named ? monthNamed(month, locale) : month,
      date,
    );
  }
  return dayOf(year, named ? monthNamed(month, locale) : month, date);
}

function dayOf(year: string | undefined, month: string | undefined, date: string | undefined): string | null {
  const written = Number(year);
  const gregorian = written >= firstBuddhistYear ? written - eraOffset : written;
  if (!(gregorian >= 1000)) return null;
  const day = `${gregorian}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day) ? day : null;
}

/** The number of a month by its long or short name, in the language of the field or in English. */
function monthNamed(name: string | undefined, locale: string): string | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/[.\s/]/g, '');
  const wanted = plain(name ?? '');
  for (const tag of [locale, 'en-GB']) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        if (plain(format.format(Date.UTC(2026, month, 1))) === wanted) return String(month + 1);
      }
    }
  }
  return undefined;
}
