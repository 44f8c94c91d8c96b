import type { TeamTransaction } from '#api/agentReports.ts';
import { csvTime } from '#core/format/csv.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import type { FileColumn } from '../reports/reports.types.ts';

/** The columns of the movements of a team in a file and on paper. */
export function useTransactionColumns(): readonly FileColumn<TeamTransaction>[] {
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  return [
    { header: t('account'), text: ({ account }) => account },
    { header: t('nickname'), text: ({ nickname }) => nickname },
    { header: t('levelName'), text: ({ level }) => String(level), numeric: true },
    { header: words('columns.time'), text: ({ at }) => csvTime(at) },
    { header: words('kind'), text: ({ kind }) => kindName(kind, words) },
    { header: words('columns.amount'), text: ({ amount }) => amount, numeric: true },
    { header: words('columns.balance'), text: ({ balanceAfter }) => balanceAfter, numeric: true },
    { header: t('counterparty'), text: ({ counterparty = '' }) => counterparty },
    { header: words('statement.csv.details'), text: ({ label = '' }) => label },
    { header: words('detail.reference'), text: ({ reference }) => reference },
  ];
}
