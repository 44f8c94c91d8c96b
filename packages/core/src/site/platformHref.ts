import type { WhitelabelNode } from '#api/system.ts';
import { useSession } from '../data/platform.tsx';
import { type MemberPage, memberPages } from '../routing/centrePages.ts';
import { pathTo } from '../routing/paths.ts';
import { useLocation } from '../routing/router.ts';
import { type Role, roleOf } from '../session/role.ts';
import { agentHrefOf } from './agentHref.ts';
import { centreHrefOf } from './centreHref.ts';
import { useWhitelabel } from './site.ts';
import { isFeatureOn } from './switches.ts';

/**
 * Returns a function that links to what the platform names in a message or an event: a page of a centre with a record of it, or
 * the levels. Null for a page that the site does not have, or that the operator has switched off (FLG-02).
 */
export function usePlatformHref(): (page: string, reference: string | null) => string | null {
  const { pathname, search } = useLocation();
  return platformHrefOf(useWhitelabel(), roleOf(useSession()), pathname + search);
}

/** What `usePlatformHref` returns, by the operator's switches and the role. @param from the page that a centre opens over */
export const platformHrefOf =
  (nodes: readonly WhitelabelNode[], role: Role, from: string) =>
  (page: string, reference: string | null): string | null => {
    if (isMemberPage(page)) return centreHrefOf(nodes, from)(page, reference ?? '');
    // Contracts have pages in the agent centre; the levels are a page of the site.
    if (page === 'vip') return isFeatureOn(nodes, 'VIP') ? pathTo('vip') : null;
    return agentHrefOf(nodes, role, from)(page);
  };

const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);
