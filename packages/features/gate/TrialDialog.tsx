import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { PracticeOffer } from './PracticeOffer.tsx';

export interface TrialDialogProps {
  readonly open: boolean;
  /** The game for practice; null where that is not offered. */
  readonly practiceHref: string | null;
  readonly onClose: () => void;
}

/** ROL-04: a trial account is told why not (`in_need_true_account`), with one button (`in_increase_submit`). */
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
