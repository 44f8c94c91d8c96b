import type { DepositBonus } from '#api/depositBonuses.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type BonusOffers, chosenValue, endsRight, noBonus } from './bonusChoice.model.ts';

export interface BonusCardsProps {
  readonly offers: BonusOffers;
  /** The chosen bonus, `noBonus`, or '' for no choice. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** With or without a bonus: cards of the same weight, each with what it brings and costs, above the amount (MNY-09). */
export function BonusCards({ offers, value, error, onChange }: BonusCardsProps) {
  const { bonuses, plain, figuresFor, counting, failed } = offers;
  const { t } = useTranslation('deposit');
  const money = useShortMoneyText();
  const notesOf = useNotes(figuresFor);
  if (failed !== null) return <FailedState compact level={3} title={t('bonus.failed')} failed={failed} />;
  if (bonuses.length === 0) return null;
  return (
    <Stack gap="xs">
      <RadioCards
        legend={t('bonus.legend')}
        name="bonus"
        columns="pair"
        hint={endsRight(bonuses) && t('bonus.onlyNow')}
        error={error}
        options={[
          ...bonuses.map((bonus) => ({
            value: bonus.promotionId,
            title: bonus.name,
            notes: counting ? [t('bonus.counting')] : notesOf(bonus),
          })),
          {
            value: noBonus,
            title: t('bonus.none'),
            notes:
              plain === null
                ? [t('bonus.noneText')]
                : counting
                  ? [t('bonus.counting')]
                  : [
                      t('bonus.plays', { amount: money(figuresFor), total: money(plain.plays) }),
                      t('bonus.wagers', { amount: money(plain.wagers) }),
                    ],
          },
        ]}
        value={chosenValue(offers, value)}
        onChange={onChange}
      />
      <Text size="sm" tone="muted">
        {t('bonus.after')}
      </Text>
    </Stack>
  );
}

/** Returns a function that says in figures what a bonus brings and costs for a deposit of `amount`. */
function useNotes(amount: string): (bonus: DepositBonus) => readonly string[] {
  const { t } = useTranslation('deposit');
  const money = useShortMoneyText();
  const gamesText = useGamesText('');
  const termsOf = ({ requirement, wagers }: DepositBonus): readonly string[] => {
    if (requirement === null) return [t('bonus.free')];
    const { days, gameTypes, mostStake } = requirement;
    const wager = money(requirement.amount);
    const own =
      days === undefined ? t('bonus.wagerOnly', { amount: wager }) : t('bonus.wager', { amount: wager, days });
    return [
      ...(wagers === null ? [own] : [t('bonus.wagers', { amount: money(wagers) })]),
      ...(wagers !== null && days !== undefined ? [t('bonus.ofBonus', { amount: wager, days })] : []),
      ...(gameTypes.length === 0 ? [] : [t('bonus.games', { games: gamesText(gameTypes) })]),
      ...(mostStake === undefined ? [] : [t('bonus.mostStake', { amount: money(mostStake) })]),
      t('bonus.rests'),
    ];
  };
  return (bonus) => {
    const { from, gives, plays } = bonus;
    if (gives === null) return [t('bonus.from', { amount: money(from) })];
    return [
      plays === null
        ? t('bonus.gives', { amount: money(gives) })
        : t('bonus.plays', { amount: money(amount), total: money(plays) }),
      ...termsOf(bonus),
    ];
  };
}
