import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import type { ForgotProps } from './useForgot.ts';

export interface ForgotDialogProps extends ForgotProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The recovery over the login or the registration. What was typed is still there when it opens again. */
export function ForgotDialog({ open, onClose, ...forgot }: ForgotDialogProps) {
  const { t } = useTranslation('recovery');
  const { t: shared } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('forgot.title')}
      closeLabel={shared('close')}
      onOpenChange={() => {
        forgot.onAbandon();
        onClose();
      }}
    >
      <ForgotForm {...forgot} />
    </Dialog>
  );
}
