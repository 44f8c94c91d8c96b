import type { Ref } from 'react';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput/TextInput.tsx';
import { CaptchaField } from '../../shared/captcha/CaptchaField.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { dateFormatOf, describeRule, isDate, patternFor, trimmed } from '../../shared/rules/fieldRule.ts';
import { Matches, Strength } from '../../shared/rules/Strength.tsx';
import { useProblemText } from '../../shared/rules/useProblemText.ts';
import { PhoneField } from '../../shared/sms/PhoneField.tsx';
import { SmsCodeField } from '../../shared/sms/SmsCodeField.tsx';
import type { RegisterField as FieldName, LinkCode, ShownField } from '../register.form.ts';
import type { RegisterProps } from '../useRegister.ts';
import { DateField } from './DateField.tsx';

export interface RegisterFieldProps {
  readonly shown: ShownField;
  readonly register: RegisterProps;
  readonly linkCode: LinkCode['state'];
  /** What the phone's Enter key says. */
  readonly enterKeyHint: 'next' | 'go';
  readonly ref: Ref<HTMLInputElement>;
}

/** What a browser knows how to fill in, and which keyboard fits; every other field is plain text. */
const inputs: Partial<
  Record<FieldName, Pick<TextInputProps, 'autoComplete' | 'type' | 'inputMode' | 'autoCapitalize'>>
> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel' },
  address: { autoComplete: 'street-address', autoCapitalize: 'sentences' },
  nationality: { autoComplete: 'country-name', autoCapitalize: 'words' },
  occupation: { autoComplete: 'organization-title', autoCapitalize: 'sentences' },
};

/** One field of the form, drawn by what it asks for and held against the server's rule. */
export function RegisterField({ shown: { field, rule }, register, linkCode, enterKeyHint, ref }: RegisterFieldProps) {
  const { t } = useTranslation('register');
  const fields = useTranslation('fields').t;
  const problemText = useProblemText();
  const { values, problems, onType } = register;
  const problem = problems[field];
  const common = {
    ref,
    label: fields(`fields.${field}`),
    name: field,
    required: rule.required,
    value: values[field],
    error: problem && problemText(problem),
    onChange: (value: string) => onType(field, value),
  };
  const { id } = patternFor(rule);

  switch (field) {
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return (
        <PasswordInput
          {...common}
          // A withdrawal password is not the one that a password manager has to keep for this site.
          autoComplete={field === 'paymentPassword' ? 'off' : 'new-password'}
          inputMode={id === 'digits' ? 'numeric' : 'text'}
          enterKeyHint={enterKeyHint}
          showLabel={fields('showPassword', { field: common.label })}
          hideLabel={fields('hidePassword', { field: common.label })}
          hint={passwordHint()}
        />
      );
    case 'mobileNum':
      return (
        <PhoneField
          {...common}
          countries={register.countries}
          dialingCode={register.dialingCode}
          onDialingCode={register.onDialingCode}
        />
      );
    case 'verificationCode':
      return <SmsCodeField {...common} phone={values.mobileNum} sms={register.sms} enterKeyHint={enterKeyHint} />;
    case 'captcha':
      return <CaptchaField {...register.captcha} {...common} />;
    default:
      if (field === 'birthday' || isDate(id)) {
        return (
          <DateField {...common} format={dateFormatOf(rule)} autoComplete={field === 'birthday' ? 'bday' : 'off'} />
        );
      }
      return (
        <TextInput
          autoComplete="off"
          inputMode={id === 'digits' ? 'numeric' : 'text'}
          {...inputs[field]}
          {...common}
          enterKeyHint={enterKeyHint}
          hint={textHint()}
        />
      );
  }

  function passwordHint() {
    if (field === 'password') return <Strength rule={rule} password={values.password} />;
    if (field === 'paymentPassword') return problem ? undefined : problemText(describeRule(rule));
    const same = values.confirmPassword !== '' && trimmed(values.confirmPassword) === trimmed(values.password);
    return same && <Matches />;
  }

  /** Said before anything goes wrong; not a second time below the same words as an error. */
  function textHint(): string | undefined {
    if (field === 'payeeName') return t('hints.payeeName');
    if (field === 'affiliateCode' && linkCode === 'invalid') return t('hints.linkCodeInvalid');
    if (field === 'affiliateCode' && linkCode === 'unknown') return t('hints.linkCodeUnchecked');
    if (problem || field === 'email') return undefined;
    const described = describeRule(rule);
    return described.pattern === 'any' || described.pattern === 'other' ? undefined : problemText(described);
  }
}
