import { useState } from 'react';
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
import { toIncomeDetail } from '../income/income.model.ts';
import { useReportFile } from '../reports/useReportFile.ts';
import type { RecordDays, RecordsProps } from './contracts.types.ts';
import { useRecordColumns } from './useRecordColumns.ts';

const pageSize = 20;

/** Props of the records of the own contract, connected to the platform. */
export function useSalaryRecords(kind: ContractKind): RecordsProps {
  const { client, clock } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const [days, setDays] = useState<RecordDays>('7');
  const [pageNo, onPage] = useState(1);
  const [open, setOpen] = useState<{ readonly reference: string; readonly page: number } | null>(null);
  const today = dayOf(clock.now());
  const range = { from: addDays(today, 1 - Number(days)), to: today };
  const [records] = useRemote(salaryRecords, { kind, ...range, pageNo, pageSize }, 'list');
  const [detail] = useRemote(
    agentIncomeRows,
    open && { reference: open.reference, pageNo: open.page, pageSize: siteConstants.pageSize },
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
    language,
    records,
    pageNo,
    days,
    range,
    file,
    sheet,
    detail:
      open && mapRemote(detail, (value) => toIncomeDetail(value, language, (chosen) => hrefOf('teamBetting', chosen))),
    detailPage: open?.page ?? 1,
    onDays(next) {
      setDays(next);
      onPage(1);
    },
    onPage,
    onDetail: ({ reference }) => setOpen({ reference, page: 1 }),
    onDetailPage: (page) => setOpen(open && { ...open, page }),
    onCloseDetail: () => setOpen(null),
  };
}
