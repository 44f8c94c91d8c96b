import type { ReactNode } from 'react';
import type { Column } from '#ui/DataTable/Column.ts';
import type { DataTableProps } from '#ui/DataTable/DataTable.tsx';
import type { EmptyStateProps } from '#ui/EmptyState/EmptyState.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import type { Remote } from '../data/remote.ts';
import type { ByDay } from './byDay.types.ts';
import type { DayChoice, FilterField, ListedRows, ReportProps } from './report.types.ts';

/** What a report says of itself. */
export interface ReportWords {
  /** The name of the list. */
  readonly list: string;
  readonly failed: string;
  readonly empty: string;
  /** What to do where nothing is in these days. @default to choose other days */
  readonly emptyText?: string;
  /** Says how many rows are seen, in place of “see {count} entries”. */
  readonly see?: (count: string) => string;
}

/** What stands in place of the list. */
export interface InPlaceOfList extends Pick<EmptyStateProps, 'title' | 'text' | 'illustration'> {
  /** A button that clears the filters, or a link. */
  readonly action?: { readonly label: string; readonly href?: string };
  /** Another way on. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface ReportViewProps<Answer extends object, Filter extends object, Row>
  extends
    Omit<ReportProps<Answer, Filter>, 'days'>,
    Pick<DataTableProps<Row>, 'rowKey' | 'onRow' | 'sort' | 'onSort' | 'totalLabel' | 'entries'> {
  words: ReportWords;
  /** Null where days cannot be chosen. */
  days: DayChoice | null;
  /** The report’s own filters. */
  fields?: readonly FilterField<Filter>[];
  /** How a list shows the rows by days, in place of folded rows. */
  byDay?: ByDay<Answer, Row>;
  /** What is shown, saved and printed of a row. */
  columns: readonly Column<Row>[];
  /** @default its `list` */
  rowsOf?: (answer: Answer) => readonly Row[];
  /** Totals shown above the list. @default none */
  totals?: (answer: Answer) => readonly Figure[];
  /** The names of the three totals that a narrow list shows at a glance. @default the first two and the last */
  brief?: readonly string[];
  /** A remark about the totals; null for none. */
  note?: (answer: Answer) => string | null;
  /** What saves and prints the rows. */
  fileOf?: (list: ListedRows<Row>) => ReactNode;
  /** Whether there is nothing to show. @default no rows */
  isEmpty?: (answer: Answer) => boolean;
  /** What stands in place of the list, such as for a refusal; null for the list. */
  inPlaceOf?: (page: Remote<Answer>) => InPlaceOfList | null;
  /** What stands between the totals and the rows. @param narrow the rows fold */
  above?: (answer: Answer, narrow: boolean) => ReactNode;
  /** What stands below, also where there is nothing to list. @param narrow the rows fold */
  below?: (answer: Answer, narrow: boolean) => ReactNode;
  /** Link to the games, for an empty list. @default none */
  playHref?: string;
  /** How the rows are to be read: above them, in a narrow list below. */
  remark?: ReactNode;
  /** Under which the chosen columns are kept on this device. Without it, all are shown. */
  columnsName?: string;
  /** What stands between the filters and the list. */
  children?: ReactNode;
}
