import { longestRecordDays } from '#api/records.ts';

/** Days as yyyy-MM-dd, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What is chosen with one press; `week` and `month` are the last 7 and 30 days with today. */
export const quickRanges = ['today', 'yesterday', 'week', 'month'] as const;
export type QuickRange = (typeof quickRanges)[number];

const dayMs = 24 * 60 * 60_000;
const reach: Readonly<Record<QuickRange, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  week: [-6, 0],
  month: [-29, 0],
};

/** The day of a moment (ms since 1970) in a time zone, as yyyy-MM-dd. */
export function dayOf(time: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** The moment at which it is midnight in London on that day, by which days can be counted; NaN for what is no day. */
const countOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** So many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(countOf(day) + days * dayMs).toISOString().slice(0, 10);
}

export function quickRange(name: QuickRange, today: string): DayRange {
  const [first, last] = reach[name];
  return { from: addDays(today, first), to: addDays(today, last) };
}

/** `unfinished`: a date is missing, or its year is still being typed. */
export type RangeProblem = 'unfinished' | 'backToFront' | 'tooLong';

/** Why a range cannot be asked for, or null. */
export function rangeProblem({ from, to }: DayRange): RangeProblem | null {
  const [first, last] = [countOf(from), countOf(to)];
  if (Number.isNaN(first) || Number.isNaN(last) || from < '2000' || to < '2000') return 'unfinished';
  if (last < first) return 'backToFront';
  return (last - first) / dayMs >= longestRecordDays ? 'tooLong' : null;
}

/** Which days a player wants to see: so many until today, whatever day that is by then, or days of their own. */
export type RangeChoice =
  | { readonly quick: QuickRange }
  | {
      readonly quick: null;
      /** What stands in the fields. */
      readonly typed: DayRange;
      /** The last that could be asked for. */
      readonly asked: DayRange;
    };

/** What the fields show, and what is asked for. */
export function daysOf(choice: RangeChoice, today: string): { readonly typed: DayRange; readonly asked: DayRange } {
  if (choice.quick === null) return choice;
  const range = quickRange(choice.quick, today);
  return { typed: range, asked: range };
}

/** The player has changed one of the fields. What cannot be asked for leaves the list as it is. */
export function changeDays(choice: RangeChoice, change: Partial<DayRange>, today: string): RangeChoice {
  const days = daysOf(choice, today);
  const typed = { ...days.typed, ...change };
  return { quick: null, typed, asked: rangeProblem(typed) === null ? typed : days.asked };
}
