import { type TeamTransaction, agentTransactions } from '#api/agentReports.ts';
import { wordOf } from '#api/open.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { kindFilterNames, kindFilters } from '#core/records/kinds.model.ts';
import { toTransactionView } from '#core/records/records.model.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { accountsOfRef, daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import type { TransactionFilter, TransactionsScreenProps } from './transactions.types.ts';
import { useTransactionColumns } from './useTransactionColumns.ts';

const noFilter: TransactionFilter = { account: '', side: 'all', kind: '' };

/** Props of the movements of a team (AGT-13), connected to the platform. */
export function useTransactionsScreen(): TransactionsScreenProps {
  const { client } = usePlatform();
  const { ref } = useReportAddress('transactionDetails');
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters(noFilter, {
    days: daysOfRef(ref),
    filter: { ...accountsOfRef(ref), kind: kindFilterNames.find((each) => each === ref.kind) ?? '' },
  });
  const { account, side, kind } = filter;
  const input = {
    ...paging,
    side,
    ...(account !== '' && { account }),
    ...(kind !== '' && { kinds: kindFilters[kind].join(',') }),
  };
  const [page, { refresh }] = useRemote(agentTransactions, input, 'list');
  const sheet = useTransactionColumns();
  const { from, to, pageNo: _pageNo, pageSize: _pageSize, ...rest } = input;
  const file = useReportFile<TeamTransaction>({
    name: `team-transactions-${from}-${to}`,
    columns: sheet,
    input: { ...rest, from, to },
    async read(at) {
      // A file with a row left out would be wrong.
      const answer = await client.call(agentTransactions, { ...rest, from, to, ...at }, { complete: true });
      return answer.ok
        ? { ...answer, value: { rows: answer.value.list, totalPages: answer.value.totalPages } }
        : answer;
    },
  });
  return {
    ...propsFor(page, refresh),
    file,
    sheet,
    filter,
    openAccountHref: useOpenAccountHref(),
    page: mapRemote(page, ({ list, totalPages, totals, team }) => ({
      rows: list.map((entry) => ({
        ...toTransactionView(entry, language),
        // A stake and a win share a reference, and both sides of a transfer do.
        key: `${entry.account} ${wordOf(entry.kind)} ${entry.reference} ${entry.at}`,
        account: entry.account,
        nickname: entry.nickname,
        level: entry.level,
        of: entry,
      })),
      totalPages,
      totals,
      team,
    })),
    onFilter: setFilter,
  };
}
