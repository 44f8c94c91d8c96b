import { usePracticePath } from '#core/catalogue/practice.ts';
import type { RequireAuth } from './authPrompts.types.ts';
import { TrialDialog } from './TrialDialog.tsx';

/** The refusal of trial accounts, with the practice mode of the wanted game as alternative. */
export function LazyTrialDialog({ trial }: { readonly trial: RequireAuth['trial'] }) {
  const { open, wanted, onClose } = trial;
  return <TrialDialog open={open} onClose={onClose} practiceHref={usePracticePath(wanted)} />;
}
