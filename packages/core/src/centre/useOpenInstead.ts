import { useSession } from '../data/platform.tsx';
import { paths } from '../routing/paths.ts';
import { useLocation } from '../routing/router.ts';
import { roleOf } from '../session/role.ts';
import { useAgentHref } from '../site/agentHref.ts';
import { useCentreHref } from '../site/centreHref.ts';
import { withoutCentre } from './centre.model.ts';
import { type ClosedState, type PageName, isAgentPage } from './pageState.ts';

/** A page that is open while another is closed. */
export interface OpenInstead {
  readonly name: 'login' | 'withdraw' | 'limits' | 'records' | 'overview' | 'home';
  readonly href: string;
}

/**
 * Returns a function with what a player can do in place of a closed page: members always reach withdrawal, limits and records
 * (RSP-03), agents their overview.
 */
export function useOpenInstead(): (page: PageName, closed: ClosedState) => readonly OpenInstead[] {
  const { pathname, search } = useLocation();
  const role = roleOf(useSession());
  const from = pathname + search;
  const below = withoutCentre(pathname, new URLSearchParams(search));
  const ofMember = useCentreHref(from);
  const ofAgent = useAgentHref(from);
  return (page, closed) => {
    if (closed.is === 'maintenance') return [];
    if (closed.is === 'signIn') return [{ name: 'login', href: paths.login({ next: from }) }];
    const home = { name: 'home', href: paths.home() } as const;
    if (role === 'visitor' || role === 'trial') return [home];
    if (role === 'assistant') return [{ name: 'overview', href: paths.agentHome() }];
    const inAgentCentre = isAgentPage(page) && page !== 'agentTeamOverview' ? ofAgent('agentTeamOverview') : null;
    const links = [
      { name: 'overview', href: inAgentCentre },
      { name: 'withdraw', href: ofMember('withdraw') },
      { name: 'limits', href: ofMember('limits') },
      { name: 'records', href: ofMember('transactionHistory') },
    ] as const;
    const open = links.flatMap(({ name, href }) => (href === null ? [] : [{ name, href }]));
    return below === paths.home() || isAgentPage(page) ? open : [...open, home];
  };
}
