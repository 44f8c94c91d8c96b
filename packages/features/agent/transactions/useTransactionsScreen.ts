import { agentTransactions } from '#api/agentReports.ts';
import { kindFilterNames, kindFilters } from '#core/records/kinds.model.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { chosen } from '#core/report/useReport.ts';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { accountsOfRef, daysOfRef } from '../reports/reportRef.model.ts';
import { useFindHref } from '../reports/useFindHref.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import type { TransactionFilter, TransactionsScreenProps } from './transactions.types.ts';

const filters: TransactionFilter = { account: '', side: 'all', kind: '' };

/** Props of the movements of a team (AGT-13), connected to the platform. */
export function useTransactionsScreen(): TransactionsScreenProps {
  const { ref } = useReportAddress('transactionDetails');
  const { input: _input, ...report } = useFiledReport(agentTransactions, {
    filters,
    days: daysOfRef(ref),
    filter: { ...accountsOfRef(ref), kind: kindFilterNames.find((each) => each === ref.kind) ?? '' },
    ask: ({ kind, ...accounts }) => ({
      ...chosen(accounts),
      ...(kind !== '' && { kinds: kindFilters[kind].join(',') }),
    }),
    name: 'team-transactions',
  });
  useEntryTitle(report.filter.account || undefined);
  return { ...report, openAccountHref: useOpenAccountHref(), findHref: useFindHref() };
}
