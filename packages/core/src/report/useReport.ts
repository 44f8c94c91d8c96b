import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { usePlatform } from '../data/platform.tsx';
import { mapRemote, ready, useRemote } from '../data/remote.ts';
import { useKeptAnswer } from '../data/useKeptAnswer.ts';
import type { DayRange } from './ranges.model.ts';
import type { RecordListProps, ReportProps } from './report.types.ts';
import { type ReportStart, type ReportPaging, useReportState } from './useReportState.ts';

export interface ReportOptions<Op extends AnyOperation, Filter extends object> extends ReportStart<Filter> {
  /** The filters of a report that is not filtered. */
  readonly filters: Filter;
  /** What the filters ask for. @default those that are not '' */
  readonly ask?: (filter: Filter) => Omit<InputOf<Op>, keyof ReportPaging>;
  /** Its first page without filters is kept on this device for those who want that. @default false */
  readonly keeps?: boolean;
}

/** A report with what it asks for, so that its file asks for the same. */
export interface ConnectedReport<Op extends AnyOperation, Filter extends object> extends ReportProps<
  OutputOf<Op>,
  Filter
> {
  readonly list: RecordListProps;
  readonly input: InputOf<Op> & ReportPaging;
}

/**
 * Reads a report: an operation that lists something by days. Returns the props of its screen, which shows them with `Report`.
 * The days, the page and the filters live as long as the screen.
 */
export function useReport<Op extends AnyOperation, Filter extends object>(
  operation: Op,
  { filters, ask = chosen as never, keeps = false, ...start }: ReportOptions<Op, Filter>,
): ConnectedReport<Op, Filter> {
  const { clock } = usePlatform();
  const { filter, setFilter, paging, propsFor } = useReportState(filters, start);
  const input = { ...paging, ...ask(filter) } as InputOf<Op> & ReportPaging;
  const [page, { refresh }] = useRemote(operation, input, 'list');
  const { days, list } = propsFor(mapRemote<unknown, Paged>(page, pagesOf), refresh);
  const kept = useKeptAnswer(keeps && list.pageNo === 1 && !list.filtered ? operation : null, input, page);
  const shared = { days, input, filter, onFilter: setFilter };
  if (kept === null) return { ...shared, page, list };
  // As it was, with its own days. There is no other page of it.
  const { from, to } = kept.input as DayRange;
  const value = { ...(kept.value as object), totalPages: 1 } as OutputOf<Op>;
  return {
    ...shared,
    page: ready(value, false, kept.at + clock.offset(), true),
    list: { ...list, answered: { from, to } },
  };
}

/** The filters that are set, as an operation takes them. */
export const chosen = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as {
    readonly [Name in keyof Filter]?: Exclude<Filter[Name], ''>;
  };

/** An answer without pages is one page. */
const pagesOf = (answer: unknown): Paged => ({ totalPages: (answer as Partial<Paged>).totalPages ?? 1 });

interface Paged {
  readonly totalPages: number;
}
