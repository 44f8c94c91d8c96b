import type { AgentIncomeEntry, AgentIncomeRow } from '#api/agentReports.ts';
import { type Other, wordOf } from '#api/open.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { toMoment } from '#core/records/records.model.ts';
import type { IncomeRowView, IncomeView } from './income.types.ts';

const dayMs = 24 * 60 * 60_000;

export function toIncomeView(entry: AgentIncomeEntry, language: OfferedLanguage): IncomeView {
  const { reference, from, to, paidAt } = entry;
  const [begins, ends] = [Date.parse(from), Date.parse(to)];
  return {
    ...entry,
    key: reference,
    from: toMoment(from, language),
    // The end is not part of the period: a month ends on its last day.
    to: toMoment(new Date(Math.max(begins, ends - 1)).toISOString(), language),
    isDay: ends - begins === dayMs,
    paidAt: paidAt === null ? null : toMoment(paidAt, language),
    of: entry,
  };
}

export const toIncomeRowView = (row: AgentIncomeRow): IncomeRowView => ({
  ...row,
  key: `${row.account} ${row.gameType === null ? '' : wordOf(row.gameType)}`,
});

/** The name of a kind or state; the platform's own word for one that the site does not know. */
export const incomeWord = <Known extends string>(word: Known | Other, nameOf: (known: Known) => string): string =>
  typeof word === 'string' ? nameOf(word) : word.other;
