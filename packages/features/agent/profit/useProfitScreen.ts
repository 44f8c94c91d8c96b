import { type TeamProfit, type TeamProfitRow, agentProfit, profitSorts } from '#api/agentReports.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import type { ProfitScreenProps, ProfitView } from './profit.types.ts';
import { useProfitColumns } from './useProfitColumns.ts';

/** The order that a click on a heading changes. */
const noFilter: { readonly sort: (typeof profitSorts)[number]; readonly order: 'asc' | 'desc' } = {
  sort: 'account',
  order: 'asc',
};

/** Props of the profit and loss of a team (AGT-11), connected to the platform. */
export function useProfitScreen(): ProfitScreenProps {
  const { client } = usePlatform();
  const { ref, go } = useReportAddress('userProfit');
  const { filter, setFilter, paging, propsFor } = useRecordFilters(noFilter, { days: daysOfRef(ref) });
  const { parent } = ref;
  const { from, to, pageNo, pageSize } = paging;
  const input = { from, to, ...filter, ...(parent !== undefined && { parent }) };
  const [page, { refresh }] = useRemote(agentProfit, { ...input, pageNo, pageSize }, 'list');
  const sheet = useProfitColumns();
  const file = useReportFile<TeamProfitRow>({
    name: `profit-and-loss-${from}-${to}`,
    columns: sheet,
    input,
    async read(at) {
      // A file with a row left out would be wrong.
      const answer = await client.call(agentProfit, { ...input, ...at }, { complete: true });
      if (!answer.ok) return answer;
      const { list, totalPages } = answer.value;
      const own = at.pageNo === 1 ? [ownRow(answer.value)] : [];
      return { ...answer, value: { rows: [...own, ...list], totalPages } };
    },
  });
  const shared = propsFor(page, refresh);
  return {
    ...shared,
    list: { ...shared.list, filtered: false, onClearFilters: () => go('userProfit', { from, to }) },
    file,
    sheet,
    openAccountHref: useOpenAccountHref(),
    page: mapRemote(page, (value) => ({
      rows: rowsOf(value, pageNo),
      totalPages: value.totalPages,
      team: value.parent.team,
      totals: { path: value.path, branch: value.parent.branch },
    })),
    sort: { key: filter.sort, order: filter.order },
    onSort({ key, order }) {
      const sort = profitSorts.find((each) => each === key);
      if (sort !== undefined) setFilter({ sort, order });
    },
    onParent(id) {
      // The other downline begins with its first page.
      setFilter({});
      go('userProfit', { from, to, ...(id !== null && { parent: id }) });
    },
    onBets: ({ account, own }) => go('teamBetting', { account, from, to, ...(own === null && { side: 'own' }) }),
    onMovements: ({ account, own }) =>
      go('transactionDetails', { account, from, to, ...(own === null && { side: 'own' }) }),
  };
}

/** The account at the top by itself: its branch would count the rows below again. */
const ownRow = ({ parent }: TeamProfit): TeamProfitRow => ({ ...parent, branch: parent.own });

/** The own line of the account at the top, then its direct downline. Nothing for a team without accounts. */
function rowsOf(value: TeamProfit, pageNo: number): readonly ProfitView[] {
  const { parent, list } = value;
  if (parent.team === 0 && value.path.length === 1) return [];
  const own: ProfitView = { ...viewOf(ownRow(value)), key: `own ${parent.id}`, own: null };
  return [...(pageNo === 1 ? [own] : []), ...list.map(viewOf)];
}

const viewOf = (row: TeamProfitRow): ProfitView => ({ ...row, key: row.id, figures: row.branch, of: row });
