import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { SmsCodeView } from './useSmsCode.ts';

export interface SmsCodeFieldProps {
  readonly label?: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Where the code goes, as the player wrote it. */
  readonly phone: string;
  readonly sms: SmsCodeView;
  readonly enterKeyHint?: 'next' | 'go';
  readonly ref?: Ref<HTMLInputElement>;
}

/** The code of an SMS, and the button that asks for it. A phone offers the code of the message by itself. */
export function SmsCodeField({ label, phone, sms, enterKeyHint = 'next', ref, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const { sent, failure } = sms;

  // The pressed button is disabled while it counts down, and what comes next is the code.
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
