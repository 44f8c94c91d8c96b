import type { AgentConsolidatedValue, ContractKind } from '#api/agent.ts';
import type { AgentOverview } from '#api/agentCentre.ts';
import type { WhitelabelNode } from '#api/system.ts';
import { type AgentPage, agentPages } from '#core/routing/centrePages.ts';
import { isPageOn } from '#core/site/switches.ts';

/** Every page of the agent centre, in the order of its menu. */
export const agentPageOrder = Object.keys(agentPages) as readonly AgentPage[];

/** The default page (AGT-01), also for a URL that names an unknown page. */
export const firstPage: AgentPage = 'agentTeamOverview';

/** The agreement that a page is about (AGT-02), by the platform's names. */
const agreements: Readonly<Record<string, keyof AgentConsolidatedValue>> = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreqtype',
  hourlySalary: 'contracthoursalreqtype',
  realTimeSalary: 'realtimesalreqtype',
};

/** The page of the agent centre with the contracts of a kind, by the platform's names. */
export const contractPages = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>;
export type ContractPageName = (typeof contractPages)[ContractKind];

/** All agreements are in force. */
export const everyAgreement: AgentConsolidatedValue = {
  dailysalreqtype: '1',
  divtypereq: '1',
  contracthoursalreqtype: '1',
  realtimesalreqtype: '1',
};

/** Whether a page is offered only while an agreement is in force. */
export const needsAgreement = (page: string): boolean => Object.hasOwn(agreements, page);

/**
 * The pages that the operator offers (FLG-02) and whose agreements are in force (AGT-02), in their order.
 * @param inForce null while unknown
 */
export const offeredPages = <Page extends string>(
  pages: readonly Page[],
  nodes: readonly WhitelabelNode[],
  inForce: AgentConsolidatedValue | null,
): readonly Page[] =>
  pages.filter((page) => {
    const agreement = agreements[page];
    return isPageOn(nodes, page) && (agreement === undefined || inForce?.[agreement] === '1');
  });

/** What waits on each page: offers of contracts, and announcements that were not opened on this device. */
export function waitingOn(
  contractsWaiting: AgentOverview['contractsWaiting'],
  announcements: readonly string[],
  read: readonly string[],
): Readonly<Record<string, number>> {
  const offers = contractsWaiting.flatMap(({ kind, count }) => {
    const page = typeof kind === 'string' ? contractPages[kind] : undefined;
    return page === undefined ? [] : [[page, count] as const];
  });
  return { ...Object.fromEntries(offers), agentAnnouncement: announcements.filter((id) => !read.includes(id)).length };
}
