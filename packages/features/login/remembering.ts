import { useEffect, useEffectEvent } from 'react';
import type { Policy } from '#api/system.ts';
import { useSession } from '../shared/platform.tsx';
import { isRemembered } from './cookies.ts';
import type { RememberedLogin } from './remember.ts';

/** LGN-09, whenever a visitor stands before the form. Loads the code for it only when somebody is remembered. */
export function useRecall(
  policy: Policy['rememberPassword'] | undefined,
  onRecalled: (login: RememberedLogin) => void,
): void {
  const visitor = useSession() === null;
  const recalled = useEffectEvent(onRecalled);
  useEffect(() => {
    if (!visitor || policy === undefined || !isRemembered()) return undefined;
    let gone = false;
    void import('./remember.ts')
      .then(({ recallLogin }) => recallLogin(policy))
      .then((login) => {
        if (login !== null && !gone) recalled(login);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [visitor, policy]);
}

/** After a login. Nothing of it may hold the login up, so a failure is silent. */
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
