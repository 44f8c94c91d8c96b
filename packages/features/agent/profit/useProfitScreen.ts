import { type TeamProfitRow, agentProfit } from '#api/agentReports.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { isOwnLine, profitRows } from './profit.model.ts';
import type { ProfitFilter, ProfitScreenProps } from './profit.types.ts';

const filters: ProfitFilter = { only: 'active', sort: 'account', order: 'asc' };

/** Props of the profit and loss of a team (AGT-11), connected to the platform. */
export function useProfitScreen(): ProfitScreenProps {
  const { ref, go } = useReportAddress('userProfit');
  const { parent } = ref;
  const { input, ...report } = useFiledReport(agentProfit, {
    filters,
    days: daysOfRef(ref),
    ask: (filter) => ({ ...filter, ...(parent !== undefined && { parent }) }),
    name: 'profit-and-loss',
    rowsOf: profitRows,
  });
  const { page, list } = report;
  const { from, to } = input;
  const path = page.status === 'ready' ? page.value.path : [];
  useEntryTitle(path.length > 1 ? path.at(-1)?.account : undefined);
  const show = (target: AgentPage) => (row: TeamProfitRow) => {
    const isOwn = page.status === 'ready' && isOwnLine(page.value, row);
    go(target, { account: row.account, from, to, ...(isOwn && { side: 'own' }) });
  };
  return {
    ...report,
    list: {
      ...list,
      filtered: false,
      onClearFilters() {
        list.onClearFilters();
        go('userProfit', { from, to });
      },
    },
    openAccountHref: useOpenAccountHref(),
    onParent(id) {
      // The other downline begins with its first page.
      report.onFilter({});
      go('userProfit', { from, to, ...(id !== null && { parent: id }) });
    },
    onBets: show('teamBetting'),
    onMovements: show('transactionDetails'),
  };
}
