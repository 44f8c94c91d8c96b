import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { factsOf } from '../i18n/languageFacts.ts';

/**
 * The site's time zone, an IANA name. Dates and times of the site are formatted in this zone, wherever the player is: the
 * header clock shows the same time as the balance below it.
 */
export const siteTimeZone = siteConstants.timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the option that names the era of a year, for languages that do not count in the common era: `พ.ศ. 2569`. */
export const eraOf = (language: OfferedLanguage): 'short' | undefined =>
  factsOf(language).calendar ? 'short' : undefined;

/**
 * Returns a format, the same one for the same options: a new one costs some milliseconds on a phone. Digits are Latin, and
 * the calendar is Gregorian, with `era` that of the language.
 */
export function formatOf(language: OfferedLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    const { locale, calendar } = factsOf(language);
    format = new Intl.DateTimeFormat(`${locale}-u-ca-${(options.era && calendar) ?? 'gregory'}-nu-latn`, options);
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats the header clock (NAV-01): `YYYY/MM/DD (ddd) hh:mm:ss`, Gregorian in every language.
 * @param time ms since the epoch
 */
export function formatHeaderClock(time: number, language: OfferedLanguage): string {
  const weekday = formatOf(language, { weekday: 'short', timeZone: siteTimeZone });
  const clock = formatOf('EN', { timeStyle: 'medium', hourCycle: 'h23', timeZone: siteTimeZone });
  return `${dayOf(time).replaceAll('-', '/')} (${weekday.format(time)}) ${clock.format(time)}`;
}

/**
 * Formats a date with its time in the site's time zone, e.g. `22 November 2026 at 00:04`. Thai dates are in the Buddhist
 * era and name it.
 * @param time ms since the epoch
 */
export const formatMoment = (time: number, language: OfferedLanguage): string =>
  formatOf(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    era: eraOf(language),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  }).format(time);

/**
 * Formats a day without its year and the time in the site's time zone, e.g. `22 Nov, 00:04`.
 * @param time ms since the epoch
 */
export const formatDayTime = (time: number, language: OfferedLanguage): string =>
  formatOf(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  }).format(time);

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
