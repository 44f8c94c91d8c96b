import { type TeamBet, agentBetDetail, agentBets } from '#api/agentReports.ts';
import { gameTypes } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { toBetDetailView, toBetView } from '#core/records/records.model.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { accountsOfRef, daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import type { BettingScreenProps, TeamBettingFilter } from './betting.types.ts';
import { useBettingColumns } from './useBettingColumns.ts';

const noFilter: TeamBettingFilter = { account: '', side: 'all', gameType: '', status: '', vassalage: '' };

/** Props of the bets of a team (AGT-10), connected to the platform. */
export function useBettingScreen(): BettingScreenProps {
  const { client } = usePlatform();
  const { ref, go, open, close } = useReportAddress('teamBetting');
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters(noFilter, {
    days: daysOfRef(ref),
    filter: { ...accountsOfRef(ref), gameType: gameTypes.find((each) => each === ref.kind) ?? '' },
  });
  const { account, side, gameType, status, vassalage } = filter;
  const income = ref.income ?? null;
  const input = {
    ...paging,
    side,
    ...(account !== '' && { account }),
    ...(gameType !== '' && { gameType }),
    ...(status !== '' && { status }),
    ...(vassalage !== '' && { vassalage }),
    ...(income !== null && { income }),
  };
  const [page, { refresh }] = useRemote(agentBets, input, 'list');
  const asked = ref.open === undefined ? null : { account: ref.of ?? '', reference: ref.open, language };
  const [detail] = useRemote(agentBetDetail, asked, 'live');
  const sheet = useBettingColumns();
  const { from, to, pageNo: _pageNo, pageSize: _pageSize, ...rest } = input;
  const file = useReportFile<TeamBet>({
    name: `team-betting-${from}-${to}`,
    columns: sheet,
    input: { ...rest, from, to },
    async read(at) {
      // A file with a row left out would be wrong.
      const answer = await client.call(agentBets, { ...rest, from, to, ...at }, { complete: true });
      return answer.ok
        ? { ...answer, value: { rows: answer.value.list, totalPages: answer.value.totalPages } }
        : answer;
    },
  });
  const onAllBets = (): void => {
    setFilter({});
    go('teamBetting', { account, side, kind: gameType, from, to });
  };
  const shared = propsFor(page, refresh);
  const vendors = page.status === 'ready' ? page.value.vendors : [];
  return {
    ...shared,
    list: income === null ? shared.list : { ...shared.list, onClearFilters: onAllBets },
    income,
    onAllBets,
    file,
    sheet,
    filter,
    openAccountHref: useOpenAccountHref(),
    // Keeps the chosen vendor among the choices when the new days have no bet with it.
    vendors:
      vassalage === '' || vendors.some((each) => each.vassalage === vassalage)
        ? vendors
        : [...vendors, { vassalage, name: vassalage }],
    page: mapRemote(page, ({ list, totalPages, totals, team }) => ({
      rows: list.map((bet) => ({
        ...toBetView(bet, language),
        key: `${bet.account} ${bet.reference}`,
        account: bet.account,
        nickname: bet.nickname,
        level: bet.level,
        validBet: bet.validBet,
        of: bet,
      })),
      totalPages,
      totals,
      team,
    })),
    detail: asked === null ? null : mapRemote(detail, (value) => toBetDetailView(value, language)),
    detailOf: asked?.account ?? null,
    onFilter: setFilter,
    onDetail: (bet) => open(bet.reference, bet.account),
    onCloseDetail: close,
  };
}
