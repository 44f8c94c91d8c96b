import { fail } from '#api/errors.ts';
import type { MemberProfileValue } from '#api/profile.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CodeField } from '#core/stepUp/CodeField.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type Contact, type DetailValues, channelOf, readValue } from './personalDetails.model.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';

interface ContactFieldsProps extends Pick<PersonalDetailsProps, 'onSendCode'> {
  contact: Contact;
  profile: MemberProfileValue;
  values: DetailValues;
  errors: { value: string | undefined; code: string | undefined };
  onChange: (changed: Partial<DetailValues>) => void;
}

/** The inputs of a new mobile number or e-mail address: the new one, and its code. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, profile, values, errors, onChange, onSendCode } = props;
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
        onChange={(code) => onChange({ code })}
        onSend={() => (to === '' ? Promise.resolve(fail(incomplete)) : onSendCode({ channel, to }))}
      />
    </>
  );
}
