import type { ReferralRule } from '#api/referral.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { columns, rules, worth } from '../JoinScreen.css.ts';

/** What an invited player gets, and for what (REF-01). */
export function Gift({ rule }: { rule: ReferralRule }) {
  const { t } = useTranslation('join');
  const money = useShortMoneyText();
  const { friendReward, friendRequirement, deposit, wager, days, reward } = rule;
  return (
    <div className={columns}>
      <Stack as="section" gap="xs">
        <Heading level={2} size="lg">
          {t('gets')}
        </Heading>
        {friendReward === null ? (
          <Text>{t('nothing')}</Text>
        ) : (
          <>
            <p className={worth}>{t('reward', { amount: money(friendReward) })}</p>
            <Text>
              {friendRequirement === null ? t('free') : t('binds', { amount: money(friendRequirement.amount) })}
            </Text>
          </>
        )}
      </Stack>
      <Stack as="section" gap="xs">
        <Heading level={2} size="lg">
          {t('rules')}
        </Heading>
        <ul className={rules}>
          <li>{t('rule', { deposit: money(deposit), wager: money(wager), days })}</li>
          <li>{t('inviterGets', { amount: money(reward) })}</li>
          <li>{t('own')}</li>
          <li>{t('freeWill')}</li>
        </ul>
      </Stack>
    </div>
  );
}
