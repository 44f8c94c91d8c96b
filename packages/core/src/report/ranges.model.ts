import { longestRecordDays } from '#api/recordDays.ts';
import { dayMs } from '#text/durations.ts';
import { addDays } from '../format/dates.ts';

/** A range of days, as yyyy-MM-dd. Both ends are included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Predefined ranges. `week` and `month` are the last 7 and 30 days, including today. */
export const quickRanges = ['today', 'yesterday', 'week', 'month'] as const;
export type QuickRange = (typeof quickRanges)[number];

const offsets: Readonly<Record<QuickRange, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  week: [-6, 0],
  month: [-29, 0],
};

/** Returns midnight UTC of a day in ms, for counting days; NaN for an invalid date. */
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the days of a quick range. @param today yyyy-MM-dd */
export function quickRange(name: QuickRange, today: string): DayRange {
  const [first, last] = offsets[name];
  return { from: addDays(today, first), to: addDays(today, last) };
}

/** Why a range cannot be requested. `unfinished`: a date is missing, or its year is still being typed. */
export type RangeProblem = 'unfinished' | 'backToFront' | 'tooLong';

/** Validates a range of up to `longest` days; null when it can be requested. */
export function rangeProblem({ from, to }: DayRange, longest: number = longestRecordDays): RangeProblem | null {
  const [first, last] = [utcOf(from), utcOf(to)];
  if (Number.isNaN(first) || Number.isNaN(last) || from < '2000' || to < '2000') return 'unfinished';
  if (last < first) return 'backToFront';
  return (last - first) / dayMs >= longest ? 'tooLong' : null;
}

/** The player's choice of days: a quick range, which follows today's date, or custom dates. */
export type RangeChoice =
  | { readonly quick: QuickRange }
  | {
      readonly quick: null;
      /** Values of the date fields. */
      readonly typed: DayRange;
      /** The last valid range. */
      readonly requested: DayRange;
    };

/** Returns the days that the fields show, and the days to request. */
export function daysOf(choice: RangeChoice, today: string): { readonly typed: DayRange; readonly requested: DayRange } {
  if (choice.quick === null) return choice;
  const range = quickRange(choice.quick, today);
  return { typed: range, requested: range };
}

/** Applies a change of a date field. An invalid range keeps the last valid one in `requested`. */
export function changeDays(
  choice: RangeChoice,
  change: Partial<DayRange>,
  today: string,
  longest?: number,
): RangeChoice {
  const days = daysOf(choice, today);
  const typed = { ...days.typed, ...change };
  return { quick: null, typed, requested: rangeProblem(typed, longest) === null ? typed : days.requested };
}

/** Rows in their order, under the days on which they were; a day that comes twice is two. */
export function groupByDay<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
): readonly { readonly day: string; readonly rows: readonly Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
