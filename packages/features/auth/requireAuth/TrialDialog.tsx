import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { TrialDialogProps } from './authPrompts.types.ts';

/** Tells a trial account that it needs a real one (ROL-04: `in_need_true_account`), and leads to it (`in_increase_submit`). */
export function TrialDialog({ open, onSignUp, onClose }: TrialDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      width="dialog"
      open={open}
      onOpenChange={onClose}
      title={t('trial.title')}
      description={t('trial.text')}
      closeLabel={t('close')}
      actions={
        <Button
          onClick={() => {
            onClose();
            onSignUp();
          }}
        >
          {t('trial.button')}
        </Button>
      }
    />
  );
}
