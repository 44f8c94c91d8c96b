import type { ContractProgress } from '#api/agentProgress.ts';
import { formatTime } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns functions that say how far a running period has come. */
export function useProgressTexts() {
  const language = useLanguage();
  const { t } = useTranslation('agentProgress');
  const money = useMoneyText();
  const missingOf = ({ activeMembers, ...sums }: NonNullable<ContractProgress['next']>['missing']): string => {
    const parts = (['validBet', 'dailyBet', 'hourlyBet', 'singleBet'] as const).flatMap((name) => {
      const amount = sums[name];
      return amount === null ? [] : [t(`missing.${name}`, { amount: money(amount) })];
    });
    if (activeMembers !== null) parts.push(t('missing.activeMembers', { count: formatCount(activeMembers, language) }));
    return parts.join(' + ');
  };
  return {
    /** How long the period goes on: an hour and five minutes by the clock. */
    leftOf({ kind, period, daysLeft }: ContractProgress): string {
      if (kind === 'hourly' || kind === 'realTime') {
        return t('until', { time: formatTime(Date.parse(period.to), language) });
      }
      return daysLeft === 0 ? t('lastDay') : t('left', { count: daysLeft });
    },
    reachedOf: ({ reached }: ContractProgress): string => (reached === null ? t('none') : t('tier', reached)),
    /** What the next tier needs. */
    nextOf: ({ next }: ContractProgress): string =>
      next === null ? t('top') : t('next', { tier: next.tier, rate: next.rate, missing: missingOf(next.missing) }),
  };
}
