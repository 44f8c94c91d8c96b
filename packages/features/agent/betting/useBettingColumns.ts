import type { TeamBet } from '#api/agentReports.ts';
import { csvTime } from '#core/format/csv.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { stateOf } from '#core/records/records.model.ts';
import type { FileColumn } from '../reports/reports.types.ts';

/** The columns of the bets of a team in a file and on paper. */
export function useBettingColumns(): readonly FileColumn<TeamBet>[] {
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  const shared = useTranslation('common').t;
  const typeName = ({ shownType, gameType }: TeamBet): string => {
    const type = shownType ?? gameType;
    return typeof type === 'string' ? shared(`gameTypes.${type}`) : type.other;
  };
  return [
    { header: t('account'), text: ({ account }) => account },
    { header: t('nickname'), text: ({ nickname }) => nickname },
    { header: t('levelName'), text: ({ level }) => String(level), numeric: true },
    { header: words('columns.time'), text: ({ placedAt }) => csvTime(placedAt) },
    { header: words('category'), text: typeName },
    { header: words('columns.game'), text: ({ gameName }) => gameName },
    { header: words('vendor'), text: ({ vendorName }) => vendorName },
    { header: t('pick'), text: ({ pick = '' }) => pick },
    { header: words('columns.stake'), text: ({ stake }) => stake, numeric: true },
    { header: t('validBet'), text: ({ validBet }) => validBet, numeric: true },
    { header: words('columns.result'), text: ({ win }) => win ?? '', numeric: true },
    { header: words('columns.profit'), text: ({ profit }) => profit ?? '', numeric: true },
    { header: words('status'), text: (bet) => words(`states.${stateOf(bet)}`) },
    { header: words('detail.reference'), text: ({ reference }) => reference },
  ];
}
