import type { agentTransactions } from '#api/agentReports.ts';
import type { OutputOf } from '#api/operation.ts';
import type { KindChoice } from '#core/records/useKindField.ts';
import type { AccountFilter, AccountReportProps } from '../reports/reports.types.ts';

export interface TransactionFilter extends AccountFilter, KindChoice {}

export type TransactionsScreenProps = AccountReportProps<OutputOf<typeof agentTransactions>, TransactionFilter>;
