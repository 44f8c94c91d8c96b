import type { OfferedLanguage } from '#api/primitives.ts';
import type { Reward } from '#api/rewards.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that says what a reward is worth, in money or points; null where that is not known or neither. */
export function useWorthText(language: OfferedLanguage): (reward: Pick<Reward, 'amount' | 'points'>) => string | null {
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  return ({ amount, points }) => {
    if (amount !== null) return money(amount);
    return points === null ? null : t('points', { count: formatCount(points, language) });
  };
}
