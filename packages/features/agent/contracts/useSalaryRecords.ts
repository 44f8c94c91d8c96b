import type { ContractKind } from '#api/agent.ts';
import { agentIncomeRows } from '#api/agentIncomes.ts';
import { siteConstants } from '#api/primitives.ts';
import { salaryRecords } from '#api/salaries.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { quickRanges, rangeProblem } from '#core/report/ranges.model.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { toIncomeDetail } from '../income/income.model.ts';
import { daysOfRef, pageOfRef } from '../reports/reportRef.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import type { RecordsProps } from './contracts.types.ts';

/**
 * Props of the records of the own contract, connected to the platform. Days, page and the open record are in the address, so that
 * the back button returns to them.
 */
export function useSalaryRecords(kind: ContractKind): RecordsProps {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { ref, keep, open, close } = useReportAddress(contractPages[kind]);
  const { input: _input, ...report } = useFiledReport(salaryRecords, {
    filters: {},
    days: daysOfRef(ref),
    quick: quickRanges.find((each) => each === ref.days),
    pageNo: pageOfRef(ref.page),
    ask: () => ({ kind }),
    name: kind,
  });
  const { days, list } = report;
  const reference = ref.open ?? null;
  const detailPage = pageOfRef(ref.rows);
  const [detail] = useRemote(
    agentIncomeRows,
    reference === null ? null : { reference, pageNo: detailPage, pageSize: siteConstants.pageSize },
    'live',
  );
  return {
    ...report,
    kind,
    days: {
      ...days,
      onQuick(quick) {
        days.onQuick(quick);
        keep({ tab: 'records', days: quick });
      },
      onDays(change) {
        days.onDays(change);
        const typed = { ...days.typed, ...change };
        if (rangeProblem(typed) === null) keep({ tab: 'records', ...typed });
      },
    },
    list: {
      ...list,
      onPage(page) {
        list.onPage(page);
        keep({ ...ref, page: String(page) });
      },
    },
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
