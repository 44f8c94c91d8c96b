import type { AgentIncomeEntry, AgentIncomeRow, IncomeKind, IncomeRows } from '#api/agentIncomes.ts';
import type { AgentIncome, AgentIncomeRows } from '#api/agentIncomes.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Bar } from '#ui/Bars/Bars.tsx';
import type { ReportScreenProps } from '../reports/reports.types.ts';

/** A row that an income is made of. */
export interface IncomeRowView extends AgentIncomeRow {
  readonly key: string;
  /** Link to the bets that it was counted on; null for none. */
  readonly betsHref: string | null;
}

/** What is open: an income with the rows that it is made of. */
export interface IncomeDetail extends Omit<AgentIncomeRows, 'list'> {
  readonly rows: readonly IncomeRowView[];
  /** Link to the bets of all rows; null for none. */
  readonly betsHref: string | null;
}

export interface IncomeFilter {
  /** '' for every kind. */
  readonly kind: IncomeKind | '';
  /** Whether a row is a day, or each income by itself. */
  readonly by: IncomeRows;
}

export interface IncomeScreenProps extends ReportScreenProps<AgentIncome, IncomeFilter> {
  /** What was earned on each of the last 14 days, oldest first. */
  readonly lately: Remote<readonly Bar[]>;
  readonly detail: Remote<IncomeDetail> | null;
  readonly detailPage: number;
  readonly onDetail: (income: AgentIncomeEntry) => void;
  readonly onDetailPage: (page: number) => void;
  readonly onCloseDetail: () => void;
}
