import type { AppliedRate as Applied } from '#api/agentContract.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useRateText } from './useRateText.ts';

interface AppliedRateProps {
  applied: Applied;
  /** What that came to. */
  promised: string;
}

/** How a sum of a contract was counted: what the rate is of, which rate was applied, and what that came to. */
export function AppliedRate({ applied, promised }: AppliedRateProps) {
  const rateText = useRateText();
  const { t } = useTranslation('agentReports');
  return (
    <span>
      <Amount value={applied.base} /> <span>{t('income.times', { rate: rateText(applied.rate, applied.use) })}</span>{' '}
      <Amount value={promised} />
    </span>
  );
}
