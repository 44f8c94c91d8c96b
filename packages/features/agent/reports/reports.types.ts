import type { TeamSide } from '#api/agent.ts';
import type { ApiError } from '#api/errors.ts';
import type { CsvColumn } from '#core/format/csv.ts';
import type { RecordPage, RecordScreenProps } from '#core/records/records.types.ts';

/** The reports of the agent centre. Selects their messages. */
export type ReportName = 'betting' | 'profit' | 'income' | 'transactions';

/** Which accounts of the team a report lists. */
export interface AccountFilter {
  /** A user name; '' for the whole team. */
  readonly account: string;
  readonly side: TeamSide;
}

/** A column of a report in a file and on paper. */
export interface FileColumn<Row> extends CsvColumn {
  /** Plain: amounts as decimals, times in the site's time zone. */
  readonly text: (row: Row) => string;
  /** Left out on paper, which has no room for it. */
  readonly fileOnly?: boolean;
}

/** The file that the agent asked for. */
export type FileState =
  | { readonly step: 'idle' }
  /** `rows` rows have arrived. */
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'failed'; readonly error: ApiError }
  /** `cut`: there are more rows than a file can have. */
  | { readonly step: 'saved'; readonly rows: number; readonly cut: boolean };

/** A report as a file, and on paper. */
export interface ReportFileProps {
  readonly state: FileState;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onPrint: () => void;
}

/** One page of a report. */
export interface ReportPage<Row, Totals> extends RecordPage<Row, Totals> {
  /** How many accounts are below the agent. */
  readonly team: number;
}

/** Props that all reports share, besides their rows and their own filters. */
export interface ReportScreenProps extends RecordScreenProps {
  readonly file: ReportFileProps;
  /** Leads to where an agent opens accounts; null where this agent cannot. */
  readonly openAccountHref: string | null;
}
