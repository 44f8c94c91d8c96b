import type { ContractKind } from '#api/agent.ts';
import type { AgentOverview } from '#api/agentCentre.ts';
import { type AgentPage, agentPages } from '#core/routing/centrePages.ts';

/** Every page of the agent centre, in the order of its menu. */
export const agentPageOrder = Object.keys(agentPages) as readonly AgentPage[];

/** The default page (AGT-01), also for a URL that names an unknown page. */
export const firstPage: AgentPage = 'agentTeamOverview';

/** The page of the agent centre with the contracts of a kind, by the platform's names. */
export const contractPages = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>;
export type ContractPageName = (typeof contractPages)[ContractKind];

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
