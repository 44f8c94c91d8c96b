import { sessionStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { AlternativeSignUp } from './AlternativeSignUp.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { useIdentityService } from './useIdentityService.ts';
import { useRegister } from './useRegister.ts';

export interface RegisterDialogOptions {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the login dialog instead. */
  readonly onLogIn: () => void;
  /** Called once signed in. Returns whether an action continues that was waiting for it. */
  readonly onSignedIn: () => boolean;
}

/** The registration in a dialog. A new member continues with the action that asked for it, or arrives at the home page (REG-08). */
export function Register({ open, onClose, onLogIn, onSignedIn }: RegisterDialogOptions) {
  const navigate = useNavigate();
  const { notices } = usePageSlots();
  const done = (to: string): boolean => {
    sessionStore.remove('registerDraft');
    const stays = onSignedIn();
    onClose();
    if (!stays) void navigate(to);
    return !stays;
  };
  const { form, onAbandon } = useRegister({ ...useIdentityService(), onDone: () => done(paths.welcome()) });
  return (
    <RegisterDialog
      form={{
        ...form,
        notice: notices(),
        thirdParty: <AlternativeSignUp onDone={() => done(paths.home())} />,
        loginHref: paths.login(),
        onLogIn,
        onLeave: onClose,
      }}
      open={open}
      onAbandon={onAbandon}
      onClose={onClose}
    />
  );
}
