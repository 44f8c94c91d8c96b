import type { OfferedLanguage } from '#api/primitives.ts';

const locales: Readonly<Record<OfferedLanguage, string>> = { TH: 'th-TH', EN: 'en-GB' };

/** The BCP 47 tag by which `Intl` formats for a language. */
export const localeOf = (language: OfferedLanguage): string => locales[language];

/** NAV-01: `YYYY/MM/DD (ddd) hh:mm:ss`, Gregorian in every language, in the player's own time zone. */
export function formatHeaderClock(time: number, language: OfferedLanguage, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['year']}/${part['month']}/${part['day']} (${part['weekday']}) ${part['hour']}:${part['minute']}:${part['second']}`;
}

/** A moment for people, such as the end of maintenance. Thai dates show the Buddhist era, and say so. */
export function formatMoment(time: number, language: OfferedLanguage, timeZone?: string): string {
  const calendar = language === 'TH' ? 'buddhist' : 'gregory';
  return new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-${calendar}-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    era: language === 'TH' ? 'short' : undefined,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time);
}

/** The time of day: `13:05`. */
export const formatTime = (time: number, language: OfferedLanguage, timeZone?: string): string =>
  new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(time);

/** A count for people: `9,984`. */
export const formatCount = (count: number, language: OfferedLanguage): string =>
  new Intl.NumberFormat(localeOf(language)).format(count);
