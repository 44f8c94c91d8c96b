import type { DepositBonus } from '#api/depositBonuses.ts';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { chosenBonus } from '../deposit.model.ts';
import type { DepositEntry } from '../deposit.types.ts';

/** The value of the option without a bonus. */
const none = '';

/** Choice of a bonus, each with what it brings and what that costs for the typed amount (MNY-09). None is preselected. */
export function BonusChoice({ entry }: { entry: DepositEntry }) {
  const { values, bonuses, counting, onType } = entry;
  const { t } = useTranslation('deposit');
  const notesOf = useNotes();
  return (
    <Stack gap="xs">
      <RadioCards
        legend={t('bonus.legend')}
        name="bonus"
        options={[
          { value: none, title: t('bonus.none'), notes: [t('bonus.noneText')] },
          ...bonuses.map((bonus) => ({
            value: bonus.promotionId,
            title: bonus.name,
            notes: counting ? [t('bonus.counting')] : notesOf(bonus),
            disabled: bonus.gives === null,
          })),
        ]}
        value={chosenBonus(bonuses, values.bonus)?.promotionId ?? none}
        onChange={(promotionId) => onType('bonus', promotionId)}
      />
      <Text size="sm" tone="muted">
        {t('bonus.after')}
      </Text>
    </Stack>
  );
}

/** Returns a function that says in figures what a bonus brings and costs. */
function useNotes(): (bonus: DepositBonus) => readonly string[] {
  const { t } = useTranslation('deposit');
  const money = useShortMoneyText();
  const gamesText = useGamesText('');
  return ({ from, gives, requirement }) => {
    if (gives === null) return [t('bonus.from', { amount: money(from) })];
    if (requirement === null) return [t('bonus.gives', { amount: money(gives) }), t('bonus.free')];
    const { amount, days, gameTypes, mostStake } = requirement;
    const wager = money(amount);
    return [
      t('bonus.gives', { amount: money(gives) }),
      days === undefined ? t('bonus.wagerOnly', { amount: wager }) : t('bonus.wager', { amount: wager, days }),
      ...(gameTypes.length === 0 ? [] : [t('bonus.games', { games: gamesText(gameTypes) })]),
      ...(mostStake === undefined ? [] : [t('bonus.mostStake', { amount: money(mostStake) })]),
      t('bonus.rests'),
    ];
  };
}
