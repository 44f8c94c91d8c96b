import { siteTimeZone } from './dates.ts';

/**
 * Writes rows as CSV: comma-separated, quoted, with a byte order mark, so that spreadsheet programs recognise UTF-8 and Thai
 * texts. Save it with `saveFile` as `text/csv;charset=utf-8`.
 * @param rows the headings first
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;

/**
 * Writes one cell. A text that a spreadsheet would run as a formula is prefixed with an apostrophe; amounts, which may
 * begin with a minus, stay numbers.
 */
export function csvCell(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const safe = !isNumber && /^\s*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `2026-11-21 12:05:00` in the site's time zone, which spreadsheet programs read as a time. */
export function csvTime(iso: string): string {
  // Swedish writes ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: siteTimeZone });
  return format.format(Date.parse(iso));
}
