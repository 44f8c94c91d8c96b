import type { ContractKind } from '#api/agent.ts';
import { wordOf } from '#api/open.ts';
import type { SalaryRecord } from '#api/salaries.ts';
import { csvTime } from '#core/format/csv.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FileColumn } from '../reports/reports.types.ts';
import { figuresOf, ratesOf } from './contracts.model.ts';

/** The columns of the records of a contract in a file and on paper. */
export function useRecordColumns(kind: ContractKind): readonly FileColumn<SalaryRecord>[] {
  const { t } = useTranslation('contracts');
  return [
    { header: t('records.from'), text: ({ period }) => csvTime(period.from) },
    { header: t('records.to'), text: ({ period }) => csvTime(period.to) },
    ...figuresOf[kind].map((name): FileColumn<SalaryRecord> => ({
      header: t(`records.${name}`),
      text: (record) => String(record[name] ?? ''),
      numeric: true,
    })),
    ...ratesOf(kind).map((name): FileColumn<SalaryRecord> => ({
      header: t(name),
      text: (record) => record[name] ?? '',
      numeric: true,
    })),
    ...(['promised', 'passedOn', 'amount'] as const).map((name): FileColumn<SalaryRecord> => ({
      header: t(`records.${name}`),
      text: (record) => record[name],
      numeric: true,
    })),
    {
      header: t('records.state'),
      text: ({ state }) => (typeof state === 'string' ? t(`records.states.${state}`) : wordOf(state)),
    },
    { header: t('records.paidAt'), text: ({ paidAt }) => (paidAt === null ? '' : csvTime(paidAt)) },
    { header: t('records.reference'), text: ({ reference }) => reference },
  ];
}
