import type { AgentIncomeEntry } from '#api/agentReports.ts';
import { csvTime } from '#core/format/csv.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FileColumn } from '../reports/reports.types.ts';
import { incomeWord } from './income.model.ts';

/** The columns of the own income in a file and on paper. */
export function useIncomeColumns(): readonly FileColumn<AgentIncomeEntry>[] {
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  return [
    { header: t('income.from'), text: ({ from }) => csvTime(from) },
    { header: t('income.to'), text: ({ to }) => csvTime(to) },
    { header: t('income.kind'), text: ({ kind }) => incomeWord(kind, (known) => t(`income.kinds.${known}`)) },
    { header: t('income.source'), text: ({ source }) => source?.account ?? '' },
    { header: t('nickname'), text: ({ source }) => source?.nickname ?? '' },
    { header: t('income.base'), text: ({ base }) => base ?? '', numeric: true },
    { header: t('income.rate'), text: ({ rate }) => rate ?? '', numeric: true },
    { header: words('columns.amount'), text: ({ amount }) => amount, numeric: true },
    { header: t('income.state'), text: ({ state }) => incomeWord(state, (known) => t(`income.states.${known}`)) },
    { header: t('income.paidAt'), text: ({ paidAt }) => (paidAt === null ? '' : csvTime(paidAt)) },
    { header: words('detail.reference'), text: ({ reference }) => reference },
  ];
}
