import { useId } from 'react';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ReferralView } from '../referral.types.ts';
import { number, step, steps } from '../ReferralScreen.css.ts';

const stepNumbers = [1, 2, 3] as const;

/** The rule of invitations: one sentence, the steps, what the rewards bind, and the operator's conditions (REF-01). */
export function Rule({ rule, conditions }: Pick<ReferralView, 'rule' | 'conditions'>) {
  const { t } = useTranslation('referral');
  const money = useShortMoneyText();
  const id = useId();
  const values = {
    deposit: money(rule.deposit),
    wager: money(rule.wager),
    days: rule.days,
    reward: money(rule.reward),
  };
  const { requirement, friendReward, friendRequirement } = rule;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={3} size="md" id={id}>
          {t('rule.title')}
        </Heading>
        <Text weight="medium">{t('rule.sentence', values)}</Text>
        <ol role="list" className={steps}>
          {stepNumbers.map((position) => (
            <li key={position} className={step}>
              <span className={number} aria-hidden>
                {position}
              </span>
              <span>{t(`rule.step${position}`, values)}</span>
            </li>
          ))}
        </ol>
        <Text>{requirement === null ? t('rule.free') : t('rule.binds', { amount: money(requirement.amount) })}</Text>
        {friendReward !== null && (
          <Text>
            <span>{t('rule.friend', { amount: money(friendReward) })}</span>{' '}
            <span>
              {friendRequirement === null
                ? t('rule.friendFree')
                : t('rule.friendBinds', { amount: money(friendRequirement.amount) })}
            </span>
          </Text>
        )}
        <Text>{t('rule.losses')}</Text>
        {conditions !== '' && (
          <Stack gap="xs">
            <Heading level={4} size="md">
              {t('rule.conditions')}
            </Heading>
            <FormattedText html={conditions} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
