import type { WhitelabelNode } from '#api/system.ts';
import { paths } from '../routing/paths.ts';
import type { Role } from '../session/role.ts';
import { agentHrefOf } from '../site/agentHref.ts';
import { centreHrefOf } from '../site/centreHref.ts';
import { isPageOn } from '../site/switches.ts';
import { withoutCentre } from './centre.model.ts';
import { type ClosedState, type PageName, isAgentPage } from './pageState.ts';

/** A page that is open while another is closed. */
export interface OpenInstead {
  readonly name: 'login' | 'withdraw' | 'limits' | 'records' | 'overview' | 'home';
  readonly href: string;
}

/** Who asks, and where. */
interface Asker {
  /** The operator's switches. */
  readonly nodes: readonly WhitelabelNode[];
  readonly role: Role;
  readonly pathname: string;
  readonly search: string;
}

/**
 * What a player can do in place of a closed page: members always reach withdrawal, limits and records (RSP-03), agents their
 * overview.
 */
export function openInstead(
  page: PageName,
  closed: ClosedState,
  { nodes, role, pathname, search }: Asker,
): readonly OpenInstead[] {
  const from = pathname + search;
  if (closed.is === 'maintenance') return [];
  if (closed.is === 'signIn') return [{ name: 'login', href: paths.login({ next: from }) }];
  const home = { name: 'home', href: paths.home() } as const;
  if (role === 'visitor' || role === 'trial') return [home];
  if (role === 'assistant') return isPageOn(nodes, 'agentHome') ? [{ name: 'overview', href: paths.agentHome() }] : [];
  const ofMember = centreHrefOf(nodes, from);
  const hasOverview = role === 'agent' && isAgentPage(page) && page !== 'agentTeamOverview';
  const links = [
    { name: 'overview', href: hasOverview ? agentHrefOf(nodes, role, from)('agentTeamOverview') : null },
    { name: 'withdraw', href: ofMember('withdraw') },
    { name: 'limits', href: ofMember('limits') },
    { name: 'records', href: ofMember('transactionHistory') },
  ] as const;
  const open = links.flatMap(({ name, href }) => (href === null ? [] : [{ name, href }]));
  return withoutCentre(pathname, new URLSearchParams(search)) === paths.home() || isAgentPage(page)
    ? open
    : [...open, home];
}
