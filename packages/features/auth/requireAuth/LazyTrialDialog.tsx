import { use, useEffect, useEffectEvent } from 'react';
import { usePracticePath } from '#core/catalogue/practice.ts';
import { useNavigate } from '#core/routing/router.ts';
import { AuthPromptsContext } from '#core/session/requireAuth.ts';
import type { RequireAuth } from './authPrompts.types.ts';
import { TrialDialog } from './TrialDialog.tsx';

/** The answer to a trial account: a game opens in practice mode where it has one, everything else is refused (ROL-04). */
export function LazyTrialDialog({ trial }: { readonly trial: RequireAuth['trial'] }) {
  const { open, wanted, onClose } = trial;
  const { signUp } = use(AuthPromptsContext);
  const navigate = useNavigate();
  const practiceHref = usePracticePath(wanted);
  const practises = open && practiceHref !== null;
  const practise = useEffectEvent(() => {
    onClose();
    if (practiceHref !== null) void navigate(practiceHref);
  });
  useEffect(() => {
    if (practises) practise();
  }, [practises]);
  return <TrialDialog open={open && !practises} onSignUp={signUp} onClose={onClose} />;
}
