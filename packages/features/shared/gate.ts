import { createContext, useContext } from 'react';
import { useSession } from './platform.tsx';
import { roleOf } from './role.ts';

/**
 * The dialogs that stand before protected actions; the site shows them. `wanted` is the address of the game that was to be
 * opened, if it was one: it may be offered for practice.
 */
export interface GateDialogs {
  /** Says why, asks to log in, and goes on with the action afterwards (ROL-01). */
  askToLogIn(then: () => void, wanted?: string): void;
  /** `in_need_true_account` (ROL-04). */
  refuseTrial(wanted?: string): void;
}

export const GateContext = createContext<GateDialogs>({ askToLogIn: () => {}, refuseTrial: () => {} });

/** `demand(action)` runs the action for members and agents; visitors are asked to log in, trial accounts are told why not. */
export function useGate(): { demand: (action: () => void, wanted?: string) => void; allowed: boolean } {
  const dialogs = useContext(GateContext);
  const session = useSession();
  const role = roleOf(session);
  return {
    // Until the account type is known it might be a trial.
    allowed: (role === 'member' || role === 'agent') && session?.accountType !== null,
    demand(action, wanted) {
      if (role === 'visitor') dialogs.askToLogIn(action, wanted);
      else if (role === 'trial') dialogs.refuseTrial(wanted);
      else action();
    },
  };
}
