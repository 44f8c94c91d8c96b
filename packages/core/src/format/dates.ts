import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { localeOf } from './locale.ts';

/**
 * The site's time zone, an IANA name. Dates and times of the site are formatted in this zone, wherever the player is: the
 * header clock shows the same time as the balance below it.
 */
export const siteTimeZone = siteConstants.timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format, the same one for the same options: a new one costs some milliseconds on a phone. */
function formatOf(
  language: OfferedLanguage,
  options: Intl.DateTimeFormatOptions,
  calendar: 'gregory' | 'buddhist' = 'gregory',
): Intl.DateTimeFormat {
  const key = language + calendar + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-${calendar}-nu-latn`, options);
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats the header clock (NAV-01): `YYYY/MM/DD (ddd) hh:mm:ss`, Gregorian in every language.
 * @param time ms since the epoch
 */
export function formatHeaderClock(time: number, language: OfferedLanguage): string {
  const format = formatOf(language, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['year']}/${part['month']}/${part['day']} (${part['weekday']}) ${part['hour']}:${part['minute']}:${part['second']}`;
}

/**
 * Formats a date with its time in the site's time zone, e.g. `22 November 2026 at 00:04`. Thai dates are in the Buddhist
 * era and name it.
 * @param time ms since the epoch
 */
export const formatMoment = (time: number, language: OfferedLanguage): string =>
  formatOf(
    language,
    {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      era: language === 'TH' ? 'short' : undefined,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: siteTimeZone,
    },
    language === 'TH' ? 'buddhist' : 'gregory',
  ).format(time);

/**
 * Formats the time of day in the site's time zone, e.g. `13:05`.
 * @param time ms since the epoch
 */
export const formatTime = (time: number, language: OfferedLanguage): string =>
  formatOf(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: siteTimeZone }).format(time);

/**
 * Returns the day of a moment in the site's time zone as `yyyy-MM-dd`. Days in this form sort as strings.
 * @param time ms since the epoch
 */
export const dayOf = (time: number): string =>
  // British English writes dd/MM/yyyy.
  formatOf('EN', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: siteTimeZone })
    .format(time)
    .split('/')
    .toReversed()
    .join('-');

/**
 * Returns the day a number of days later; negative numbers go back.
 * @param day `yyyy-MM-dd`
 */
export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
