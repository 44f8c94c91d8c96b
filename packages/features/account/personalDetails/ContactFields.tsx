import { fail } from '#api/errors.ts';
import type { MemberProfileValue } from '#api/profile.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CodeField } from '#core/money/CodeField.tsx';
import { FactorFields } from '#core/money/FactorFields.tsx';
import type { FactorProblems } from '#core/money/factors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type Contact, type DetailValues, channelOf, readValue } from './personalDetails.model.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';

interface ContactFieldsProps extends Pick<
  PersonalDetailsProps,
  'passwordDigits' | 'language' | 'now' | 'onSendCode' | 'onSupport'
> {
  contact: Contact;
  profile: MemberProfileValue;
  values: DetailValues;
  errors: { value: string | undefined; code: string | undefined; currentCode: string | undefined };
  factorProblems: FactorProblems;
  onChange: (changed: Partial<DetailValues>) => void;
}

/** The inputs of a new mobile number or e-mail address: what proves the current one, the new one, and its code. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, profile, values, errors, now, onChange, onSendCode } = props;
  const { t } = useTranslation('personalDetails');
  const channel = channelOf(contact);
  const isNew = profile[contact].state === 'unset';
  const to = readValue(contact, values.value);
  const incomplete = {
    kind: 'refused',
    code: 'unknown',
    message: t(`problems.invalid.${contact}`, { age: profile.minAge }),
    detail: {},
  } as const;
  return (
    <>
      {!isNew && (
        <CurrentProof
          contact={contact}
          profile={profile}
          passwordDigits={props.passwordDigits}
          values={values}
          error={errors.currentCode}
          factorProblems={props.factorProblems}
          language={props.language}
          now={now}
          onChange={onChange}
          onSendCode={onSendCode}
          onSupport={props.onSupport}
        />
      )}
      <TextInput
        required
        label={isNew ? t(`fields.${contact}`) : t(contact === 'mobile' ? 'newMobile' : 'newEmail')}
        hint={t(`hints.${contact}`)}
        error={errors.value}
        value={values.value}
        type={contact === 'mobile' ? 'tel' : 'email'}
        inputMode={contact === 'mobile' ? 'tel' : 'email'}
        autoComplete={contact === 'mobile' ? 'tel-national' : 'email'}
        maxLength={80}
        onChange={(value) => onChange({ value })}
      />
      <CodeField
        // Another number has no code on its way.
        key={to}
        required
        label={t('newCode')}
        to={to || '…'}
        value={values.code}
        error={errors.code}
        now={now}
        onChange={(code) => onChange({ code })}
        onSend={() => (to === '' ? Promise.resolve(fail(incomplete)) : onSendCode({ purpose: 'new', channel, to }))}
      />
    </>
  );
}

interface CurrentProofProps extends Omit<ContactFieldsProps, 'errors'> {
  error: string | undefined;
}

/** A code to the current number or address, or the payment password where it cannot be used any more. */
function CurrentProof(props: CurrentProofProps) {
  const { contact, profile, passwordDigits, values, error, factorProblems, language, now } = props;
  const { onChange, onSendCode, onSupport } = props;
  const { t } = useTranslation('personalDetails');
  const { value: current, state } = profile[contact];
  const switchLink = (
    <Inline>
      <Button tone="quiet" size="small" onClick={() => onChange({ byPassword: !values.byPassword })}>
        {t(values.byPassword ? 'byCode' : 'lost')}
      </Button>
    </Inline>
  );
  if (!values.byPassword) {
    return (
      <Stack gap="xs">
        <Text>{t('current', { to: current })}</Text>
        <CodeField
          required={state === 'verified'}
          label={t('currentCode')}
          to={current}
          value={values.currentCode}
          error={error}
          {...(state === 'set' && { hint: t('currentOptional') })}
          now={now}
          onChange={(currentCode) => onChange({ currentCode })}
          onSend={() => onSendCode({ purpose: 'current', channel: channelOf(contact) })}
        />
        {switchLink}
      </Stack>
    );
  }
  if (!profile.hasPaymentPassword) {
    return (
      <Stack gap="xs">
        <Text>{t('noPassword')}</Text>
        {onSupport && (
          <Inline>
            <Button tone="outline" onClick={onSupport}>
              {t('support')}
            </Button>
          </Inline>
        )}
        {switchLink}
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Text>{t('restText', { hours: profile.restHours })}</Text>
      <FactorFields
        factors={['password']}
        values={{ password: values.password, authenticator: '' }}
        problems={factorProblems}
        triesLeft={null}
        digits={passwordDigits}
        language={language}
        onChange={({ password }) => onChange({ password })}
      />
      {switchLink}
    </Stack>
  );
}
