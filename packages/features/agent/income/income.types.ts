import type { AgentIncomeEntry, IncomeKind, IncomeState } from '#api/agentReports.ts';
import type { Other } from '#api/open.ts';
import type { GameType } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MomentView, RecordPage } from '#core/records/records.types.ts';
import type { FileColumn, ReportPage, ReportScreenProps } from '../reports/reports.types.ts';

/** An income as the report shows it. Amounts are decimals. */
export interface IncomeView {
  readonly key: string;
  readonly reference: string;
  readonly kind: IncomeKind | Other;
  readonly state: IncomeState | Other;
  readonly from: MomentView;
  /** The end of the period: its last moment. */
  readonly to: MomentView;
  /** True for a period of one day, which needs no times. */
  readonly isDay: boolean;
  readonly base: string | null;
  /** Per cent; null where several apply, or none. */
  readonly rate: string | null;
  readonly amount: string;
  readonly paidAt: MomentView | null;
  readonly source: { readonly account: string; readonly nickname: string } | null;
  readonly of: AgentIncomeEntry;
}

/** The sums of one kind over all pages; decimals. */
export interface IncomeTotal {
  readonly kind: IncomeKind | Other;
  readonly paid: string;
  /** Still counted, or not paid yet. */
  readonly open: string;
}

/** A row that an income is made of. */
export interface IncomeRowView {
  readonly key: string;
  readonly account: string;
  readonly nickname: string;
  readonly gameType: GameType | Other | null;
  readonly base: string | null;
  readonly rate: string | null;
  readonly amount: string | null;
  /** Link to the bets that it was counted on; null for none. */
  readonly betsHref: string | null;
}

/** What is open: an income with the rows that it is made of. */
export interface IncomeDetail extends RecordPage<IncomeRowView, IncomeView> {
  /** Link to the bets of all rows; null for none. */
  readonly betsHref: string | null;
  /** What the own contract promised, as a decimal; null for an income that is no dividend or salary. */
  readonly promised: string | null;
  /** What of it is passed on, to each account of the direct downline. */
  readonly passedOn: readonly { readonly account: string; readonly nickname: string; readonly amount: string }[];
}

export interface IncomeFilter {
  /** '' for every kind. */
  readonly kind: IncomeKind | '';
}

export interface IncomeScreenProps extends ReportScreenProps {
  readonly filter: IncomeFilter;
  readonly page: Remote<ReportPage<IncomeView, readonly IncomeTotal[]>>;
  readonly sheet: readonly FileColumn<AgentIncomeEntry>[];
  readonly detail: Remote<IncomeDetail> | null;
  readonly detailPage: number;
  /** When commission of the day before is paid, as a time of the site’s day; null while it is not known. */
  readonly paidTime: string | null;
  readonly onFilter: (change: Partial<IncomeFilter>) => void;
  readonly onDetail: (income: IncomeView) => void;
  readonly onDetailPage: (page: number) => void;
  readonly onCloseDetail: () => void;
}
