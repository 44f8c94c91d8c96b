import { usePracticePath } from '../shared/practice.ts';
import { TrialDialog } from './TrialDialog.tsx';
import type { Gate } from './useGateDialogs.ts';

/** The refusal, joined with what may be done instead. */
export function TrialGate({ wanted, ...rest }: Gate['trial']) {
  return <TrialDialog {...rest} practiceHref={usePracticePath(wanted)} />;
}
