import { type TeamProfitRow, profitFigureNames } from '#api/agentReports.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FileColumn } from '../reports/reports.types.ts';

/** The columns of profit and loss in a file and on paper: the figures of the branch, then in a file those of the account itself. */
export function useProfitColumns(): readonly FileColumn<TeamProfitRow>[] {
  const { t } = useTranslation('agentReports');
  const figures = (of: 'branch' | 'own'): readonly FileColumn<TeamProfitRow>[] =>
    profitFigureNames.map((name) => ({
      header: t(`profit.${of}Figure`, { name: t(`figures.${name}`) }),
      text: (row) => row[of][name],
      numeric: true,
      fileOnly: of === 'own',
    }));
  return [
    { header: t('account'), text: ({ account }) => account },
    { header: t('nickname'), text: ({ nickname }) => nickname },
    { header: t('kind'), text: ({ kind }) => (typeof kind === 'string' ? t(`kinds.${kind}`) : kind.other) },
    { header: t('team'), text: ({ team }) => String(team), numeric: true },
    ...figures('branch'),
    ...figures('own'),
  ];
}
