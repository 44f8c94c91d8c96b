import { siteTimeZone } from './dates.ts';

// Apart from what writes the file, which loads when it is saved.

/** `2026-11-21 12:05:00` in the site's time zone: as a text it sorts by time, and means the same in every country. */
export function csvTime(iso: string): string {
  // Swedish writes ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: siteTimeZone });
  return format.format(Date.parse(iso));
}
