import { ChangePasswordDialog, type ChangePasswordDialogProps } from '#features/password/ChangePasswordDialog.tsx';
import { type ChangePasswordOptions, useChangePassword } from '#features/password/useChangePassword.ts';

type ForcedChangeDialogProps = ChangePasswordOptions & Pick<ChangePasswordDialogProps, 'open' | 'forced' | 'onSignOut'>;

export function ForcedChangeDialog({ heldPassword, onDone, ...dialog }: ForcedChangeDialogProps) {
  return <ChangePasswordDialog {...useChangePassword({ heldPassword, onDone })} {...dialog} />;
}
