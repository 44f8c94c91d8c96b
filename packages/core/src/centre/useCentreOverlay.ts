import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../data/platform.tsx';
import { useLocation, useNavigationType, useSearchParams } from '../routing/router.ts';
import { useCloseOverlay } from '../routing/useCloseOverlay.ts';
import { useMember } from '../session/member.ts';
import { useRequireAuth } from '../session/requireAuth.ts';
import { roleOf } from '../session/role.ts';
import { centreStep, stepTo, stepsOut, withoutCentre } from './centre.model.ts';

export interface CentreOverlayOptions {
  /** The URL requests the centre. */
  readonly wanted: boolean;
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
  /** Whether the centre is for this account, once its type is known. @default true */
  readonly eligible?: boolean;
  /** Warns an account that the centre is not for, which then leaves. */
  readonly onRefuse?: () => void;
}

/** Whether a centre that the URL requests is open, and how it closes. Requests a login from a player without an account. */
export function useCentreOverlay({ wanted, asking, eligible = true, onRefuse }: CentreOverlayOptions): {
  readonly open: boolean;
  /**
   * Open for a player whose account type is not known yet: nothing of a page shows. Stays so while a centre closes that turned
   * out not to be for this account.
   */
  readonly loading: boolean;
  readonly onClose: () => void;
} {
  const [search] = useSearchParams();
  const { pathname, key } = useLocation();
  const { requireAuth } = useRequireAuth();
  const { info } = useMember();
  const session = useSession();
  const onClose = useCloseOverlay(useStepsInside(wanted), withoutCentre(pathname, search));
  const [answered, setAnswered] = useState(false);
  const step = centreStep({
    wanted,
    // The same role that the login request uses, so that both decide alike.
    role: roleOf(session),
    // If member info cannot be read, the pages report it.
    typeKnown: info.status === 'failed' || (session !== null && session.accountType !== null),
    eligible,
    asking,
    answered,
  });
  const answers = step === 'open' || step === 'wait';
  if (answers && !answered) setAnswered(true);
  if (step === 'closed' && answered) setAnswered(false);
  const [pending, setPending] = useState(false);
  if (pending ? step === 'open' : step === 'loading') setPending(!pending);
  const act = useEffectEvent(() => {
    if (step === 'refuse') onRefuse?.();
    if (step === 'leave' || step === 'refuse') onClose();
    if (step !== 'ask') return;
    setAnswered(true);
    // Nothing to do after the login: the URL still requests the centre.
    requireAuth(() => {});
  });
  const arrival = useNavigationType();
  // For each arrival: a link that is followed while a centre is left requests it again, or is what the step back leads to.
  useEffect(() => act(), [step, key, arrival]);
  return { open: step === 'open' || step === 'loading', loading: pending, onClose };
}

/**
 * How many steps of the history lie above the page that the centre was opened from: its pages replace each other, but a page
 * leads on to what a figure is made of. 0 when no navigation within the site has opened it, or a step is not known.
 */
function useStepsInside(wanted: boolean): number {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const now = stepTo(seen, wanted, key, arrival);
  // Only a step changes the last one.
  if (now.at(-1) !== seen.at(-1)) setSeen(now);
  return stepsOut(now);
}
