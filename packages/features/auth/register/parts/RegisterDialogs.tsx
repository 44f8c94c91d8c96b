import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { SmsFailureDialog } from '../../sms/SmsFailureDialog.tsx';
import { WarningDialog } from '../../WarningDialog/WarningDialog.tsx';
import type { RegisterFormProps } from '../register.types.ts';

export interface RegisterDialogsProps extends Pick<RegisterFormProps, 'sms' | 'codeRefused' | 'onCodeRefusalSeen'> {
  /** Whether the player wants to leave a form in which something is entered. */
  readonly leaving: boolean;
  readonly onLeaving: (leaving: boolean) => void;
  /** Clears the form and leaves it. */
  readonly onLeave: () => void;
}

/** What the registration form says and asks in dialogs: a code that was not sent or is refused, and what leaving it loses. */
export function RegisterDialogs({
  sms,
  codeRefused,
  onCodeRefusalSeen,
  leaving,
  onLeaving,
  onLeave,
}: RegisterDialogsProps) {
  const { t } = useTranslation('register');
  return (
    <>
      <ConfirmDialog
        open={leaving}
        onOpenChange={onLeaving}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.keep')}
        onConfirm={onLeave}
      />
      <SmsFailureDialog failure={sms.failure} onFailureSeen={sms.onFailureSeen} />
      <WarningDialog
        open={codeRefused}
        title={t('invitation_code_error.title')}
        text={t('invitation_code_error.text')}
        confirmLabel={t('invitation_code_error.confirm')}
        onConfirm={onCodeRefusalSeen}
      />
    </>
  );
}
