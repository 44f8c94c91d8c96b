import type { LazyDialog } from '#core/components/useLazyDialog.ts';
import { ForcedPasswordChange } from '../forcedPasswordChange/ForcedPasswordChange.tsx';
import { ForgotPassword } from '../forgotPassword/ForgotPassword.tsx';

export interface PageDialogsProps {
  readonly mustChange: boolean;
  readonly recovery: LazyDialog;
  /** Leaves the page after signing in. */
  readonly goOn: () => void;
}

/** The dialogs over the page /login: few players need one. */
export function PageDialogs({ mustChange, recovery, goOn }: PageDialogsProps) {
  const onSignedIn = (): boolean => {
    goOn();
    return true;
  };
  return (
    <>
      {mustChange && <ForcedPasswordChange onDone={goOn} />}
      {recovery.isOpen && <ForgotPassword open={recovery.isOpen} onClose={recovery.close} onSignedIn={onSignedIn} />}
    </>
  );
}
