import { isClosed } from '#core/centre/pageState.ts';
import { useCentrePage } from '#core/centre/useCentrePage.ts';
import { usePageStates } from '#core/centre/usePageStates.ts';
import { usePlatform } from '#core/data/platform.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { problemCode } from '#core/site/problemCode.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { firstPage, memberPageOrder, outsideGroup, outsidePages } from './memberCentre.model.ts';
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
  const { clock } = usePlatform();
  const nodes = useWhitelabel();
  const asked = search.get('centre');
  // Asked while the centre is open, and never before.
  const stateOf = usePageStates(asked === null ? null : memberPageOrder);
  const { unread, rewards, missions } = usePublicState(asked !== null);
  const { decided, dialog } = useCentrePage({ asked, pages: memberPageOrder, first: firstPage, stateOf, asking });
  const waiting: Partial<Record<MemberPage, number>> = {
    messageV2: unread,
    rewardCenter: rewards,
    missionLeaderboard: missions,
  };
  // A break has nothing to win (RSP-03).
  const onBreak = isClosed(stateOf('promotions'));
  // All at once: one that came later would move those below it. What cannot be read is decided as well.
  const menu = decided && memberPageOrder.every((page) => stateOf(page).is !== 'loading');
  const code = problemCode(dialog.page, clock.now());
  return {
    ...dialog,
    menuHref: paths.memberCentre(pathname + query, 'menu'),
    entries: (menu ? memberPageOrder.filter((entry) => stateOf(entry).is === 'open') : []).map((entry) => ({
      page: entry,
      href: paths.memberCentre(pathname + query, entry),
      count: waiting[entry] ?? 0,
    })),
    outside: (menu ? outsidePages : [])
      .filter(({ name, feature }) => isFeatureOn(nodes, feature) && !(onBreak && outsideGroup(name) === 'rewards'))
      .map(({ name, href }) => ({ name, href })),
    problem: isFeatureOn(nodes, 'FEEDBACK') ? { code, href: `${pathTo('help', { reference: code })}#contact` } : null,
    onFollow: (href) => void navigate(href, { replace: true }),
  };
}
