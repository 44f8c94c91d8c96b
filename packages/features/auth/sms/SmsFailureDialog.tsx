import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { WarningDialog } from '../WarningDialog/WarningDialog.tsx';
import { isTooMany, waitAfterFailure } from './smsCode.model.ts';
import type { SmsCodeView } from './useSmsCode.ts';

/** Tells that a code was not sent, with the server's message if there is one (SMS-01d). */
export function SmsFailureDialog({ failure, onFailureSeen }: Pick<SmsCodeView, 'failure' | 'onFailureSeen'>) {
  const { t } = useTranslation('fields');
  const errorText = useErrorText();
  // Keeps the text during the exit animation.
  const shown = usePresence(failure);
  const text = (): string => {
    if (shown === null) return '';
    if (isTooMany(shown)) return t('sms.tooMany', { minutes: Math.ceil(waitAfterFailure(shown) / 60_000) });
    return (shown.kind === 'refused' && shown.message) || errorText(shown);
  };
  return (
    <WarningDialog
      open={failure !== null}
      title={t('sms.failed')}
      text={text()}
      confirmLabel={t('sms.confirm')}
      onConfirm={onFailureSeen}
    />
  );
}
