import type { ContractKind } from '#api/agent.ts';
import { agentIncomeRows } from '#api/agentReports.ts';
import { siteConstants } from '#api/primitives.ts';
import { salaryRecords } from '#api/salaries.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useReportFile } from '#core/report/useReportFile.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { toIncomeDetail } from '../income/income.model.ts';
import { pageOfRef } from '../reports/reportRef.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { type RecordsProps, recordDays } from './contracts.types.ts';

const pageSize = 20;

/**
 * Props of the records of the own contract, connected to the platform. Days, page and the open record are in the address, so that
 * the back button returns to them.
 */
export function useSalaryRecords(kind: ContractKind): RecordsProps {
  const { clock } = usePlatform();
  const lock = useActionLock();
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { ref, keep, open, close } = useReportAddress(contractPages[kind]);
  const days = recordDays.find((each) => each === ref.days) ?? '7';
  const pageNo = pageOfRef(ref.page);
  const reference = ref.open ?? null;
  const detailPage = pageOfRef(ref.rows);
  const today = dayOf(clock.now());
  const answered = { from: addDays(today, 1 - Number(days)), to: today };
  const input = { kind, ...answered };
  const [page, { refresh }] = useRemote(salaryRecords, { ...input, pageNo, pageSize }, 'list');
  const [detail] = useRemote(
    agentIncomeRows,
    reference === null ? null : { reference, pageNo: detailPage, pageSize: siteConstants.pageSize },
    'live',
  );
  return {
    kind,
    page,
    list: {
      answered,
      pageNo,
      refreshing: lock.busy,
      filtered: false,
      onClearFilters: () => keep({ tab: 'records' }),
      onPage: (next) => keep({ ...ref, page: String(next) }),
      onRefresh: () => void lock.run(refresh),
    },
    filter: { days },
    onFilter: (change) => keep({ tab: 'records', ...change }),
    file: useReportFile(salaryRecords, input, { name: `${kind}-${answered.from}-${answered.to}` }),
    detail:
      reference === null
        ? null
        : mapRemote(detail, (value) => toIncomeDetail(value, (chosen) => hrefOf('teamBetting', chosen))),
    detailPage,
    onDetail: (record) => open(record.reference),
    onDetailPage: (next) => keep({ ...ref, rows: String(next) }),
    onCloseDetail: close,
  };
}
