import type { Reward } from '#api/rewards.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that says what a reward is worth, in money or points; null where that is not known or neither. */
export function useWorthText(): (reward: Pick<Reward, 'amount' | 'points'>) => string | null {
  const language = useLanguage();
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  return ({ amount, points }) => {
    if (amount !== null) return money(amount);
    return points === null ? null : t('points', { count: formatCount(points, language) });
  };
}
