import { useEffect, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { SmsCodeView } from './useSmsCode.ts';

export interface SmsCodeFieldProps {
  readonly label?: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Destination of the code, as typed. */
  readonly phone: string;
  readonly sms: SmsCodeView;
  readonly enterKeyHint?: 'next' | 'go';
}

/** Text field for an SMS code, with the button that sends it. Phones can fill the code in from the message. */
export function SmsCodeField({ label, phone, sms, enterKeyHint = 'next', ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLInputElement>(null);
  const { sent, failure } = sms;

  // The button is disabled during the countdown, so the focus moves to the input.
  const counting = sent && sms.secondsLeft > 0;
  useEffect(() => {
    if (counting) input.current?.focus();
  }, [counting]);

  return (
    <TextInput
      {...field}
      ref={input}
      label={label ?? t('fields.verificationCode')}
      name="verificationCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint={enterKeyHint}
      maxLength={255}
      hint={<span role="status">{sent && failure === null && t('sms.sent', { phone })}</span>}
      trailing={<SendCodeButton {...sms} />}
    />
  );
}
