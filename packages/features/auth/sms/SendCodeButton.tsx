import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { countdownText } from './smsCode.model.ts';
import { send } from './SmsCodeField.css.ts';
import type { SmsCodeView } from './useSmsCode.ts';

/** Button that sends a code, then counts down until the next one (SMS-01). The countdown is not announced. */
export function SendCodeButton({ secondsLeft, busy, sent, onSend }: SmsCodeView) {
  const { t } = useTranslation('fields');
  const waiting = secondsLeft > 0;
  return (
    <button type="button" className={send} disabled={waiting} aria-busy={busy || undefined} onClick={onSend}>
      {busy && <Spinner size="small" />}
      <span>{waiting ? t('sms.wait', { time: countdownText(secondsLeft) }) : t(sent ? 'sms.again' : 'sms.send')}</span>
    </button>
  );
}
