import type { AgentOverview, TeamEntry, TeamFigures } from '#api/agentCentre.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { localeOf } from '#core/format/locale.ts';
import type { DayRange } from '#core/report/ranges.model.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import { writeReportRef } from '../reports/reportRef.model.ts';
import type { OverviewView, TeamEntryView } from './overview.types.ts';

/**
 * @param texts format an amount, and what the players have won or lost, for the charts
 * @param asked the days that the figures are of
 * @param hrefOf links to a page of the agent centre; null for a page that the site does not have
 */
export function toOverviewView(
  { balance, totals, before, sums, days, best, quiet }: AgentOverview,
  language: OfferedLanguage,
  texts: { readonly money: (amount: string) => string; readonly result: (amount: string) => string },
  asked: DayRange,
  hrefOf: (page: string, ref?: string) => string | null,
): OverviewView {
  const nameOf = dayNames(language);
  const barsOf = (name: 'validBet' | 'profit' | 'active', text: (value: string) => string): readonly Bar[] => {
    const bars = days.map((day) => ({
      key: day.day,
      label: nameOf(day.day),
      value: Number(day[name]),
      text: text(`${day[name]}`),
    }));
    return bars.length > 1 && bars.some(({ value }) => value !== 0) ? bars : [];
  };
  return {
    ...{ balance, totals, before, sums },
    validBets: barsOf('validBet', texts.money),
    profits: barsOf('profit', texts.result),
    active: barsOf('active', (count) => formatCount(Number(count), language)),
    best: best.map((entry) => toEntryView(entry, language, hrefOf)),
    quiet: quiet.map((entry) => toEntryView(entry, language, hrefOf)),
    quietHref: hrefOf('teamManagement', writeReportRef({ kind: 'quiet' })),
    hrefOf(figure) {
      const [page, kind = ''] = figurePages[figure];
      return hrefOf(page, writeReportRef({ ...asked, kind }));
    },
  };
}

const toEntryView = (
  { id, account, nickname, validBet, profit, lastBetAt }: TeamEntry,
  language: OfferedLanguage,
  hrefOf: (page: string, ref: string) => string | null,
): TeamEntryView => ({
  ...{ id, account, nickname, validBet, profit },
  href: hrefOf('teamManagement', id),
  lastBet: lastBetAt === null ? null : formatMoment(Date.parse(lastBetAt), language),
});

/** Formats days without their year, which is in the heading: `Sat 21 Nov`. */
function dayNames(language: OfferedLanguage): (day: string) => string {
  const format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-gregory-nu-latn`, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return (day) => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : format.format(at);
  };
}

/**
 * The page of the agent centre that has what a figure is made of, and what it lists there. The days of a list are those of the
 * overview.
 */
const figurePages: Readonly<Record<keyof TeamFigures, readonly [page: string, kind?: string]>> = {
  size: ['teamManagement', 'all'],
  signUps: ['teamManagement', 'signUps'],
  active: ['teamManagement', 'played'],
  deposits: ['transactionDetails', 'deposit'],
  withdrawals: ['transactionDetails', 'withdrawal'],
  stake: ['teamBetting'],
  validBet: ['teamBetting'],
  profit: ['teamBetting'],
  rebate: ['transactionDetails', 'rebate'],
  commission: ['myIncome', 'commission'],
  salary: ['myIncome'],
};

/** How the figures are written, in their order. */
export const figures = [
  ['size', 'count'],
  ['signUps', 'count'],
  ['active', 'count'],
  ['deposits', 'money'],
  ['withdrawals', 'money'],
  ['stake', 'money'],
  ['validBet', 'money'],
  ['profit', 'signed'],
  ['rebate', 'money'],
  ['commission', 'money'],
  ['salary', 'money'],
] as const satisfies readonly (readonly [keyof TeamFigures, 'count' | 'money' | 'signed'])[];

/** Whether an agent has nobody below yet. */
export const isAlone = ({ totals }: Pick<OverviewView, 'totals'>): boolean => totals.size <= 1;
