import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { SmsCodeField } from '../sms/SmsCodeField.tsx';
import type { AnswerProblem } from './secondFactor.model.ts';
import type { SecondFactorProps } from './secondFactor.types.ts';

export interface AnswerFieldProps extends Pick<SecondFactorProps, 'method' | 'code'> {
  readonly value: string;
  readonly problem: AnswerProblem | undefined;
  /** Masked destination of the code; '' for methods that send none. */
  readonly hint: string;
  readonly onChange: (value: string) => void;
}

/** The input of the chosen method: a code that is sent, a code from an app, or a name. */
export function AnswerField({ method, value, problem, code, hint, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('secondFactor');
  const errorText = useErrorText();
  const common = {
    label: t(`answers.${method}`),
    value,
    error: problem === 'required' ? t('required') : problem && errorText(problem),
    onChange,
  };
  if (method === 'google' || method === 'bankName') {
    const isCode = method === 'google';
    return (
      <TextInput
        key={method}
        {...common}
        name={isCode ? 'authenticatorCode' : 'payeeName'}
        autoComplete={isCode ? 'one-time-code' : 'name'}
        inputMode={isCode ? 'numeric' : 'text'}
        autoCapitalize={isCode ? 'none' : 'words'}
        enterKeyHint="go"
        maxLength={255}
        hint={t(method)}
      />
    );
  }
  return (
    <>
      <Text size="sm" tone="muted">
        {t('goesTo', { to: hint })}
      </Text>
      <SmsCodeField key={method} {...common} phone={hint} sms={code} enterKeyHint="go" />
    </>
  );
}
