import type { Downline } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import { csvTime } from '#core/format/csv.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FileColumn } from '../reports/reports.types.ts';
import { ratesText } from './team.model.ts';
import { useContractsText } from './useContractsText.ts';

/** The columns of the accounts of a team in a file and on paper. */
export function useTeamColumns(): readonly FileColumn<Downline>[] {
  const { t } = useTranslation('agentTeam');
  const shared = useTranslation('common').t;
  const contractsText = useContractsText();
  const time = (at: string | null): string => (at === null ? '' : csvTime(at));
  return [
    { header: t('columns.account'), text: ({ account }) => account },
    { header: t('columns.nickname'), text: ({ nickname }) => nickname },
    {
      header: t('columns.kind'),
      text: ({ kind }) => (typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)),
    },
    { header: t('columns.level'), text: ({ level }) => String(level), numeric: true },
    { header: t('columns.upline'), text: ({ upline }) => upline },
    { header: t('columns.team'), text: ({ team }) => String(team), numeric: true },
    { header: t('columns.balance'), text: ({ balance }) => balance, numeric: true },
    { header: t('columns.teamBalance'), text: ({ teamBalance }) => teamBalance, numeric: true },
    { header: t('columns.stake'), text: ({ stake }) => stake, numeric: true },
    { header: t('columns.profit'), text: ({ profit }) => profit, numeric: true },
    {
      header: t('columns.rates'),
      text: ({ rates }) =>
        ratesText(
          rates,
          (type) => shared(`gameTypes.${type}`),
          (rate) => t('rateOf', rate),
        ),
    },
    { header: t('columns.contracts'), text: ({ contracts }) => contractsText(contracts) },
    { header: t('columns.lastLogin'), text: ({ lastLoginAt }) => time(lastLoginAt) },
    { header: t('columns.lastBet'), text: ({ lastBetAt }) => time(lastBetAt) },
    { header: t('columns.registered'), text: ({ registeredAt }) => time(registeredAt) },
  ];
}
