import type { OfferedLanguage } from '#api/primitives.ts';
import { longestStatementDays } from '#api/recordDays.ts';
import type { Statement, Transaction } from '#api/records.ts';
import { csvTime } from '#core/format/csvTime.ts';
import { addDays, formatMoment } from '#core/format/dates.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { kindName } from '#core/records/kinds.model.ts';
import { fileColumn } from '#core/report/fileColumn.ts';
import { type DayRange, type RangeProblem, rangeProblem } from '#core/report/ranges.model.ts';
import type { Column } from '#ui/DataTable/Column.ts';
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
    rows: parts.flatMap(({ list }) => list),
  };
}

/** A line of a statement: a movement, or a balance without one. */
type StatementLine = Transaction | { readonly day: string; readonly name: string; readonly balance: string };

const movementOf = (line: StatementLine): Transaction | null => ('reference' in line ? line : null);

/** The movements between both balances. */
export const statementLines = (
  { days, opening, closing, rows }: StatementView,
  t: Translate<'records'>,
): readonly StatementLine[] => [
  { day: days.from, name: t('statement.opening'), balance: opening },
  ...rows,
  { day: days.to, name: t('statement.closing'), balance: closing },
];

/** How paper shows what the file has plainly. */
interface OnPaper {
  readonly money: (amount: string) => string;
  readonly moment: (iso: string) => string;
}

/** The columns of a statement in a file and on paper. Times are in the site's time zone. */
export function statementColumns(
  t: Translate<'records'>,
  { money, moment }: OnPaper,
): readonly Column<StatementLine>[] {
  const entry = (line: StatementLine): string => ('reference' in line ? kindName(line.kind, t) : line.name);
  const detail = (name: 'label' | 'counterparty' | 'note', header: string): Column<StatementLine> => ({
    ...fileColumn(header, (line) => movementOf(line)?.[name] ?? ''),
    paper: null,
  });
  const amount = (line: StatementLine): string => movementOf(line)?.amount ?? '';
  const balance = (line: StatementLine): string => ('reference' in line ? line.balanceAfter : line.balance);
  return [
    fileColumn(t('columns.time'), (line) => ('reference' in line ? csvTime(line.at) : line.day), {
      paper: (line) => ('reference' in line ? moment(line.at) : ''),
    }),
    fileColumn(t('columns.entry'), entry, {
      paper(line) {
        const { label, counterparty, note } = movementOf(line) ?? {};
        return [entry(line), label, counterparty, note].filter((part) => part !== undefined).join(' · ');
      },
    }),
    detail('label', t('statement.csv.details')),
    detail('counterparty', t('statement.csv.counterparty')),
    detail('note', t('statement.csv.note')),
    fileColumn(t('detail.reference'), (line) => movementOf(line)?.reference ?? ''),
    fileColumn(t('columns.amount'), amount, {
      align: 'end',
      paper: (line) => (amount(line) === '' ? '' : money(amount(line))),
    }),
    fileColumn(t('columns.balance'), balance, { align: 'end', paper: (line) => money(balance(line)) }),
  ];
}
