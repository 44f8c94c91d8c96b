import type { ReferralRule } from '#api/referral.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Steps } from '../../download/parts/Steps.tsx';
import type { JoinScreenProps } from '../join.types.ts';

interface TermsProps extends Pick<JoinScreenProps, 'minAge'> {
  /** Null where nothing is given. */
  readonly rule: ReferralRule | null;
}

/** For what the gifts are given, in three steps, and what an invitation is not for; the age in any case. */
export function Terms({ rule, minAge }: TermsProps) {
  const { t } = useTranslation('join');
  const money = useShortMoneyText();
  const notes = [
    ...(rule === null ? [] : [t('inviterGets', { amount: money(rule.reward) }), t('own')]),
    ...(minAge === null ? [] : [t('age', { age: minAge })]),
    ...(rule === null ? [] : [t('freeWill')]),
    t('limits'),
  ];
  return (
    <Stack as="section" gap="md">
      {rule !== null && (
        <Stack gap="sm">
          <Heading level={2}>{t('rules')}</Heading>
          <Steps
            steps={[
              t('steps.signUp'),
              t('steps.deposit', { deposit: money(rule.deposit), days: rule.days }),
              t('steps.wager', { wager: money(rule.wager) }),
            ]}
          />
        </Stack>
      )}
      <Stack gap="xxs">
        {notes.map((note) => (
          <Text key={note} size="sm" tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
