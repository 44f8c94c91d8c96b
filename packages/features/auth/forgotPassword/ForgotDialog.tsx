import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import type { ForgotDialogProps } from './forgotPassword.types.ts';

/** The password recovery as a dialog over the current page. Values survive closing and reopening. */
export function ForgotDialog({ form, open, onAbandon, onClose }: ForgotDialogProps) {
  const { t } = useTranslation('password');
  const { t: shared } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('forgot.title')}
      closeLabel={shared('close')}
      onOpenChange={() => {
        onAbandon();
        onClose();
      }}
    >
      <ForgotForm form={form} />
    </Dialog>
  );
}
