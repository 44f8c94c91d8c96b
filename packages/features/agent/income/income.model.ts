import type { AgentIncomeEntry, AgentIncomeRow } from '#api/agentIncomes.ts';
import type { AgentIncomeRows } from '#api/agentIncomes.ts';
import { type Other, wordOf } from '#api/open.ts';
import { dayOf } from '#core/format/dates.ts';
import { dayMs } from '#text/durations.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import { type ReportRef, writeReportRef } from '../reports/reportRef.model.ts';
import type { IncomeDetail, IncomeRowView } from './income.types.ts';

/** The first and the last moment of a period, in ms: the end is not part of it, so that a month ends on its last day. */
export function periodOf({ from, to }: Pick<AgentIncomeEntry, 'from' | 'to'>) {
  const [begins, ends] = [Date.parse(from), Date.parse(to)];
  // A period of one day needs no times.
  return { first: begins, last: Math.max(begins, ends - 1), isDay: ends - begins === dayMs };
}

/** @param hrefOf links to the bets of the team; null where this site has no such page */
export function toIncomeDetail(
  { list, ...income }: AgentIncomeRows,
  hrefOf: (ref: string) => string | null,
): IncomeDetail {
  const { reference, base } = income.entry;
  const { first, last } = periodOf(income.entry);
  const betsHref = (of: ReportRef): string | null =>
    hrefOf(writeReportRef({ ...of, from: dayOf(first), to: dayOf(last), income: reference }));
  return {
    ...income,
    // A promotion is not counted on bets.
    betsHref: base === null ? null : betsHref({}),
    rows: list.map((row) => toIncomeRowView(row, betsHref)),
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

export const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/**
 * Each of these days as a bar, oldest first; nothing for a day without income.
 * @param money writes an amount
 * @param nameOf a day, yyyy-MM-dd
 */
export function incomeBars(
  list: readonly AgentIncomeEntry[],
  days: readonly string[],
  money: (amount: string) => string,
  nameOf: (day: string) => string,
): readonly Bar[] {
  const amounts = new Map(list.map((entry) => [dayOf(Date.parse(entry.from)), entry.amount]));
  return days.map((day) => {
    const amount = amounts.get(day) ?? '0.00';
    // The height of a bar, not an amount.
    return { key: day, label: nameOf(day), value: Number(amount), text: money(amount) };
  });
}
