import type { RateUse } from '#api/agentContract.ts';
import type { Other } from '#api/open.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that names a rate in per cent, and on which days it is the one that applies. */
export function useRateText(): (rate: string, use: RateUse | Other | null) => string {
  const { t } = useTranslation('agentReports');
  return (rate, use) =>
    use === 'profit' || use === 'loss' ? t(`income.uses.${use}`, { rate }) : t('percent', { rate });
}
