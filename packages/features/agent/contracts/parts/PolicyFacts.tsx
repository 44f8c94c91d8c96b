import type { DividendPolicy } from '#api/agentContract.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact } from '#ui/FactList/FactList.tsx';
import { usePolicyLines } from './usePolicyLines.ts';

/** The policy of a dividend as two lines of a `FactList`. */
export function PolicyFacts({ policy }: { policy: DividendPolicy }) {
  const { t } = useTranslation('contracts');
  const { deducts, carryOver } = usePolicyLines()(policy);
  return (
    <>
      <Fact label={t('policy.deducts')}>{deducts}</Fact>
      <Fact label={t('policy.carryOver')}>{carryOver}</Fact>
    </>
  );
}
