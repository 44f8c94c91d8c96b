import type { DownlineKind } from '#api/agent.ts';
import { isAgent, isTrial } from '../accounts/roles.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { contractsOf, countsFrom } from './contractRows.ts';
import { rightsOf } from './rights.ts';
import { teamIndex } from './teamIndex.ts';

/** The right that opening an account of a kind needs, and everything that makes one. */
export const kindRights = { member: 'openMember', agent: 'openAgent' } as const satisfies Record<DownlineKind, string>;

/**
 * Whether an account still has a first password of this agent, who has opened it: one that signed up by itself has chosen its
 * own, and so has one that has changed it.
 */
export function hasFirstPassword(agent: Pick<Member, 'id'>, member: Member): boolean {
  const openedBelow = member.formerUplines === undefined ? member.uplineId : member.formerUplines[0]?.uplineId;
  return member.firstTimeLogin && openedBelow === agent.id;
}

/** What keeps an agent an agent: how many accounts are below, and contracts that count, will count, or wait for an answer. */
export function boundBy(sandbox: Sandbox, { id }: Pick<Member, 'id'>) {
  const now = sandbox.now();
  const contracts = contractsOf(sandbox, id).filter((each) => each.state === 'offered' || countsFrom(each, now));
  return { team: teamIndex(sandbox).sizeOf(id), contracts: contracts.length };
}

/** What an agent can do now with the account itself, apart from a break of its player. Only with one of the direct downline. */
export function accountActsFor(sandbox: Sandbox, agent: Member, member: Member) {
  const rights = rightsOf(sandbox, agent);
  if (member.uplineId !== agent.id || isTrial(member)) return [];
  const { team, contracts } = boundBy(sandbox, member);
  const kind: DownlineKind = isAgent(member) ? 'agent' : 'member';
  return [
    ...(hasFirstPassword(agent, member) && rights.includes(kindRights[kind]) ? (['reset'] as const) : []),
    ...(rights.includes('pause') ? (['pause'] as const) : []),
    ...(kind === 'member' && rights.includes('openAgent') ? (['promote'] as const) : []),
    ...(kind === 'agent' && rights.includes('openAgent') && team + contracts === 0 ? (['demote'] as const) : []),
  ];
}
