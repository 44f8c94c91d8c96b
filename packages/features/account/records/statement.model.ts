import type { TFunction } from 'i18next';
import type { OfferedLanguage } from '#api/primitives.ts';
import { type Statement, longestStatementDays } from '#api/records.ts';
import { addDays, formatMoment, siteTimeZone } from '#core/format/dates.ts';
import { kindName } from './kinds.model.ts';
import { type DayRange, type RangeProblem, rangeProblem } from './ranges.model.ts';
import { toTransactionView } from './records.model.ts';
import type { StatementRange, StatementView } from './records.types.ts';

/** The days of a range. @param typed custom days */
export function statementDays(range: StatementRange, typed: DayRange, today: string): DayRange {
  if (range === 'custom') return typed;
  return { from: addDays(today, range === 'quarter' ? -91 : 1 - longestStatementDays), to: today };
}

/** Why the days of a statement cannot be requested; null when they can. */
export const statementProblem = (days: DayRange): RangeProblem | null => rangeProblem(days, longestStatementDays);

/** Joins the parts of a statement. Totals and balances are those of the platform. */
export function toStatementView(
  parts: readonly Statement[],
  days: DayRange,
  language: OfferedLanguage,
): StatementView | null {
  const [first] = parts;
  if (first === undefined) return null;
  return {
    days,
    madeAt: formatMoment(Date.parse(first.at), language),
    opening: first.opening,
    closing: first.closing,
    totals: first.totals,
    rows: parts.flatMap(({ list }) => list.map((entry) => toTransactionView(entry, language))),
  };
}

/**
 * Writes a statement as CSV: comma-separated, quoted, with a byte order mark, so that spreadsheet programs recognise UTF-8
 * and Thai headings. Times are in the site's time zone.
 */
export function statementCsv({ days, opening, closing, rows }: StatementView, t: TFunction<'records'>): string {
  const head = [
    t('columns.time'),
    t('columns.entry'),
    t('statement.csv.details'),
    t('statement.csv.counterparty'),
    t('statement.csv.note'),
    t('detail.reference'),
    t('columns.amount'),
    t('columns.balance'),
  ];
  const balance = (day: string, name: string, value: string) => [day, name, '', '', '', '', '', value];
  const lines = [
    head,
    balance(days.from, t('statement.opening'), opening),
    ...rows.map(({ at, kind, label, counterparty, note, reference, amount, balanceAfter }) => [
      localTime(at.iso),
      kindName(kind, t),
      label ?? '',
      counterparty ?? '',
      note ?? '',
      reference,
      amount,
      balanceAfter,
    ]),
    balance(days.to, t('statement.closing'), closing),
  ];
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

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
function localTime(iso: string): string {
  // Swedish writes ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: siteTimeZone });
  return format.format(Date.parse(iso));
}
