import type { OfferedLanguage } from '#api/primitives.ts';
import { addDays, eraOf, formatMoment, formatOf, formatTime, siteTimeZone } from '../format/dates.ts';
import { localeOf } from '../format/locale.ts';
import type { Translate } from '../i18n/translate.ts';
import type { DayRange } from './ranges.model.ts';

/** A time as a list shows it, in the site's time zone. */
export interface MomentView {
  /** ISO 8601, for `<time>`. */
  readonly iso: string;
  /** Day and month. The year is in the heading of the list, which covers at most 31 days. */
  readonly day: string;
  readonly time: string;
  /** Full date and time, for the tooltip. */
  readonly full: string;
}

/** A moment as a list shows it. @param year `numeric` where the heading does not say it */
export function toMoment(iso: string, language: OfferedLanguage, year?: 'numeric'): MomentView {
  const time = Date.parse(iso);
  const day = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    ...(year && { year }),
    timeZone: siteTimeZone,
  });
  return {
    iso,
    day: day.format(time),
    time: formatTime(time, language),
    full: formatMoment(time, language),
  };
}

/** Formats a range of days with the year; Thai uses the Buddhist era: `15 – 21 พ.ย. พ.ศ. 2569`. */
export function formatDays({ from, to }: DayRange, language: OfferedLanguage): string {
  const format = formatOf(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    era: eraOf(language),
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/** A day as its rows stand under it: `Today, 27 Nov`. @param day yyyy-MM-dd */
export function dayText(day: string, today: string, language: OfferedLanguage, t: Translate<'records'>): string {
  const name = formatOf(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(Date.parse(day));
  if (day === today) return t('days.today', { day: name });
  return day === addDays(today, -1) ? t('days.yesterday', { day: name }) : name;
}
