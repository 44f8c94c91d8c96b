import { systemWhitelabel } from '#api/system.ts';
import { undecidedPage, wantedPage } from '#core/centre/centre.model.ts';
import { closedPage } from '#core/centre/closedPage.ts';
import { useCentreOverlay } from '#core/centre/useCentreOverlay.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { problemCode } from '#core/site/problemCode.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import {
  closesInBreak,
  firstPage,
  isSwitched,
  memberPageOrder,
  offeredPages,
  outsideGroup,
  outsidePages,
} from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './memberCentre.types.ts';

export interface MemberCentreOptions {
  /** True while a login dialog or the trial warning is open. */
  readonly asking: boolean;
}

/**
 * Props of the member centre (MEM-01). The URL (`?centre=`) opens and closes it, so that every entry point is a link and
 * the back button closes it.
 */
export function useMemberCentre({ asking }: MemberCentreOptions): MemberCentreDialogProps {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const session = useSession();
  const { clock } = usePlatform();
  const { info } = useMember();
  const hasUpline = info.status === 'ready' && info.value.toUpline;
  const asked = search.get('centre');
  // Asked while the centre is open, and never before.
  const [play] = usePlayStatus({ skip: asked === null });
  const rest = play.status === 'ready' ? play.value.rest : null;
  const onBreak = rest !== null;
  const { invites, unread, rewards, missions } = usePublicState(asked !== null);
  const nodes = whitelabel.status === 'ready' ? whitelabel.value.nodes : [];
  const offered = offeredPages(nodes, {
    hasUpline,
    invites: invites ?? true,
    onBreak,
  });
  const isOffered = asked === '' || asked === 'menu' || offered.some((page) => page === asked);
  // A page that is switched off must not show for a moment before the tree says so.
  const undecided =
    asked !== null &&
    ((asked === 'referral' && invites === null) ||
      (whitelabel.status === 'loading' && (!isOffered || isSwitched(asked))) ||
      (asked === 'transferUpline' && session !== null && !isOffered && info.status === 'loading'));
  const wanted = undecided ? undecidedPage(asked, memberPageOrder, firstPage) : wantedPage(asked, offered, firstPage);
  const { open, loading, onClose } = useCentreOverlay({ wanted: wanted !== null, asking });
  const waiting: Partial<Record<MemberPage, number>> = {
    messageV2: unread,
    rewardCenter: rewards,
    missionLeaderboard: missions,
  };
  // Keeps the last page during the exit animation.
  const shown = usePresence(wanted);
  const isOn = (page: MemberPage): boolean => isPageOn(nodes, page) && (page !== 'referral' || invites !== false);
  const closed = usePresence(
    wanted?.instead === true && asked !== null
      ? closedPage(asked, memberPageOrder, { isOn, rest, stops: closesInBreak })
      : null,
  );
  const code = problemCode(shown?.page ?? firstPage, clock.now());
  return {
    open,
    page: shown?.page ?? firstPage,
    undecided: loading || (shown?.undecided ?? false),
    instead: shown?.instead ?? false,
    closed,
    menu: shown?.menu ?? false,
    menuHref: paths.memberCentre(pathname + query, 'menu'),
    entries: (undecided || loading ? [] : offered).map((entry) => ({
      page: entry,
      href: paths.memberCentre(pathname + query, entry),
      count: waiting[entry] ?? 0,
    })),
    // A break has nothing to win (RSP-03).
    outside: outsidePages
      .filter(({ name, feature }) => isFeatureOn(nodes, feature) && !(onBreak && outsideGroup(name) === 'rewards'))
      .map(({ name, href }) => ({ name, href })),
    problem: isFeatureOn(nodes, 'FEEDBACK') ? { code, href: `${pathTo('help', { reference: code })}#contact` } : null,
    onFollow: (href) => void navigate(href, { replace: true }),
    onClose,
  };
}
