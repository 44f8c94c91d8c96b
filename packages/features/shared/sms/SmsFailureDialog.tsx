import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useErrorText } from '../ErrorText.tsx';
import { WarningDialog } from '../WarningDialog.tsx';
import { isTooMany, tooManyWaitMs } from './smsCode.model.ts';
import type { SmsCodeView } from './useSmsCode.ts';

/** SMS-01d: the code was not sent, in the words of the server where it sent any. */
export function SmsFailureDialog({ failure, onFailureSeen }: Pick<SmsCodeView, 'failure' | 'onFailureSeen'>) {
  const { t } = useTranslation('fields');
  const errorText = useErrorText();
  // While it fades away the words stay.
  const [shown, setShown] = useState(failure);
  if (failure !== null && failure !== shown) setShown(failure);
  const text = (): string => {
    if (shown === null) return '';
    if (isTooMany(shown)) return t('sms.tooMany', { minutes: tooManyWaitMs / 60_000 });
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
