import { type MemberPage, memberPages } from '../routing/centrePages.ts';
import { pathTo } from '../routing/paths.ts';
import { useLocation } from '../routing/router.ts';
import { useAgentHref } from './agentHref.ts';
import { useCentreHref } from './centreHref.ts';
import { useWhitelabel } from './site.ts';
import { isFeatureOn } from './switches.ts';

/**
 * Returns a function that links to what the platform names in a message or an event: a page of a centre with a record of it, or
 * the levels. Null for a page that the site does not have, or that the operator has switched off (FLG-02).
 */
export function usePlatformHref(): (page: string, reference: string | null) => string | null {
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const agentHref = useAgentHref(pathname + search);
  const hasLevels = isFeatureOn(useWhitelabel(), 'VIP');
  return (page, reference) => {
    if (isMemberPage(page)) return centreHref(page, reference ?? '');
    // Contracts have pages in the agent centre; the levels are a page of the site.
    if (page === 'vip') return hasLevels ? pathTo('vip') : null;
    return agentHref(page);
  };
}

const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);
