import { useState } from 'react';
import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { usePlatform } from '../data/platform.tsx';
import type { Remote } from '../data/remote.ts';
import { useActionLock } from '../data/useActionLock.ts';
import { copyText } from '../format/copyText.ts';
import { dayOf } from '../format/dates.ts';
import { isElsewhere } from '../format/zone.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../routing/paths.ts';
import { type DayRange, type QuickRange, type RangeChoice, changeDays, daysOf, rangeProblem } from './ranges.model.ts';
import type { ListScreenProps } from './report.types.ts';

/** With which days, page and filters a report begins. @default the first page of the last seven days, without filters */
export interface ReportStart<Filter extends object> {
  readonly days?: DayRange | null;
  /** In place of `days`. */
  readonly quick?: QuickRange | undefined;
  readonly pageNo?: number;
  readonly filter?: Partial<Filter>;
  /** The most days that can be chosen. @default `longestRecordDays` */
  readonly longest?: number;
}

/** Ignores days that cannot be requested: an address can name any. */
const startOf = ({ days, quick = 'week', longest }: ReportStart<object>): RangeChoice =>
  days == null || rangeProblem(days, longest) !== null ? { quick } : { quick: null, typed: days, requested: days };

/** What every request for a page of a report says. */
export interface ReportPaging extends DayRange {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly language: OfferedLanguage;
}

/** Shared state of a report: request parameters and screen props. */
export interface ReportState<Filter extends object> {
  /** The report's own filters. */
  readonly filter: Filter;
  /** Changes the report's own filters and returns to the first page. */
  readonly setFilter: (change: Partial<Filter>) => void;
  /** Request parameters: days, page and language. */
  readonly paging: ReportPaging;
  /** Returns the shared screen props for the current answer. Call it once per render. */
  readonly propsFor: (page: Remote<{ readonly totalPages: number }>, refresh: () => Promise<void>) => ListScreenProps;
}

/**
 * State of a report: days, page and the report's own filters. Lives as long as the screen.
 * @param noFilter the filters of a report that is not filtered
 * @param start what a link to the report has chosen
 */
export function useReportState<Filter extends object>(
  noFilter: Filter,
  start: ReportStart<Filter> = {},
): ReportState<Filter> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const lock = useActionLock();
  const [choice, setChoice] = useState<RangeChoice>(() => startOf(start));
  const [filter, setFilter] = useState({ ...noFilter, ...start.filter });
  const [pageNo, setPageNo] = useState(start.pageNo ?? 1);
  const { pageSize } = siteConstants;
  const today = dayOf(clock.now());
  const { typed, requested } = daysOf(choice, today);
  const [answered, setAnswered] = useState(requested);

  const choose = (next: RangeChoice): void => {
    setChoice(next);
    const { from, to } = daysOf(next, today).requested;
    if (from !== requested.from || to !== requested.to) setPageNo(1);
  };
  const changeFilter = (change: Partial<Filter>): void => {
    setFilter({ ...filter, ...change });
    setPageNo(1);
  };
  return {
    filter,
    setFilter: changeFilter,
    paging: { ...requested, pageNo, pageSize, language },
    propsFor(page, refresh) {
      const settled = page.status === 'ready' && !page.refreshing;
      // The previous list stays until the next one has loaded; its heading names its own days.
      if (settled && (answered.from !== requested.from || answered.to !== requested.to)) setAnswered(requested);
      // At midnight the list of today shrinks, possibly below the current page.
      if (settled && pageNo > Math.max(1, page.value.totalPages)) setPageNo(Math.max(1, page.value.totalPages));
      return {
        days: {
          quick: choice.quick,
          typed,
          problem: rangeProblem(typed, start.longest),
          longest: start.longest,
          today,
          elsewhere: isElsewhere(clock.now()),
          onQuick: (quick) => choose({ quick }),
          onDays: (change) => choose(changeDays(choice, change, today, start.longest)),
        },
        list: {
          answered,
          pageNo,
          refreshing: lock.busy,
          filtered: Object.entries(noFilter).some(([name, none]) => filter[name as keyof Filter] !== none),
          playHref: paths.lobby('rng'),
          onClearFilters: () => changeFilter(noFilter),
          onPage: setPageNo,
          onRefresh: () => void lock.run(refresh),
          onCopy: copyText,
        },
      };
    },
  };
}
