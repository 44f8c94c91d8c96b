import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { RegisterForm, type RegisterSlots } from './RegisterForm.tsx';
import type { RegisterProps } from './useRegister.ts';

export interface RegisterDialogProps extends RegisterProps, RegisterSlots {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The registration over the page that the visitor is on. What was typed is still there when it opens again. */
export function RegisterDialog({ open, onClose, ...register }: RegisterDialogProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('title')}
      closeLabel={shared('close')}
      onOpenChange={() => {
        register.onAbandon();
        onClose();
      }}
    >
      <RegisterForm {...register} />
    </Dialog>
  );
}
