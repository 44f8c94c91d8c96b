import { type TransactionKind, memberTransactions } from '#api/records.ts';
import { mapRemote, useRemote } from '../shared/remote.ts';
import type { AccountRecordScreenProps } from './AccountRecordScreen.tsx';
import { toTransactionView } from './records.model.ts';
import { useRecordFilters } from './useRecordFilters.ts';

/** MEM-03b. */
export function useAccountRecordScreen(): AccountRecordScreenProps {
  const { own, setOwn, paging, writing, frame } = useRecordFilters<{ kind: TransactionKind | '' }>({ kind: '' });
  const { kind } = own;
  const [page, { refresh }] = useRemote(memberTransactions, { ...paging, ...(kind !== '' && { kind }) }, 'list');
  return {
    ...frame(page, refresh),
    kind,
    page: mapRemote(page, ({ list, totalPages, totals }) => ({
      rows: list.map((entry) => toTransactionView(entry, writing)),
      totalPages,
      totals,
    })),
    filtered: kind !== '',
    onKind: (chosen) => setOwn({ kind: chosen }),
    onClearFilters: () => setOwn({ kind: '' }),
  };
}
