import type { Downline } from '#api/agentTeam.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { toMoment } from '#core/report/dayTexts.ts';

/** Returns a function that says how many contracts with an account count, wait, and begin later, with their days. */
export function useContractsText(): (contracts: Downline['contracts']) => string {
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  return ({ inForce, waiting, begins }) => {
    const counts = t('contracts', { inForce, waiting });
    if (begins.length === 0) return counts;
    const days = [...new Set(begins.map((at) => toMoment(at, language).day))].join(', ');
    return t('contractsToCome', { counts, count: begins.length, days });
  };
}
