import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { IdleDialogProps } from './idle.types.ts';

/** The steps in which the rest is announced, in seconds: each second would drown everything else. */
const spokenSteps = [10, 30, 60, 120];

/**
 * Warns before the idle time-out (LGN-15). The focus starts on the dialog itself, so that a key that was meant for the page
 * or a game answers nothing.
 */
export function IdleDialog({ open, leftMs, onStay, onLeave }: IdleDialogProps) {
  const { t } = useTranslation('sessionEnd');
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const spoken = spokenSteps.find((step) => seconds <= step) ?? seconds;
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title={t('idle.title')}
      description={t('idle.text')}
      width="dialog"
      role="alertdialog"
      dismissible={false}
      actions={
        <>
          <Button tone="outline" onClick={onLeave}>
            {t('idle.leave')}
          </Button>
          <Button onClick={onStay}>{t('idle.stay')}</Button>
        </>
      }
    >
      <div aria-hidden>
        <Text>{t('idle.left', { time })}</Text>
      </div>
      <VisuallyHidden>
        <span role="status">{t('idle.leftSpoken', { seconds: spoken })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
