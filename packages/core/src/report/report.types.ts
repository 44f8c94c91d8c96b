import type { ComponentType } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import type { Remote } from '../data/remote.ts';
import type { DayRange, QuickRange, RangeProblem } from './ranges.model.ts';

/** The days that the player chose, in the filter row of a report. */
export interface DayChoice {
  /** The selected quick range; null for custom days. */
  readonly quick: QuickRange | null;
  /** Values of the two date fields. */
  readonly typed: DayRange;
  /** The most days that can be chosen. @default `longestRecordDays` */
  readonly longest?: number | undefined;
  /** Why `typed` cannot be requested; the list then still shows the previous days. Null for none. */
  readonly problem: RangeProblem | null;
  /** yyyy-MM-dd in the site's time zone. */
  readonly today: string;
  /** True when the device is in another time zone than the site, whose times the report shows. */
  readonly elsewhere: boolean;
  readonly onQuick: (range: QuickRange) => void;
  readonly onDays: (change: Partial<DayRange>) => void;
}

/** What the list of a report shows besides its rows, and what the player can do with it. */
export interface ReportListProps {
  /** The days that the list on the screen covers. */
  readonly answered: DayRange;
  /** From 1. */
  readonly pageNo: number;
  /** True while a refresh by the player is running. */
  readonly refreshing: boolean;
  /** True when a filter besides the days is set. */
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  readonly onPage: (pageNo: number) => void;
  readonly onRefresh: () => void;
  /** Copies a reference; resolves to true when it was. Without it, references have no button. */
  readonly onCopy?: (reference: string) => Promise<boolean>;
}

/** What the list of a player's own record shows besides. */
export interface RecordListProps extends ReportListProps {
  /** Link to the games, for an empty list. */
  readonly playHref: string;
  readonly onCopy: NonNullable<ReportListProps['onCopy']>;
}

/** Props of a screen that lists something by days. */
export interface ListScreenProps {
  readonly days: DayChoice;
  readonly list: RecordListProps;
}

/** The rows of an answer that lists them. */
export type RowOf<Answer> = Answer extends { readonly list: readonly (infer Row)[] } ? Row : never;

/** The file that the player asked for. */
export type FileState =
  | { readonly step: 'idle' }
  /** `rows` rows have arrived. */
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** `cut`: there are more rows than a file can have. */
  | { readonly step: 'saved'; readonly rows: number; readonly cut: boolean };

/** A report as a file, and on paper. */
export interface ReportFileProps<Row> {
  readonly state: FileState;
  readonly onSave: (columns: readonly Column<Row>[]) => void;
  readonly onCancel: () => void;
  readonly onPrint: () => void;
}

/** Rows as they are saved and printed. */
export interface ListedRows<Row> {
  readonly title: string;
  /** The days that the rows cover. */
  readonly days: DayRange;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Props of the screen of a report, as `useReport` returns them. `Answer` is one page, as the platform answers it. */
export interface ReportProps<Answer, Filter extends object = object> {
  readonly page: Remote<Answer>;
  readonly days: DayChoice;
  readonly list: ReportListProps;
  readonly filter: Filter;
  readonly onFilter: (change: Partial<Filter>) => void;
}

/** Props of the screen of a report that can be saved as a file and printed. */
export interface FiledReportProps<Answer, Filter extends object = object> extends ReportProps<Answer, Filter> {
  readonly file: ReportFileProps<RowOf<Answer>>;
}

/** Props of the control of a filter. */
export interface FilterControlProps {
  readonly label: string;
  /** What filters nothing. */
  readonly all: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A filter of a report: a choice of `values`, or a control of its own. */
export type FilterField<Filter extends object> = {
  readonly [Name in keyof Filter & string]: {
    readonly name: Name;
    readonly label: string;
    /** The choice that filters nothing, whose value is ''. Without it, a report begins with the first of `values`. */
    readonly all?: string;
  } & (
    | {
        readonly values: readonly Exclude<Filter[Name], ''>[];
        readonly nameOf: (value: Exclude<Filter[Name], ''>) => string;
      }
    | { readonly Control: ComponentType<FilterControlProps> }
  );
}[keyof Filter & string];
