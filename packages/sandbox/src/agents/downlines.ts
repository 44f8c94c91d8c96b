import type { SortOrder } from '#api/agent.ts';
import type { DownlineFilter, DownlineSort } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { readSpan } from '../listing/span.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { downlineOf } from './team.ts';
import { searchTeam } from './teamSearch.ts';

/** The days of a filter; undefined for all. Either end can be open. */
const readDays = (from: string | undefined, to: string | undefined) =>
  from === undefined && to === undefined
    ? ok(undefined)
    : readSpan({ from: from ?? '1970-01-01', to: to ?? '9999-12-31' }, Infinity);

/** How the accounts that a filter finds are ordered. */
interface DownlineOrder {
  readonly sort?: DownlineSort | undefined;
  readonly order: SortOrder;
}

/**
 * The accounts below an agent that a filter finds, in the order that is asked for. Refuses a parent that is not below the agent,
 * and a link that is another one’s.
 */
export function findDownlines(
  sandbox: Sandbox,
  agent: Member,
  filter: DownlineFilter & DownlineOrder,
): Answer<readonly Member[]> {
  const { parent = agent.id } = filter;
  const branch = parent === agent.id ? ok(agent) : downlineOf(sandbox, agent, parent);
  if (!branch.ok) return branch;
  const registered = readDays(filter.registeredFrom, filter.registeredTo);
  if (!registered.ok) return registered;
  const lastBet = readDays(filter.lastBetFrom, filter.lastBetTo);
  if (!lastBet.ok) return lastBet;
  const played = readDays(filter.playedFrom, filter.playedTo);
  if (!played.ok) return played;
  const link = filter.link === undefined ? null : sandbox.store.get('agentLinks', filter.link);
  if (link === undefined || (link !== null && link.memberId !== agent.id)) return refuse('record_not_found');
  const days = { registered: registered.value, lastBet: lastBet.value, played: played.value };
  const signedUp = link === null ? undefined : new Set(link.memberIds);
  return ok(searchTeam(sandbox, { ...filter, ...days, signedUp, parent, agentId: agent.id }));
}
