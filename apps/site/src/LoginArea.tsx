import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { PracticeInstead } from '#features/gate/PracticeOffer.tsx';
import type { LoginRequest } from '#features/gate/useGateDialogs.ts';
import { LoginBar } from '#features/login/LoginBar.tsx';
import type { LoginLinks } from '#features/login/LoginForm.tsx';
import { useForcedChange } from '#features/login/useForcedChange.ts';
import { useLogin } from '#features/login/useLogin.ts';
import { useSignedOutElsewhere } from '#features/logout/useSignedOutElsewhere.ts';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { preloadLoginSlots, useLoginSlots } from './loginSlots.tsx';

// For few: who has to change their password first.
const ForcedChange = lazyPart(() => import('./ForcedChange.tsx').then((part) => part.ForcedChange), 'more');

const LoginDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('#features/login/LoginDialog.tsx'), preloadLoginSlots()]);
  return part.LoginDialog;
}, 'more');

export interface LoginAreaProps extends Pick<LoginLinks, 'onRegister' | 'onForgot'> {
  readonly request: LoginRequest;
  /** The bar cannot show what has to be shown: the dialog can. */
  readonly onNeedRoom: () => void;
  /** Where the header has room for the bar; null for who is signed in. */
  readonly place: HTMLElement | null;
}

/** One login behind the bar in the header and the dialog: what was typed into one is in the other. */
export function LoginArea({ request, onNeedRoom, place, onRegister, onForgot }: LoginAreaProps) {
  const navigate = useNavigate();
  const mustChange = useForcedChange().change !== null;
  const login = useLogin({
    onDone(outcome, goOn) {
      // Whoever has to change their password first goes on after that.
      if (outcome.mustChange) return;
      request.onDone();
      if (goOn !== undefined) void navigate(goOn);
    },
  });
  const leavingFor = (open: (() => void) | undefined) =>
    open &&
    (() => {
      request.onClose();
      open();
    });
  const slots = useLoginSlots(login, {
    onLeave: request.onClose,
    onRegister: leavingFor(onRegister),
    onForgot: leavingFor(onForgot),
  });
  useSignedOutElsewhere();

  // While the password is changed the login is out of the way; what it was asked for goes on afterwards.
  const open = request.open && !mustChange;
  // A dialog that has been open stays in the tree, so that its closing can be seen.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <>
      {place !== null &&
        createPortal(
          <div onPointerEnter={() => void LoginDialog.preload()} onFocus={() => void LoginDialog.preload()}>
            <LoginBar {...login} onNeedRoom={onNeedRoom} />
          </div>,
          place,
        )}
      <Suspense fallback={null}>
        {wanted && (
          <LoginDialog
            {...login}
            {...slots}
            {...request}
            open={open}
            instead={<PracticeInstead wanted={request.wanted} onFollow={request.onClose} />}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {mustChange && <ForcedChange onDone={request.onDone} onLeft={request.onClose} />}
      </Suspense>
    </>
  );
}
