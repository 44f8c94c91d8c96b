import type { agentTransactions } from '#api/agentReports.ts';
import type { OutputOf } from '#api/operation.ts';
import type { KindChoice } from '#core/records/useKindField.ts';
import type { AccountFilter, ReportScreenProps } from '../reports/reports.types.ts';

export interface TransactionFilter extends AccountFilter, KindChoice {}

export type TransactionsScreenProps = ReportScreenProps<OutputOf<typeof agentTransactions>, TransactionFilter>;
