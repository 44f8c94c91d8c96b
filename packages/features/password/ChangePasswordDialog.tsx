import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import type { ChangePasswordProps } from './useChangePassword.ts';

export interface ChangePasswordDialogProps extends ChangePasswordProps {
  readonly open: boolean;
  /** Why it has to be; null for who changes it of their own accord. */
  readonly forced: 'firstTime' | 'expired' | null;
  /** Only where it is not forced: then there is a way out. */
  readonly onClose?: () => void;
  /** The way out where it is forced. */
  readonly onSignOut?: () => void;
}

/** The change of a password over whatever is behind it. One that is forced stays until it is done, or signed out. */
export function ChangePasswordDialog({ open, forced, onClose, onSignOut, ...change }: ChangePasswordDialogProps) {
  const { t } = useTranslation('recovery');
  const { t: shared } = useTranslation();
  const dismissal =
    forced === null ? ({ dismissible: true, closeLabel: shared('close') } as const) : ({ dismissible: false } as const);
  return (
    <Dialog
      {...dismissal}
      open={open}
      title={t('change.title')}
      description={t(`change.${forced ?? 'text'}`)}
      // A change that is on its way is not left alone: nobody would hear what came of it.
      onBeforeClose={(reason) => reason === 'owner' || !change.busy}
      onOpenChange={() => onClose?.()}
    >
      <Stack gap="xs">
        <ChangePasswordForm {...change} />
        {forced !== null && onSignOut !== undefined && (
          <Button tone="quiet" fullWidth disabled={change.busy} onClick={onSignOut}>
            {t('change.signOut')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
