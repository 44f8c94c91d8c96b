import { useState } from 'react';
import { type AgentIncomeEntry, agentIncome, agentIncomeRows, incomeKinds } from '#api/agentReports.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useRecordFilters } from '#core/records/useRecordFilters.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { daysOfRef } from '../reports/reportRef.model.ts';
import { useOpenAccountHref } from '../reports/useOpenAccountHref.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import { toIncomeDetail, toIncomeView } from './income.model.ts';
import type { IncomeFilter, IncomeScreenProps } from './income.types.ts';
import { useIncomeColumns } from './useIncomeColumns.ts';

const noFilter: IncomeFilter = { kind: '' };

/** Props of the own income of an agent (AGT-12), connected to the platform. */
export function useIncomeScreen(): IncomeScreenProps {
  const { client } = usePlatform();
  const { ref, open, close } = useReportAddress('myIncome');
  const { filter, setFilter, paging, language, propsFor } = useRecordFilters(noFilter, {
    days: daysOfRef(ref),
    filter: { kind: incomeKinds.find((each) => each === ref.kind) ?? '' },
  });
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { kind } = filter;
  const { from, to, pageNo, pageSize } = paging;
  const input = { from, to, ...(kind !== '' && { kind }) };
  const [page, { refresh }] = useRemote(agentIncome, { ...input, pageNo, pageSize }, 'list');
  const reference = ref.open ?? null;
  const [shown, setShown] = useState({ reference, page: 1 });
  if (shown.reference !== reference) setShown({ reference, page: 1 });
  const asked = reference === null ? null : { reference, pageNo: shown.page, pageSize: siteConstants.pageSize };
  const [detail] = useRemote(agentIncomeRows, asked, 'live');
  const sheet = useIncomeColumns();
  const file = useReportFile<AgentIncomeEntry>({
    name: `income-${from}-${to}`,
    columns: sheet,
    input,
    async read(at) {
      // A file with a row left out would be wrong.
      const answer = await client.call(agentIncome, { ...input, ...at }, { complete: true });
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
      rows: list.map((entry) => toIncomeView(entry, language)),
      totalPages,
      totals,
      team,
    })),
    detail:
      reference === null
        ? null
        : mapRemote(detail, (value) => toIncomeDetail(value, language, (chosen) => hrefOf('teamBetting', chosen))),
    detailPage: shown.page,
    paidTime: page.status === 'ready' ? `${String(page.value.commissionHour).padStart(2, '0')}:00` : null,
    onFilter: setFilter,
    onDetail: (income) => open(income.reference),
    onDetailPage: (next) => setShown({ reference, page: next }),
    onCloseDetail: close,
  };
}
