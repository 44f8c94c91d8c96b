import { type OfferedLanguage, gameTypes } from '#api/primitives.ts';
import type { Profit, ProfitGroup, ProfitRow } from '#api/profit.ts';
import type { PlayLimit, PlayStatus } from '#api/responsiblePlay.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { localeOf } from '#core/format/locale.ts';
import { formatDays } from '#core/report/dayTexts.ts';
import { type DayRange, rangeProblem } from '#core/report/ranges.model.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import type { SparkPoint } from '#ui/Spark/Spark.tsx';
import type { LongTimeView, ProfitRowView, ProfitView } from './profit.types.ts';

/** @param signed formats a signed amount for the chart */
export function toProfitView(
  { totals, rows, year, lifetime }: Profit,
  by: ProfitGroup,
  days: DayRange,
  language: OfferedLanguage,
  signed: (amount: string) => string,
): ProfitView {
  const dayName = dayNames(language);
  return {
    totals,
    rows: rows.map((row) => toRowView(row, by, dayName)),
    ...(by === 'day' && days.from !== days.to ? toCharts(rows, days, dayName, signed) : noCharts),
    year: toLongTimeView(year, language),
    lifetime: toLongTimeView(lifetime, language),
  };
}

function toRowView(row: ProfitRow, by: ProfitGroup, dayName: (day: string) => string): ProfitRowView {
  const { key, label = key, bets, stake, validBet, win, profit, rebate, bonus } = row;
  const gameType = by === 'gameType' ? (gameTypes.find((type) => type === key) ?? null) : null;
  const name = by === 'day' ? dayName(key) : label;
  return { key, gameType, name, bets, stake, validBet, win, profit, rebate, bonus };
}

type Charts = Pick<ProfitView, 'bars' | 'course'>;
const noCharts: Charts = { bars: [], course: [] };

/**
 * A bar and a point for every day of the range, also for days without play, oldest first. The height is a number; the
 * text is exact. A day without play keeps the running result of the day before.
 */
function toCharts(
  rows: readonly ProfitRow[],
  days: DayRange,
  dayName: (day: string) => string,
  signed: (amount: string) => string,
): Charts {
  if (rangeProblem(days) !== null) return noCharts;
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const [bars, course]: [Bar[], SparkPoint[]] = [[], []];
  let running = '0.00';
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const row = rowOf.get(day);
    const profit = row?.profit ?? '0.00';
    running = row?.running ?? running;
    bars.push({ key: day, label: dayName(day), value: Number(profit), text: signed(profit) });
    course.push({ key: day, label: dayName(day), value: Number(running), text: signed(running) });
  }
  // Days with money in or out and no play would make an empty chart.
  if (bars.every(({ value }) => value === 0)) return noCharts;
  return { bars, course: rows.every((row) => row.running !== undefined) ? course : [] };
}

/** Formats days with their weekday and without their year, which is in the heading: `Sat 21 Nov`. */
function dayNames(language: OfferedLanguage): (day: string) => string {
  const format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-gregory-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (day) => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : format.format(at);
  };
}

function toLongTimeView(sums: LongTimeView, language: OfferedLanguage): LongTimeView {
  const { deposits, withdrawals, netDeposits, total, since } = sums;
  const day = since === null ? null : dayOf(Date.parse(since));
  return {
    ...{ deposits, withdrawals, netDeposits, total },
    since: day === null ? null : formatDays({ from: day, to: day }, language),
  };
}

/** Whether nothing has moved in the days: no money and no bet. */
export const isEmpty = ({ totals, rows }: Pick<ProfitView, 'totals' | 'rows'>): boolean =>
  rows.length === 0 && totals.bets === 0 && !/[1-9]/.test(totals.deposits + totals.withdrawals + totals.total);

/** The limits that profit and loss can be compared with, losses first. */
export const comparedLimits = ({ limits }: Pick<PlayStatus, 'limits'>): readonly PlayLimit[] =>
  (['loss', 'deposit'] as const).flatMap((kind) => limits.filter((limit) => limit.kind === kind));
