import { useSession } from '#core/data/platform.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { pathTo } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn } from '#core/site/switches.ts';

/** Where players find what they have earned, in order: pages of the member centre, then two of the site. */
const centrePages = [
  'rewardCenter',
  'missionLeaderboard',
  'redEnvelope',
  'wheel',
  'referral',
] as const satisfies readonly MemberPage[];

export interface RewardLink {
  readonly name: (typeof centrePages)[number] | 'pointMall' | 'vip';
  readonly href: string;
  /** What waits there. */
  readonly count: number;
}

/** Links to the pages about rewards that the operator offers; for visitors those that they can read. */
export function useRewardLinks(): readonly RewardLink[] {
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const nodes = useWhitelabel();
  const role = roleOf(useSession());
  const isMember = role === 'member' || role === 'agent';
  const { invites, rewards, missions } = usePublicState(isMember);
  const waiting: Partial<Record<MemberPage, number>> = { rewardCenter: rewards, missionLeaderboard: missions };
  return [
    ...(isMember ? centrePages : []).flatMap((name) => {
      const href = centreHref(name);
      if (href === null || (name === 'referral' && invites !== true)) return [];
      return [{ name, href, count: waiting[name] ?? 0 }];
    }),
    ...(isFeatureOn(nodes, 'POINTS') ? [{ name: 'pointMall' as const, href: pathTo('pointMall'), count: 0 }] : []),
    ...(isFeatureOn(nodes, 'VIP') ? [{ name: 'vip' as const, href: pathTo('vip'), count: 0 }] : []),
  ];
}
