import { describeRule } from '#core/forms/rules/fieldRule.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { PhoneField } from '../../sms/PhoneField.tsx';
import { type ShownField, stepOf } from '../register.form.ts';
import type { RegisterFormProps, RegisterFormView } from '../register.types.ts';
import { TermsBox } from './TermsBox.tsx';
import { useRegisterProblemText } from './useRegisterProblemText.ts';

export interface FirstStepProps {
  readonly form: RegisterFormProps;
  readonly view: Pick<RegisterFormView, 'fields' | 'method' | 'minAge'>;
  /** The level of the heading. */
  readonly level: 2 | 3;
}

/** Who signs up: the mobile number or the user name, and the terms (REG-05, REG-10). */
export function FirstStep({ form, view, level }: FirstStepProps) {
  const { method, minAge } = view;
  const { t } = useTranslation('register');
  const fields = useTranslation('fields').t;
  const problemText = useRegisterProblemText();
  const draw = ({ field, rule }: ShownField) => {
    const problem = form.problems[field];
    const common = {
      label: fields(`fields.${field}`),
      required: rule.required,
      value: form.values[field],
      error: problem && problemText(problem, field),
      onChange: (value: string) => form.onType(field, value),
    };
    if (field === 'mobileNum') {
      const { countries, dialingCode, onDialingCode } = form;
      return (
        <PhoneField
          key={field}
          {...common}
          countries={countries}
          dialingCode={dialingCode}
          onDialingCode={onDialingCode}
        />
      );
    }
    return (
      <TextInput
        key={field}
        {...common}
        name={field}
        autoComplete="username"
        enterKeyHint="next"
        hint={problem ? undefined : problemText(describeRule(rule))}
      />
    );
  };
  return (
    <>
      <Stack gap="none">
        <Heading level={level} size="xl">
          {t(`${method}.title`)}
        </Heading>
        <Text size="sm" tone="muted">
          {t(`${method}.text`)}
        </Text>
      </Stack>
      {view.fields.filter(({ field }) => stepOf(field) === 'number').map(draw)}
      <TermsBox
        termsAccepted={form.termsAccepted}
        termsMissing={form.termsMissing}
        minAge={minAge}
        onTerms={form.onTerms}
        onTermsOpen={form.onTermsOpen}
      />
    </>
  );
}
