import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { TrialDialogProps } from './authPrompts.types.ts';
import { PracticeOffer } from './PracticeOffer.tsx';

/** Tells a trial account that it needs a real one (ROL-04: `in_need_true_account`, button `in_increase_submit`). */
export function TrialDialog({ open, practiceHref, onClose }: TrialDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      width="dialog"
      dismissible="withoutButton"
      open={open}
      onOpenChange={onClose}
      title={t('trial.title')}
      description={t('trial.text')}
      actions={(close) => <Button onClick={close}>{t('trial.button')}</Button>}
    >
      <PracticeOffer href={practiceHref} onFollow={onClose} />
    </Dialog>
  );
}
