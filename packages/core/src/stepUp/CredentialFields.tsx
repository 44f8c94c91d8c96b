import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { RemoteView } from '../components/RemoteView.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { CodeField } from './CodeField.tsx';
import { waysOf } from './credential.model.ts';
import type { CredentialInputs } from './credentialIn.ts';
import { digitsOf } from './paymentPassword.model.ts';
import { RestNote } from './RestNote.tsx';
import { SecretField } from './SecretField.tsx';
import type { CredentialProblem, CredentialSource, CredentialWay } from './stepUp.types.ts';

interface CredentialInputProps {
  source: CredentialSource;
  inputs: CredentialInputs;
}

interface CredentialFieldsProps extends CredentialInputProps {
  /** Whether withdrawals rest after the change. @default true */
  rests?: boolean | undefined;
}

/**
 * Asks once more who the player is, before something is changed that protects the account (SEC-06): by a password, the
 * authenticator, or a code that is sent. Says what follows first.
 */
export function CredentialFields({ source, inputs, rests }: CredentialFieldsProps) {
  const { t } = useTranslation('stepUp');
  const { state } = source;
  return (
    <Stack gap="sm">
      <RestNote state={state} rests={rests} />
      <RemoteView compact remote={state} failed={t('failed')} skeleton={<Skeleton shape="text" lines={3} />}>
        {(value) => <Fields value={value} source={source} inputs={inputs} />}
      </RemoteView>
    </Stack>
  );
}

function Fields({ value, source, inputs }: CredentialInputProps & { value: PaymentPasswordStateValue }) {
  const { t } = useTranslation('stepUp');
  const { onSupport } = source;
  const ways = waysOf(value);
  const { way, onWay } = inputs;
  if (way === null) {
    return (
      <Stack gap="xs">
        <Text>{t('none')}</Text>
        {onSupport && (
          <Inline>
            <Button tone="outline" onClick={onSupport}>
              {t('support')}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  }
  const nameOf = (each: CredentialWay): string =>
    t(`ways.${each}`, { to: value.channels.find(({ channel }) => channel === each)?.to ?? '' });
  return (
    <>
      {ways.length > 1 && (
        <Select
          label={t('by')}
          options={ways.map((each) => ({ value: each, label: nameOf(each) }))}
          value={way}
          onChange={onWay}
        />
      )}
      <WayField key={way} way={way} value={value} source={source} inputs={inputs} />
    </>
  );
}

interface WayFieldProps extends CredentialInputProps {
  way: CredentialWay;
  value: PaymentPasswordStateValue;
}

function WayField({ way, value, source, inputs }: WayFieldProps) {
  const { t } = useTranslation('stepUp');
  const language = useLanguage();
  const { onSendCode } = source;
  const { typed, problem, onType } = inputs;
  const problemText = useProblemText(way);
  const shared = {
    required: true,
    label: t(`labels.${way}`),
    value: typed,
    error: problem === null ? undefined : problemText(problem),
    onChange: onType,
  };
  switch (way) {
    case 'loginPassword':
      return <PasswordInput {...shared} autoComplete="current-password" showLabel={t('show')} hideLabel={t('hide')} />;
    case 'paymentPassword': {
      const { lockedUntil, triesLeft, rule } = value;
      const locked =
        lockedUntil === null
          ? undefined
          : t('problems.lockedUntil', { time: formatMoment(Date.parse(lockedUntil), language) });
      const hint = lockedUntil === null && triesLeft <= 3 ? t('triesLeft', { count: triesLeft }) : undefined;
      return <SecretField {...shared} digits={digitsOf(rule)} error={shared.error ?? locked} hint={hint} />;
    }
    case 'authenticator':
      return <TextInput {...shared} inputMode="numeric" autoComplete="one-time-code" hint={t('once')} />;
    default: {
      const to = value.channels.find(({ channel }) => channel === way)?.to ?? '';
      return <CodeField {...shared} to={to} onSend={() => onSendCode(way)} />;
    }
  }
}

function useProblemText(way: CredentialWay) {
  const language = useLanguage();
  const { t } = useTranslation('stepUp');
  return (problem: CredentialProblem): string => {
    switch (problem.key) {
      case 'empty':
        return t(`empty.${way}`);
      case 'unset':
        return t('problems.unset');
      case 'locked':
        return problem.until === null
          ? t('problems.locked')
          : t('problems.lockedUntil', { time: formatMoment(problem.until, language) });
      case 'incorrect': {
        const { triesLeft } = problem;
        const text = t(`incorrect.${way}`);
        if (triesLeft === null) return text;
        return `${text} ${triesLeft === 0 ? t('problems.wait') : t('triesLeft', { count: triesLeft })}`;
      }
    }
  };
}
