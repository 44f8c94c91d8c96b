import type { AgentIncomeEntry, AgentIncomeRow, AgentIncomeRows } from '#api/agentReports.ts';
import { type Other, wordOf } from '#api/open.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { dayOf } from '#core/format/dates.ts';
import { toMoment } from '#core/records/records.model.ts';
import { dayMs } from '#text/durations.ts';
import { type ReportRef, writeReportRef } from '../reports/reportRef.model.ts';
import type { IncomeDetail, IncomeRowView, IncomeView } from './income.types.ts';

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

/** @param hrefOf links to the bets of the team; null where this site has no such page */
export function toIncomeDetail(
  { entry, list, totalPages, promised, passedOn }: AgentIncomeRows,
  language: OfferedLanguage,
  hrefOf: (ref: string) => string | null,
): IncomeDetail {
  const [begins, ends] = [Date.parse(entry.from), Date.parse(entry.to)];
  const days = { from: dayOf(begins), to: dayOf(Math.max(begins, ends - 1)) };
  const betsHref = (of: ReportRef): string | null =>
    hrefOf(writeReportRef({ ...of, ...days, income: entry.reference }));
  return {
    // A promotion is not counted on bets.
    betsHref: entry.base === null ? null : betsHref({}),
    rows: list.map((row) => toIncomeRowView(row, betsHref)),
    totalPages,
    totals: toIncomeView(entry, language),
    ...{ promised, passedOn },
  };
}

function toIncomeRowView(row: AgentIncomeRow, betsHref: (of: ReportRef) => string | null): IncomeRowView {
  const { account, gameType, base } = row;
  return {
    ...row,
    key: `${account} ${gameType === null ? '' : wordOf(gameType)}`,
    // The bets of a kind of game that the site does not know cannot be asked for.
    betsHref: base === null || typeof gameType !== 'string' ? null : betsHref({ account, side: 'own', kind: gameType }),
  };
}

/** The name of a kind or state; the platform's own word for one that the site does not know. */
export const incomeWord = <Known extends string>(word: Known | Other, nameOf: (known: Known) => string): string =>
  typeof word === 'string' ? nameOf(word) : word.other;
