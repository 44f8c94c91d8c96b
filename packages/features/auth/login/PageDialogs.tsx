import type { LazyDialog } from '#core/components/useLazyDialog.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { ForcedPasswordChange } from '../forcedPasswordChange/ForcedPasswordChange.tsx';
import { ForgotPassword } from '../forgotPassword/ForgotPassword.tsx';

const Register = lazyComponent(() => import('../register/Register.tsx').then((part) => part.Register));

export interface PageDialogsProps {
  readonly mustChange: boolean;
  readonly recovery: LazyDialog;
  /** The registration, where it has no page of its own (DIRECTREG3). */
  readonly registration: LazyDialog;
  /** Leaves the page after signing in. */
  readonly goOn: () => void;
}

/** The dialogs over the page /login: few players need one. */
export function PageDialogs({ mustChange, recovery, registration, goOn }: PageDialogsProps) {
  const registers = usePresence(registration.isOpen);
  const onSignedIn = (): boolean => {
    goOn();
    return true;
  };
  return (
    <>
      {mustChange && <ForcedPasswordChange onDone={goOn} />}
      {recovery.isOpen && <ForgotPassword open={recovery.isOpen} onClose={recovery.close} onSignedIn={onSignedIn} />}
      {registers && (
        <Register
          open={registration.isOpen}
          onClose={registration.close}
          onLogIn={registration.close}
          onSignedIn={onSignedIn}
        />
      )}
    </>
  );
}
