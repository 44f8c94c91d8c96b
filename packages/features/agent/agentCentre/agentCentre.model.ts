import type { ContractKind } from '#api/agent.ts';
import type { AgentNotices } from '#api/agentNotices.ts';
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

/**
 * What waits on each page: offers of contracts, what the notices of the overview tell otherwise, and announcements that were
 * not opened on this device.
 */
export function waitingOn(
  { list, count }: Pick<AgentNotices, 'list' | 'count'>,
  announcements: readonly string[],
  read: readonly string[],
): Readonly<Record<string, number>> {
  const waiting: Record<string, number> = {};
  for (const { kind, contract } of list) {
    const page = typeof contract?.kind === 'string' ? contractPages[contract.kind] : undefined;
    if (kind === 'contractWaits' && page !== undefined) waiting[page] = (waiting[page] ?? 0) + 1;
  }
  const offers = list.filter(({ kind }) => kind === 'contractWaits').length;
  return {
    ...waiting,
    [firstPage]: count - offers,
    agentAnnouncement: announcements.filter((id) => !read.includes(id)).length,
  };
}
