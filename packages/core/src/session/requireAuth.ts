import { createContext, useContext } from 'react';
import { usePlatform, useSession } from '../data/platform.tsx';
import { roleOf } from './role.ts';

/**
 * The dialogs in front of protected actions; the site shows them. `wanted` is the URL of the game that the player wanted
 * to open, if any: the dialog can offer it for practice.
 */
export interface AuthPrompts {
  /** Asks the visitor to log in, then runs the action (ROL-01). */
  requestLogin(then: () => void, wanted?: string): void;
  /** Explains that the action needs a real account (`in_need_true_account`, ROL-04). */
  refuseTrial(wanted?: string): void;
  /** Opens the registration, also where its page is closed (DIRECTREG3). */
  signUp(): void;
}

/** Provided by the site. Without a provider the prompts do nothing. */
export const AuthPromptsContext = createContext<AuthPrompts>({
  requestLogin: () => {},
  refuseTrial: () => {},
  signUp: () => {},
});

/**
 * Guards actions that need an account. `requireAuth(action)` runs the action for members and agents, asks visitors to log
 * in, and shows trial accounts an explanation. `allowed` is true when it would run the action.
 */
export function useRequireAuth(): { requireAuth: (action: () => void, wanted?: string) => void; allowed: boolean } {
  const prompts = useContext(AuthPromptsContext);
  const { session: store } = usePlatform();
  const session = useSession();
  const role = roleOf(session);
  return {
    // Until the account type is known, the account could be a trial.
    allowed: (role === 'member' || role === 'agent') && session?.accountType !== null,
    requireAuth(action, wanted) {
      // A document shows what a visitor sees: who is logged in can press what stands there before the page knows them.
      const now = roleOf(store.current());
      if (now === 'visitor') prompts.requestLogin(action, wanted);
      else if (now === 'trial') prompts.refuseTrial(wanted);
      else action();
    },
  };
}
