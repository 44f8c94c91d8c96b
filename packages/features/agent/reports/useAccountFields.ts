import { teamSides } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { FilterField } from '#core/report/report.types.ts';
import { TypedFilter } from '#core/report/TypedFilter.tsx';
import type { AccountFilter } from './reports.types.ts';

/** The filters of the accounts of a team. */
export function useAccountFields(): readonly FilterField<AccountFilter>[] {
  const { t } = useTranslation('agentReports');
  return [
    { name: 'account', label: t('account'), all: t('wholeTeam'), Control: TypedFilter },
    { name: 'side', label: t('side'), values: teamSides, nameOf: (side) => t(`sides.${side}`) },
  ];
}
