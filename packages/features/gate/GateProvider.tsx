import { type ReactNode, Suspense } from 'react';
import { GateContext } from '../shared/gate.ts';
import { lazyPart } from '../shared/lazyPart.tsx';
import type { Gate } from './useGateDialogs.ts';

const TrialGate = lazyPart(() => import('./TrialGate.tsx').then((part) => part.TrialGate), 'more');

export interface GateProviderProps {
  readonly gate: Gate;
  readonly children: ReactNode;
}

/** Makes the gate of `useGateDialogs` known below it. The login dialog is the site's; the other one is drawn here. */
export function GateProvider({ gate, children }: GateProviderProps) {
  return (
    <GateContext value={gate.dialogs}>
      {children}
      <Suspense fallback={null}>{gate.trial.open && <TrialGate {...gate.trial} />}</Suspense>
    </GateContext>
  );
}
