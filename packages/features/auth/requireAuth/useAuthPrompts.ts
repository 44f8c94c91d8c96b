import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { roleOf } from '#core/session/role.ts';
import type { RequireAuth, LoginReason } from './authPrompts.types.ts';

type Shown = { readonly dialog: 'login'; readonly reason: LoginReason } | { readonly dialog: 'trial' } | null;

/** Controls the dialogs that guard actions, and the action that runs after the login (ROL-01, ROL-04). */
export function useAuthPrompts(): RequireAuth {
  const { session } = usePlatform();
  const [shown, setShown] = useState<Shown>(null);
  // Not reset on close, so that the content does not change during the exit animation.
  const [wanted, setWanted] = useState<string | null>(null);
  const pending = useRef<() => void>(undefined);

  // `takeEnd` reports an expired session once, however many calls were refused.
  const onEnd = useEffectEvent(() => {
    if (session.current() !== null || session.takeEnd() !== 'expired') return;
    setShown((now) => now ?? { dialog: 'login', reason: 'sessionExpired' });
  });
  useEffect(() => {
    // The session may have expired before this effect subscribed.
    onEnd();
    return session.subscribe(onEnd);
  }, [session]);

  const takePending = (): (() => void) | undefined => {
    const action = pending.current;
    pending.current = undefined;
    return action;
  };
  const close = (): void => {
    takePending();
    setShown(null);
  };

  const reason = shown?.dialog === 'login' ? shown.reason : null;
  // The same object for good: as the value of a context, another one would rerender every guarded part of the page.
  const [dialogs] = useState<RequireAuth['dialogs']>({
    requestLogin(then, address) {
      pending.current = then;
      setWanted(address ?? null);
      setShown({ dialog: 'login', reason: 'notLoggedIn' });
    },
    refuseTrial(address) {
      setWanted(address ?? null);
      setShown({ dialog: 'trial' });
    },
  });

  return {
    dialogs,
    openLogin() {
      takePending();
      setWanted(null);
      setShown({ dialog: 'login', reason: null });
    },
    login: {
      open: shown?.dialog === 'login',
      reason,
      wanted,
      onClose: close,
      onSetAside: () => setShown(null),
      onReturn: () => setShown({ dialog: 'login', reason: pending.current ? 'notLoggedIn' : null }),
      onDone() {
        // Taken before it runs, so that it runs once.
        const action = takePending();
        const refused = action !== undefined && roleOf(session.current()) === 'trial';
        setShown((now) => (refused ? { dialog: 'trial' } : now?.dialog === 'login' ? null : now));
        if (!refused) action?.();
        return action !== undefined || reason === 'sessionExpired';
      },
    },
    trial: { open: shown?.dialog === 'trial', wanted, onClose: close },
  };
}
