import type { Ref } from 'react';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { SmsCodeField } from '../../shared/sms/SmsCodeField.tsx';
import type { SecondFactorProps } from './useSecondFactor.ts';

export interface AnswerFieldProps extends Pick<
  SecondFactorProps,
  'method' | 'answers' | 'problem' | 'code' | 'onType'
> {
  /** Where a code goes, masked; '' where none is sent. */
  readonly hint: string;
  readonly ref: Ref<HTMLInputElement>;
}

/** What the chosen means asks for: a code that is sent, one that an app shows, or a name. */
export function AnswerField({ method, answers, problem, code, hint, onType, ref }: AnswerFieldProps) {
  const { t } = useTranslation('secondFactor');
  const errorText = useErrorText();
  const common = {
    ref,
    label: t(`answers.${method}`),
    value: answers[method],
    error: problem === null ? undefined : problem === 'required' ? t('required') : errorText(problem),
    onChange: onType,
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
