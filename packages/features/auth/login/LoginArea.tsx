import { createPortal } from 'react-dom';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { type PortalPlace, usePlacedElement } from '#core/components/portalPlace.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate, useReadUrl } from '#core/routing/router.ts';
import { useBackCloses } from '#core/routing/useBackCloses.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useForcedPasswordChange } from '../forcedPasswordChange/useForcedPasswordChange.ts';
import { useSignedOutElsewhere } from '../logout/useSignedOutElsewhere.ts';
import type { LoginRequest } from '../requireAuth/authPrompts.types.ts';
import type { LoginLinks } from './login.types.ts';
import { LoginBar } from './LoginBar.tsx';
import { useLogin } from './useLogin.ts';
import { preloadLoginSlots, useLoginSlots } from './useLoginSlots.tsx';

// Few players have to change their password first.
const ForcedPasswordChange = lazyComponent(() =>
  import('../forcedPasswordChange/ForcedPasswordChange.tsx').then((part) => part.ForcedPasswordChange),
);

const LoginDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import(/* every visit, when idle */ './LoginDialog.tsx'), preloadLoginSlots()]);
  return part.LoginDialog;
});

export interface LoginAreaProps extends Pick<LoginLinks, 'onRegister' | 'onForgot'> {
  readonly request: LoginRequest;
  /** Called when the login needs the dialog because the bar is too small. */
  readonly onNeedRoom: () => void;
  /** The place for the bar in the header; without an element while signed in. */
  readonly place: PortalPlace;
}

/** The login bar and the login dialog, with one state: values typed into one appear in the other. */
export function LoginArea({ request, onNeedRoom, place, onRegister, onForgot }: LoginAreaProps) {
  const navigate = useNavigate();
  const readUrl = useReadUrl();
  const mustChange = useForcedPasswordChange().change !== null;
  /** LGN-06c: a pending action continues; without one the player arrives at the home page. */
  const arrive = (goOn?: string): void => {
    const stays = request.onDone();
    const to = goOn ?? (stays ? readUrl().pathname : paths.home());
    // Not anew to the page in view: that would move the focus to its start.
    if (to !== readUrl().pathname) void navigate(to);
  };
  const login = useLogin({
    onDone(outcome, goOn) {
      // A forced password change comes first; the request continues after it.
      if (outcome.mustChange) return;
      arrive(goOn);
    },
  });
  const leavingFor = (open: (() => void) | undefined) =>
    open &&
    (() => {
      request.onSetAside();
      open();
    });
  const { form, aside } = useLoginSlots(login, {
    onLeave: request.onClose,
    wanted: request.reason === 'notLoggedIn' ? (request.wanted ?? '') : null,
    onRegister: leavingFor(onRegister),
    onForgot: leavingFor(onForgot),
  });
  useSignedOutElsewhere();
  const bar = usePlacedElement(place);

  // Hidden during a forced password change; the request continues afterwards.
  const open = request.open && !mustChange;
  useBackCloses(open, request.onClose);
  // Keeps the closed dialog mounted, so that its exit animation can run.
  const wanted = usePresence(open);
  return (
    <>
      {bar !== null &&
        createPortal(
          <div onPointerEnter={() => void LoginDialog.preload()} onFocus={() => void LoginDialog.preload()}>
            <LoginBar form={form} onNeedRoom={onNeedRoom} />
          </div>,
          bar,
        )}
      <LazyDialogSection open={open} onClose={request.onClose}>
        {wanted && (
          <LoginDialog
            form={form}
            aside={aside}
            open={open}
            reason={request.reason}
            onAbandon={login.onAbandon}
            onClose={request.onClose}
          />
        )}
      </LazyDialogSection>
      <LazyDialogSection open={mustChange} onClose={undefined}>
        {mustChange && <ForcedPasswordChange onDone={arrive} onLeft={request.onClose} />}
      </LazyDialogSection>
    </>
  );
}
