import type { OfferedLanguage } from '#api/primitives.ts';
import type { DayRange, QuickRange, RangeProblem } from './ranges.model.ts';

/** What both records are drawn with, besides their lists and the filters of their own. */
export interface RecordFrameProps {
  /** Null for days of the player's own. */
  readonly quick: QuickRange | null;
  /** What stands in the fields. */
  readonly typed: DayRange;
  /** Why those days are not asked for; then the list is still that of the ones before. */
  readonly problem: RangeProblem | null;
  /** yyyy-MM-dd where the site is. */
  readonly today: string;
  /** The days that the list is of. */
  readonly answered: DayRange;
  /** From 1. */
  readonly pageNo: number;
  /** It is being asked again because the player wished it. */
  readonly refreshing: boolean;
  /** Is anything left out besides other days? */
  readonly filtered: boolean;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** Of the site, in which times are told. */
  readonly timeZone: string;
  /** Where there is something to play. */
  readonly playHref: string;
  readonly onQuick: (range: QuickRange) => void;
  readonly onDays: (change: Partial<DayRange>) => void;
  readonly onClearFilters: () => void;
  readonly onPage: (pageNo: number) => void;
  readonly onRefresh: () => void;
  /** Answers whether it could be copied. */
  readonly onCopy: (reference: string) => Promise<boolean>;
}

/** One page of a record. */
export interface RecordPage<Row, Totals> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
  /** Of all pages, as the platform has computed them. */
  readonly totals: Totals;
}
