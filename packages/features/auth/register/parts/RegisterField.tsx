import { type FieldRule, dateFormatOf, describeRule, isDate, patternFor } from '#core/forms/rules/fieldRule.ts';
import { Strength } from '#core/forms/rules/Strength.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput/TextInput.tsx';
import { CaptchaField } from '../../captcha/CaptchaField.tsx';
import type { RegisterField as FieldName, LinkCode } from '../register.form.ts';
import type { RegisterProblem } from '../register.problems.ts';
import type { RegisterFormProps } from '../register.types.ts';
import { DateField } from './DateField.tsx';
import { useRegisterProblemText } from './useRegisterProblemText.ts';

export interface RegisterFieldProps extends Pick<RegisterFormProps, 'values' | 'own' | 'captcha' | 'onType'> {
  readonly field: FieldName;
  readonly rule: FieldRule;
  readonly problem: RegisterProblem | undefined;
  readonly linkCode: LinkCode['state'];
  /** Label of the Enter key on phones. */
  readonly enterKeyHint: 'next' | 'go';
}

/** Autofill and keyboard of text fields; fields not listed are plain text. */
const inputs: Partial<
  Record<FieldName, Pick<TextInputProps, 'autoComplete' | 'type' | 'inputMode' | 'autoCapitalize'>>
> = {
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel' },
  address: { autoComplete: 'street-address', autoCapitalize: 'sentences' },
  nationality: { autoComplete: 'country-name', autoCapitalize: 'words' },
  occupation: { autoComplete: 'organization-title', autoCapitalize: 'sentences' },
};

/** One field of the last step. Its control depends on the field and on the pattern of the server's rule. */
export function RegisterField({
  field,
  rule,
  values,
  own,
  problem,
  captcha,
  linkCode,
  enterKeyHint,
  onType,
}: RegisterFieldProps) {
  const steps = useTranslation('registerSteps').t;
  const fields = useTranslation('fields').t;
  const problemText = useRegisterProblemText();
  const common = {
    label: fields(`fields.${field}`),
    name: field,
    required: rule.required,
    value: values[field],
    error: problem && problemText(problem, field),
    onChange: (value: string) => onType(field, value),
  };
  const { id } = patternFor(rule);

  switch (field) {
    case 'password':
    case 'paymentPassword':
      return (
        <PasswordInput
          {...common}
          // Password managers must not store the withdrawal password as the account's.
          autoComplete={field === 'paymentPassword' ? 'off' : 'new-password'}
          inputMode={id === 'digits' ? 'numeric' : 'text'}
          enterKeyHint={enterKeyHint}
          showLabel={fields('showPassword', { field: common.label })}
          hideLabel={fields('hidePassword', { field: common.label })}
          hint={passwordHint()}
        />
      );
    case 'captcha':
      return <CaptchaField {...common} image={captcha.image} onRefresh={captcha.onRefresh} />;
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
    if (field === 'password' || id !== 'digits') {
      return <Strength rule={rule} password={values[field]} own={own} />;
    }
    return problem ? undefined : problemText(describeRule(rule));
  }

  /** Describes the rule while there is no error, which would repeat it. */
  function textHint(): string | undefined {
    if (field === 'payeeName') return steps('account.payeeName');
    if (field === 'affiliateCode' && linkCode === 'invalid') return steps('account.linkCodeInvalid');
    if (field === 'affiliateCode' && linkCode === 'unknown') return steps('account.linkCodeUnchecked');
    if (problem || field === 'email') return undefined;
    const described = describeRule(rule);
    return described.pattern === 'any' || described.pattern === 'other' ? undefined : problemText(described);
  }
}
