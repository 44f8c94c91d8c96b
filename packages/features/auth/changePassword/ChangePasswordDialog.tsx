import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { ChangePasswordDialogProps } from './changePassword.types.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The password change as a dialog. A forced one can only be completed, or left by signing out. */
export function ChangePasswordDialog({ form, open, forced, onClose, onSignOut }: ChangePasswordDialogProps) {
  const { t } = useTranslation('password');
  const { t: shared } = useTranslation();
  const dismissal =
    forced === null ? ({ dismissible: true, closeLabel: shared('close') } as const) : ({ dismissible: false } as const);
  return (
    <Dialog
      {...dismissal}
      open={open}
      title={t('change.title')}
      description={t(`change.${forced ?? 'text'}`)}
      // Stays open while busy, so that the player sees the outcome.
      onBeforeClose={(reason) => reason === 'owner' || !form.busy}
      onOpenChange={() => onClose?.()}
    >
      <Stack gap="xs">
        <ChangePasswordForm form={form} />
        {forced !== null && onSignOut !== undefined && (
          <Button tone="quiet" fullWidth disabled={form.busy} onClick={onSignOut}>
            {t('change.signOut')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
