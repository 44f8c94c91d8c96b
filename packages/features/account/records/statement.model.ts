import type { OfferedLanguage } from '#api/primitives.ts';
import { type Statement, longestStatementDays } from '#api/records.ts';
import { csvTime, toCsv } from '#core/format/csv.ts';
import { addDays, formatMoment } from '#core/format/dates.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { kindName } from '#core/records/kinds.model.ts';
import { type DayRange, type RangeProblem, rangeProblem } from '#core/records/ranges.model.ts';
import { toTransactionView } from '#core/records/records.model.ts';
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

/** Writes a statement as CSV. Times are in the site's time zone. */
export function statementCsv({ days, opening, closing, rows }: StatementView, t: Translate<'records'>): string {
  const columns = [
    { header: t('columns.time') },
    { header: t('columns.entry') },
    { header: t('statement.csv.details') },
    { header: t('statement.csv.counterparty') },
    { header: t('statement.csv.note') },
    { header: t('detail.reference') },
    { header: t('columns.amount'), numeric: true },
    { header: t('columns.balance'), numeric: true },
  ];
  const balance = (day: string, name: string, value: string) => [day, name, '', '', '', '', '', value];
  const lines = [
    balance(days.from, t('statement.opening'), opening),
    ...rows.map(({ at, kind, label, counterparty, note, reference, amount, balanceAfter }) => [
      csvTime(at.iso),
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
  return toCsv(columns, lines);
}
