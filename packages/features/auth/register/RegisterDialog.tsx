import { useRef, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { RegisterDialogProps } from './register.types.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The registration as a dialog over the current page. Values survive closing and reopening. */
export function RegisterDialog({ form, open, onAbandon, onClose }: RegisterDialogProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  const dialog = useRef<HTMLDivElement>(null);
  // Where the form has loaded by then; later it takes the focus itself.
  const [firstInput] = useState({
    get current() {
      return dialog.current?.querySelector('input') ?? null;
    },
  });
  return (
    <Dialog
      open={open}
      title={t('title')}
      closeLabel={shared('close')}
      initialFocus={firstInput}
      ref={dialog}
      onOpenChange={() => {
        onAbandon();
        onClose();
      }}
    >
      <RegisterForm form={form} level={3} />
    </Dialog>
  );
}
