import { useEffect, useEffectEvent, useState } from 'react';
import { systemWhitelabel } from '#api/system.ts';
import { useSession } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from '#core/routing/router.ts';
import { useCloseOverlay } from '#core/routing/useCloseOverlay.ts';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { roleOf } from '#core/session/role.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { centreStep, firstPage, offeredPages, wantedPage, withoutCentre } from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './memberCentre.types.ts';

export interface MemberCentreOptions {
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
}

/**
 * Props of the member centre (MEM-01). The URL (`?centre=`) opens and closes it, so that every entry point is a link and
 * the back button closes it.
 */
export function useMemberCentre({ asking }: MemberCentreOptions): Omit<MemberCentreDialogProps, 'children'> {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const session = useSession();
  const { info } = useMember();
  const hasUpline = info.status === 'ready' && info.value.toUpline;
  const offered = offeredPages(whitelabel.status === 'ready' ? whitelabel.value.nodes : [], hasUpline);
  const asked = search.get('centre');
  const isOffered = asked === '' || asked === 'menu' || offered.some((page) => page === asked);
  // A page that is offered unless the tree says otherwise does not wait for the tree: its calls are on their way meanwhile.
  const undecided =
    !isOffered &&
    (whitelabel.status === 'loading' || (asked === 'transferUpline' && session !== null && info.status === 'loading'));
  const wanted = undecided ? null : wantedPage(search, offered);
  const pushed = usePushed(wanted !== null);
  const onClose = useCloseOverlay(pushed, withoutCentre(pathname, search));
  const open = useAccess(wanted !== null, asking, onClose);
  // Keeps the last page during the exit animation.
  const shown = usePresence(wanted);
  return {
    open,
    page: shown?.page ?? firstPage,
    instead: shown?.instead ?? false,
    menu: shown?.menu ?? false,
    menuHref: paths.memberCentre(pathname + query, 'menu'),
    entries: offered.map((entry) => ({ page: entry, href: paths.memberCentre(pathname + query, entry) })),
    onFollow: (href) => void navigate(href, { replace: true }),
    onClose,
  };
}

/** True when a navigation within the site opened the centre. Kept while its pages replace each other. */
function usePushed(wanted: boolean): boolean {
  const pushed = useNavigationType() === 'PUSH';
  const [opening, setOpening] = useState({ wanted, pushed });
  if (opening.wanted !== wanted) setOpening({ wanted, pushed });
  return opening.pushed;
}

/** Returns whether the centre may open. Requests a login once from a player without an account. */
function useAccess(wanted: boolean, asking: boolean, leave: () => void): boolean {
  const { requireAuth } = useRequireAuth();
  const { info } = useMember();
  const session = useSession();
  const [answered, setAnswered] = useState(false);
  const step = centreStep({
    wanted,
    // The same role that the login request uses, so that both decide alike.
    role: roleOf(session),
    // If member info cannot be read, the pages report it.
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
    // Nothing to do after the login: the URL still requests the centre.
    requireAuth(() => {});
  });
  useEffect(() => act(), [step]);
  return step === 'open';
}
