import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { useForgot } from './useForgot.ts';

export interface ForgotPasswordProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once signed in. Returns whether an action continues that was waiting for it. */
  readonly onSignedIn: () => boolean;
}

/**
 * The password recovery in a dialog. With a new password the member is signed in and continues with the action that asked
 * for it, or arrives at the home page (FGT-02).
 */
export function ForgotPassword({ open, onClose, onSignedIn }: ForgotPasswordProps) {
  const navigate = useNavigate();
  const { form, onAbandon } = useForgot({
    onDone: () => {
      const stays = onSignedIn();
      onClose();
      if (!stays) void navigate(paths.home());
    },
  });
  return <ForgotDialog form={form} open={open} onAbandon={onAbandon} onClose={onClose} />;
}
