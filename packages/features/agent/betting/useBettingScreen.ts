import { agentBetDetail, agentBets } from '#api/agentReports.ts';
import { gameTypes } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { noBettingFilter } from '#core/records/records.types.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { chosen } from '#core/report/useReport.ts';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { accountsOfRef, daysOfRef } from '../reports/reportRef.model.ts';
import { useFindHref } from '../reports/useFindHref.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import type { BettingScreenProps, TeamBettingFilter } from './betting.types.ts';

const filters: TeamBettingFilter = { account: '', side: 'all', ...noBettingFilter };

/** Props of the bets of a team (AGT-10), connected to the platform. */
export function useBettingScreen(): BettingScreenProps {
  const language = useLanguage();
  const { ref, go, open, close } = useReportAddress('teamBetting');
  const { income } = ref;
  const { input, ...report } = useFiledReport(agentBets, {
    filters,
    days: daysOfRef(ref),
    filter: { ...accountsOfRef(ref), gameType: gameTypes.find((each) => each === ref.kind) ?? '' },
    ask: (filter) => ({ ...chosen(filter), ...(income !== undefined && { income }) }),
    name: 'team-betting',
  });
  useEntryTitle(report.filter.account || undefined);
  const asked = ref.open === undefined ? null : { account: ref.of ?? '', reference: ref.open, language };
  const [detail] = useRemote(agentBetDetail, asked, 'live');
  const onAllBets = (): void => {
    const { account, side, gameType } = report.filter;
    report.onFilter({});
    go('teamBetting', { account, side, kind: gameType, from: input.from, to: input.to });
  };
  return {
    ...report,
    list: income === undefined ? report.list : { ...report.list, onClearFilters: onAllBets },
    income: income ?? null,
    openAccountHref: useOpenAccountHref(),
    findHref: useFindHref(),
    detail: asked === null ? null : detail,
    detailOf: asked?.account ?? null,
    onAllBets,
    onDetail: (bet) => open(bet.reference, bet.account),
    onCloseDetail: close,
  };
}
