import { useEffect, useEffectEvent } from 'react';
import type { Policy } from '#api/system.ts';
import { useSession } from '#core/data/platform.tsx';
import { isRemembered } from './cookies.ts';
import type { RememberedLogin } from './remember.ts';

/**
 * Calls `onRecalled` with the stored login while the session is a visitor's (LGN-09). Loads its code only when one is
 * stored.
 */
export function useRecall(
  policy: Policy['rememberPassword'] | undefined,
  onRecalled: (login: RememberedLogin) => void,
): void {
  const visitor = useSession() === null;
  const recalled = useEffectEvent(onRecalled);
  useEffect(() => {
    if (!visitor || policy === undefined || !isRemembered()) return undefined;
    let cancelled = false;
    void import('./remember.ts')
      .then(({ recallLogin }) => recallLogin(policy))
      .then((login) => {
        if (login !== null && !cancelled) recalled(login);
      })
      .catch(() => undefined);
    return () => {
      cancelled = true;
    };
  }, [visitor, policy]);
}

/** Stores or deletes the login after signing in. Never rejects: a failure must not block the login. */
export async function keepOrForget(
  keep: boolean,
  login: RememberedLogin,
  policy: Policy['rememberPassword'],
): Promise<void> {
  if (!keep && !isRemembered()) return;
  await import('./remember.ts')
    .then(({ forgetLogin, rememberLogin }) => (keep ? rememberLogin(login, policy) : forgetLogin()))
    .catch(() => undefined);
}
