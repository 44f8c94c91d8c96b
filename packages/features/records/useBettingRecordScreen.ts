import { memberBets } from '#api/records.ts';
import { mapRemote, useRemote } from '../shared/remote.ts';
import type { BettingFilter, BettingRecordScreenProps } from './BettingRecordScreen.tsx';
import { toBetView } from './records.model.ts';
import { useRecordFilters } from './useRecordFilters.ts';

const everything: BettingFilter = { gameType: '', status: '' };

/** MEM-03a. */
export function useBettingRecordScreen(): BettingRecordScreenProps {
  const { own, setOwn, paging, writing, frame } = useRecordFilters(everything);
  const { gameType, status } = own;
  const [page, { refresh }] = useRemote(
    memberBets,
    { ...paging, ...(gameType !== '' && { gameType }), ...(status !== '' && { status }) },
    'list',
  );
  return {
    ...frame(page, refresh),
    filter: own,
    page: mapRemote(page, ({ list, totalPages, totals }) => ({
      rows: list.map((bet) => toBetView(bet, writing)),
      totalPages,
      totals,
    })),
    filtered: gameType !== '' || status !== '',
    onFilter: setOwn,
    onClearFilters: () => setOwn(everything),
  };
}
