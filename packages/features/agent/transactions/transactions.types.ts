import type { TeamTransaction } from '#api/agentReports.ts';
import type { Remote } from '#core/data/remote.ts';
import type { KindFilter } from '#core/records/kinds.model.ts';
import type { TransactionView } from '#core/records/records.types.ts';
import type { AccountFilter, FileColumn, ReportPage, ReportScreenProps } from '../reports/reports.types.ts';

/** A movement of the team as the report shows it. */
export interface TeamTransactionView extends TransactionView {
  readonly account: string;
  readonly nickname: string;
  readonly level: number;
  readonly of: TeamTransaction;
}

export interface TransactionFilter extends AccountFilter {
  /** '' for every kind. */
  readonly kind: KindFilter | '';
}

export interface TransactionsScreenProps extends ReportScreenProps {
  readonly filter: TransactionFilter;
  /** The totals are decimals, both unsigned. */
  readonly page: Remote<ReportPage<TeamTransactionView, { readonly in: string; readonly out: string }>>;
  readonly sheet: readonly FileColumn<TeamTransaction>[];
  readonly onFilter: (change: Partial<TransactionFilter>) => void;
}
