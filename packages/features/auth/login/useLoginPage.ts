import type { Login } from './login.types.ts';
import { type AuthPage, useAuthPage } from './useAuthPage.ts';
import { useLogin } from './useLogin.ts';

export interface LoginPage extends Login, Omit<AuthPage, 'leave'> {
  /** Leaves for the destination after a forced password change. */
  readonly goOn: () => void;
}

/** The login of the page /login (LGN-06). */
export function useLoginPage(): LoginPage {
  const { leave, ...page } = useAuthPage();
  const login = useLogin({
    entry: page.entry,
    onDone(outcome, goOn) {
      if (!outcome.mustChange) void leave(goOn);
    },
  });
  return { ...login, ...page, goOn: () => void leave() };
}
