import type { TeamSide } from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { accountName, memberByAccount } from '../accounts/accounts.ts';
import { isAgent } from '../accounts/roles.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { type TeamIndex, teamIndex } from './teamIndex.ts';

/** A branch of an agent's team. */
export interface Branch {
  readonly index: TeamIndex;
  /** The account at its top: the agent, or one of the team. */
  readonly top: Member;
}

/**
 * Finds the branch of an account in the team of the agent who asks, who is its top without one. Refuses a member with
 * `not_agent`, and an account of another team like one that does not exist, with `downline_not_found`.
 */
export function branchOf(
  sandbox: Sandbox,
  agent: Member,
  find: () => Member | undefined = () => agent,
): Answer<Branch> {
  if (!isAgent(agent)) return refuse('not_agent');
  const index = teamIndex(sandbox);
  const top = find();
  if (top === undefined || (top.id !== agent.id && !index.isBelow(top.id, agent.id))) {
    return refuse('downline_not_found');
  }
  return ok({ index, top });
}

/** Finds the branch of a user name, as an agent types it. */
export const branchOfAccount = (sandbox: Sandbox, agent: Member, account: string | undefined): Answer<Branch> =>
  branchOf(sandbox, agent, () => (account === undefined ? agent : memberByAccount(sandbox, accountName(account))));

/** Whether accounts belong to a side of a branch. */
export function isOnSide({ index, top }: Branch, side: TeamSide): (memberId: string) => boolean {
  const isTop = (id: string) => id === top.id;
  const isBelow = (id: string) => index.isBelow(id, top.id);
  if (side === 'own') return isTop;
  return side === 'downline' ? isBelow : (id) => isTop(id) || isBelow(id);
}

/** Whose a row of a report is. Level 0 is the agent who asks. */
export function ownerView({ store }: Sandbox, index: TeamIndex, agentId: string, memberId: string) {
  const { account = memberId, nickname = '' } = store.get('members', memberId) ?? {};
  const path = index.pathTo(memberId);
  return { account, nickname, level: path.length - 1 - path.indexOf(agentId) };
}
