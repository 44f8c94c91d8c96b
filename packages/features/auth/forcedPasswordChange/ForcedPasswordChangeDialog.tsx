import type { ChangePasswordDialogProps } from '../changePassword/changePassword.types.ts';
import { ChangePasswordDialog } from '../changePassword/ChangePasswordDialog.tsx';
import { type ChangePasswordOptions, useChangePassword } from '../changePassword/useChangePassword.ts';

type ForcedPasswordChangeDialogProps = ChangePasswordOptions &
  Pick<ChangePasswordDialogProps, 'open' | 'forced' | 'onSignOut'>;

export function ForcedPasswordChangeDialog({
  open,
  forced,
  storedPassword,
  onDone,
  onSignOut,
}: ForcedPasswordChangeDialogProps) {
  const { form } = useChangePassword({ storedPassword, onDone });
  return <ChangePasswordDialog form={form} open={open} forced={forced} onSignOut={onSignOut} />;
}
