import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { systemWhitelabel } from '#api/system.ts';
import { readFlags } from '../shared/flags.ts';
import { useGate } from '../shared/gate.ts';
import { useMember } from '../shared/member.ts';
import { type MemberPage, paths } from '../shared/navigation.ts';
import { useSession } from '../shared/platform.tsx';
import { useRemote } from '../shared/remote.ts';
import { roleOf } from '../shared/role.ts';
import { useLeaveOver } from '../shared/useLeaveOver.ts';
import { doorStep, firstPage, offeredPages, wantedPage, withoutCentre } from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './MemberCentreDialog.tsx';

export interface MemberCentreOptions {
  /** The pages that the site has. */
  readonly built: readonly MemberPage[];
  /** A login dialog, or a refusal, stands before the page. */
  readonly asking: boolean;
}

/**
 * MEM-01: the page of the member centre that the address wants over its own. It opens and closes with the address, so that
 * every way into it is a link, and "back" leaves it.
 */
export function useMemberCentre({ built, asking }: MemberCentreOptions): Omit<MemberCentreDialogProps, 'children'> {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const flags = readFlags(whitelabel.status === 'ready' ? whitelabel.value.nodes : []);
  const offered = offeredPages(built, flags.MANPLAYREB3);
  // Not decided before it is known whether there is such a page.
  const undecided = whitelabel.status === 'loading' && search.get('centre') === 'manualRebate';
  const wanted = undecided ? null : wantedPage(search, offered);
  const pushed = usePushed(wanted !== null);
  const onClose = useLeaveOver(pushed, withoutCentre(pathname, search));
  const open = useDoor(wanted !== null, asking, onClose);
  // What was shown last stays while it closes.
  const [page, setPage] = useState(wanted ?? firstPage);
  if (wanted !== null && wanted !== page) setPage(wanted);
  return {
    open,
    page,
    entries: offered.map((entry) => ({ page: entry, href: paths.memberCentre(pathname + query, entry) })),
    onFollow: (href) => void navigate(href, { replace: true }),
    onClose,
  };
}

/** Has a press led here? Kept while one page of the centre takes the place of another. */
function usePushed(wanted: boolean): boolean {
  const pushed = useNavigationType() === 'PUSH';
  const [came, setCame] = useState({ wanted, pushed });
  if (came.wanted !== wanted) setCame({ wanted, pushed });
  return came.pushed;
}

/** Is it drawn? Asks whoever has no account to log in, once, and goes on to the centre afterwards. */
function useDoor(wanted: boolean, asking: boolean, leave: () => void): boolean {
  const { demand } = useGate();
  const { info } = useMember();
  const session = useSession();
  const [answered, setAnswered] = useState(false);
  const step = doorStep({
    wanted,
    // As the gate sees it: what it says may not differ from what it does.
    role: roleOf(session),
    // Where it cannot be read, the pages say so.
    typeKnown: info.status === 'failed' || (session !== null && session.accountType !== null),
    asking,
    answered,
  });
  const answers = step === 'open' || (step === 'wait' && asking);
  if (answers && !answered) setAnswered(true);
  if (step === 'closed' && answered) setAnswered(false);
  const act = useEffectEvent(() => {
    if (step === 'leave') leave();
    if (step !== 'ask') return;
    setAnswered(true);
    // There is nothing to do afterwards: the address still asks for it.
    demand(() => {});
  });
  useEffect(() => act(), [step]);
  return step === 'open';
}
