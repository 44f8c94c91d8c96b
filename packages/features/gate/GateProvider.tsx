import { type ReactNode, Suspense, lazy, useState } from 'react';
import { GateContext } from '../shared/gate.ts';
import type { Gate, LoginRequest } from './useGateDialogs.ts';

const TrialDialog = lazy(async () => ({ default: (await import('./TrialDialog.tsx')).TrialDialog }));

export interface GateProviderProps {
  readonly gate: Gate;
  /** Draws the login dialog; called only after it has been asked for once. */
  readonly renderLogin: (request: LoginRequest) => ReactNode;
  readonly children: ReactNode;
}

/** Puts the dialogs of `useGateDialogs` around the site. Their code is loaded when the first of them opens. */
export function GateProvider({ gate, renderLogin, children }: GateProviderProps) {
  const loginWanted = useEver(gate.login.open);
  const trialWanted = useEver(gate.trial.open);
  return (
    <GateContext value={gate.dialogs}>
      {children}
      <Suspense fallback={null}>{loginWanted && renderLogin(gate.login)}</Suspense>
      <Suspense fallback={null}>{trialWanted && <TrialDialog {...gate.trial} />}</Suspense>
    </GateContext>
  );
}

/** True from the first time on: a dialog that has been open stays in the tree, so that it can leave gracefully. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
