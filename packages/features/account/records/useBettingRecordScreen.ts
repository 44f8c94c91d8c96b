import { memberBetDetail, memberBets } from '#api/records.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { toBetDetailView, toBetView } from '#core/records/records.model.ts';
import type { BettingFilter, VendorChoice } from '#core/records/records.types.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { useOpenReference } from '#core/routing/useOpenReference.ts';
import { useAskHref } from '../feedback/useAskHref.ts';
import type { BettingRecordScreenProps } from './records.types.ts';

const noFilter: BettingFilter = { gameType: '', status: '', vassalage: '' };

/** Props of the betting record (MEM-03a), connected to the platform. */
export function useBettingRecordScreen(): BettingRecordScreenProps {
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters(noFilter);
  const { gameType, status, vassalage } = filter;
  const [page, { refresh }] = useRemote(
    memberBets,
    {
      ...paging,
      ...(gameType !== '' && { gameType }),
      ...(status !== '' && { status }),
      ...(vassalage !== '' && { vassalage }),
    },
    'list',
  );
  const { reference, open, close } = useOpenReference();
  const [detail] = useRemote(memberBetDetail, reference === null ? null : { reference, language }, 'live');
  return {
    ...propsFor(page, refresh),
    filter,
    vendors: withChosen(page.status === 'ready' ? page.value.vendors : [], vassalage),
    page: mapRemote(page, ({ list, totalPages, totals }) => ({
      rows: list.map((bet) => toBetView(bet, language)),
      totalPages,
      totals,
    })),
    askHref: useAskHref(),
    detail: reference === null ? null : mapRemote(detail, (value) => toBetDetailView(value, language)),
    onFilter: setFilter,
    onDetail: open,
    onCloseDetail: close,
  };
}

/** Keeps the chosen vendor among the choices when the new days have no bet with it. */
function withChosen(vendors: readonly VendorChoice[], chosen: string): readonly VendorChoice[] {
  return chosen === '' || vendors.some(({ vassalage }) => vassalage === chosen)
    ? vendors
    : [...vendors, { vassalage: chosen, name: chosen }];
}
