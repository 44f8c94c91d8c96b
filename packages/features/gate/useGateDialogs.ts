import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GateDialogs } from '../shared/gate.ts';
import { usePlatform } from '../shared/platform.tsx';
import { roleOf } from '../shared/role.ts';

/** Why the login is asked for; null when the player asked themself. */
export type LoginReason = 'notLoggedIn' | 'sessionExpired' | null;

/** What the login dialog is shown with. */
export interface LoginRequest {
  readonly open: boolean;
  readonly reason: LoginReason;
  /** The address of the game that was to be opened; null when it was something else. */
  readonly wanted: string | null;
  readonly onClose: () => void;
  /** Somebody has logged in, in the dialog or elsewhere. */
  readonly onDone: () => void;
}

export interface Gate {
  /** For `GateContext`. */
  readonly dialogs: GateDialogs;
  /** The player presses "log in". */
  readonly openLogin: () => void;
  readonly login: LoginRequest;
  readonly trial: Pick<LoginRequest, 'open' | 'wanted' | 'onClose'>;
}

type Shown = { readonly dialog: 'login'; readonly reason: LoginReason } | { readonly dialog: 'trial' } | null;

/** ROL-01, ROL-04: which dialog stands before an action, and the action that waits behind it. */
export function useGateDialogs(): Gate {
  const { session } = usePlatform();
  const [shown, setShown] = useState<Shown>(null);
  // Kept while a dialog closes, so that nothing in it moves.
  const [wanted, setWanted] = useState<string | null>(null);
  const pending = useRef<() => void>(undefined);

  // However many calls were refused, the session ends once, and it is asked for once.
  const onEnd = useEffectEvent(() => {
    if (session.current() !== null || session.takeEnd() !== 'expired') return;
    setShown((now) => now ?? { dialog: 'login', reason: 'sessionExpired' });
  });
  useEffect(() => {
    // It may have ended before anybody listened: the first answers come early.
    onEnd();
    return session.subscribe(onEnd);
  }, [session]);

  const forget = (): (() => void) | undefined => {
    const action = pending.current;
    pending.current = undefined;
    return action;
  };
  const close = (): void => {
    forget();
    setShown(null);
  };

  return {
    dialogs: {
      askToLogIn(then, address) {
        pending.current = then;
        setWanted(address ?? null);
        setShown({ dialog: 'login', reason: 'notLoggedIn' });
      },
      refuseTrial(address) {
        setWanted(address ?? null);
        setShown({ dialog: 'trial' });
      },
    },
    openLogin() {
      forget();
      setWanted(null);
      setShown({ dialog: 'login', reason: null });
    },
    login: {
      open: shown?.dialog === 'login',
      reason: shown?.dialog === 'login' ? shown.reason : null,
      wanted,
      onClose: close,
      onDone() {
        // Taken away before it runs, so that it runs once.
        const action = forget();
        const refused = action !== undefined && roleOf(session.current()) === 'trial';
        setShown((now) => (refused ? { dialog: 'trial' } : now?.dialog === 'login' ? null : now));
        if (!refused) action?.();
      },
    },
    trial: { open: shown?.dialog === 'trial', wanted, onClose: close },
  };
}
