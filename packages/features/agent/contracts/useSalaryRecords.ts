import type { ContractKind } from '#api/agent.ts';
import { agentIncomeRows } from '#api/agentReports.ts';
import { siteConstants } from '#api/primitives.ts';
import { type SalaryRecord, salaryRecords } from '#api/salaries.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { toIncomeDetail } from '../income/income.model.ts';
import { pageOfRef } from '../reports/reportRef.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import { type RecordsProps, recordDays } from './contracts.types.ts';
import { useRecordColumns } from './useRecordColumns.ts';

const pageSize = 20;

/**
 * Props of the records of the own contract, connected to the platform. Days, page and the open record are in the address, so that
 * the back button returns to them.
 */
export function useSalaryRecords(kind: ContractKind): RecordsProps {
  const { client, clock } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { ref, keep, open, close } = useReportAddress(contractPages[kind]);
  const days = recordDays.find((each) => each === ref.days) ?? '7';
  const pageNo = pageOfRef(ref.page);
  const reference = ref.open ?? null;
  const detailPage = pageOfRef(ref.rows);
  const today = dayOf(clock.now());
  const range = { from: addDays(today, 1 - Number(days)), to: today };
  const [records] = useRemote(salaryRecords, { kind, ...range, pageNo, pageSize }, 'list');
  const [detail] = useRemote(
    agentIncomeRows,
    reference === null ? null : { reference, pageNo: detailPage, pageSize: siteConstants.pageSize },
    'live',
  );
  const sheet = useRecordColumns(kind);
  const file = useReportFile<SalaryRecord>({
    name: `${kind}-${range.from}-${range.to}`,
    columns: sheet,
    input: { kind, ...range },
    async read(at) {
      // A file with a row left out would be wrong.
      const answer = await client.call(salaryRecords, { kind, ...range, ...at }, { complete: true });
      return answer.ok
        ? { ...answer, value: { rows: answer.value.list, totalPages: answer.value.totalPages } }
        : answer;
    },
  });
  return {
    kind,
    records,
    pageNo,
    days,
    range,
    file,
    sheet,
    detail:
      reference === null
        ? null
        : mapRemote(detail, (value) => toIncomeDetail(value, language, (chosen) => hrefOf('teamBetting', chosen))),
    detailPage,
    onDays: (next) => keep({ tab: 'records', days: next }),
    onPage: (page) => keep({ ...ref, page: String(page) }),
    onDetail: (record) => open(record.reference),
    onDetailPage: (page) => keep({ ...ref, rows: String(page) }),
    onCloseDetail: close,
  };
}
