import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { mapRemote, useRemote } from '../data/remote.ts';
import type { RecordListProps, ReportProps } from './report.types.ts';
import { type ReportStart, type ReportPaging, useReportState } from './useReportState.ts';

export interface ReportOptions<Op extends AnyOperation, Filter extends object> extends ReportStart<Filter> {
  /** The filters of a report that is not filtered. */
  readonly filters: Filter;
  /** What the filters ask for. @default those that are not '' */
  readonly ask?: (filter: Filter) => Omit<InputOf<Op>, keyof ReportPaging>;
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
  { filters, ask = chosen as never, ...start }: ReportOptions<Op, Filter>,
): ConnectedReport<Op, Filter> {
  const { filter, setFilter, paging, propsFor } = useReportState(filters, start);
  const input = { ...paging, ...ask(filter) } as InputOf<Op> & ReportPaging;
  const [page, { refresh }] = useRemote(operation, input, 'list');
  return { ...propsFor(mapRemote<unknown, Paged>(page, pagesOf), refresh), page, input, filter, onFilter: setFilter };
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
