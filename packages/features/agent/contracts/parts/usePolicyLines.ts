import type { DividendPolicy } from '#api/agentContract.ts';
import { wordOf } from '#api/open.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that says what a dividend is reduced by, and what becomes of a period in which the team has won. */
export function usePolicyLines(): (policy: DividendPolicy) => { readonly deducts: string; readonly carryOver: string } {
  const { t } = useTranslation('contracts');
  return ({ deducts, carryOver }) => ({
    deducts:
      deducts.length === 0
        ? t('policy.nothing')
        : deducts.map((each) => (typeof each === 'string' ? t(`policy.${each}`) : wordOf(each))).join(', '),
    carryOver: typeof carryOver === 'string' ? t(`policy.carry.${carryOver}`) : wordOf(carryOver),
  });
}
