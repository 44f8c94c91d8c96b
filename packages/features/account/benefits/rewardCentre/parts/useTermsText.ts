import { useGamesText } from '#core/format/useGamesText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { RewardView } from '../rewardCentre.types.ts';

/** Returns a function that says in money and games what a reward binds, or that it binds nothing. */
export function useTermsText(): (reward: Pick<RewardView, 'requirement'>) => string {
  const { t } = useTranslation('rewardCentre');
  const gamesText = useGamesText('');
  const money = useMoneyText();
  return ({ requirement }) => {
    if (requirement === null) return t('bindsNothing');
    const { amount, gameTypes } = requirement;
    if (gameTypes.length === 0) return t('binds', { amount: money(amount) });
    return t('bindsOn', { amount: money(amount), games: gamesText(gameTypes) });
  };
}
