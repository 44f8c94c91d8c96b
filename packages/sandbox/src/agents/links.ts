import type { AgentLinkState } from '#api/agentRegistration.ts';
import { readText } from '#text/readText.ts';
import { freeCode, isCodeTaken } from '../accounts/referrals.ts';
import { isAgent } from '../accounts/roles.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AgentLink } from '../schema/agents.ts';
import { thaiDay } from '../time.ts';
import { withDefaultRates } from './defaultRates.ts';
import { ceilingOf, entriesOf, giveRates } from './rateChanges.ts';
import type { Days } from './teamIndex.ts';

/** An agent’s links that are not deleted, newest first. */
export const linksOf = ({ store }: Sandbox, memberId: string): readonly AgentLink[] =>
  (store.get('memberLinks', memberId)?.codes ?? [])
    .flatMap((code) => store.get('agentLinks', code) ?? [])
    .filter(({ status }) => status !== 'deleted');

/** The state of a link that is not deleted. */
export function linkStateOf({ now }: Sandbox, { status, lastDay, mostUses, memberIds }: AgentLink): AgentLinkState {
  if (lastDay !== null && thaiDay(now()) > lastDay) return 'expired';
  if (mostUses !== null && memberIds.length >= mostUses) return 'usedUp';
  return status === 'paused' ? 'paused' : 'active';
}

/** The days on which those who signed up by a link can have done something, up to today. */
export const linkDaysOf = ({ now }: Sandbox, { createdAt }: AgentLink): Days => ({
  first: thaiDay(createdAt),
  last: thaiDay(now()),
});

/** What an agent states about a link. */
export type LinkTerms = Pick<AgentLink, 'name' | 'kind' | 'rates' | 'landing' | 'game' | 'lastDay' | 'mostUses'>;

/** Makes a link. Joins the open transaction. */
export function addLink(sandbox: Sandbox, memberId: string, terms: LinkTerms): AgentLink {
  const { store, seed } = sandbox;
  const codes = store.get('memberLinks', memberId)?.codes ?? [];
  const code = freeCode(`${seed} link ${memberId} ${codes.length}`, (taken) => isCodeTaken(sandbox, taken));
  const counted = { status: 'active', createdAt: sandbox.now(), visits: 0, memberIds: [] } as const;
  const link: AgentLink = { code, memberId, ...terms, ...counted };
  store.put('agentLinks', code, link);
  store.put('memberLinks', memberId, { memberId, codes: [code, ...codes] });
  return link;
}

/** The link that a code opens now, with its agent. Ignores case. */
export function openLink(sandbox: Sandbox, code: string): { readonly link: AgentLink; readonly agent: Member } | null {
  const link = sandbox.store.get('agentLinks', readText(code).toUpperCase());
  if (link === undefined || link.status === 'deleted' || linkStateOf(sandbox, link) !== 'active') return null;
  const agent = sandbox.store.get('members', link.memberId);
  return agent !== undefined && isAgent(agent) ? { link, agent } : null;
}

/** Counts that a link was opened. Joins the open transaction. */
export function countVisit({ store }: Sandbox, link: AgentLink): void {
  store.put('agentLinks', link.code, { ...link, visits: link.visits + 1 });
}

/**
 * Gives an account that has signed up by a link the rates of the link, as far as its agent still has them, and the operator's
 * default for those that the link does not name. Joins the open transaction.
 */
export function countSignUp(sandbox: Sandbox, link: AgentLink, memberId: string): void {
  sandbox.store.put('agentLinks', link.code, { ...link, memberIds: [...link.memberIds, memberId] });
  const given = withDefaultRates(sandbox, link.memberId, link.rates);
  const rates = entriesOf(given).map(([gameType, rate]) => [
    gameType,
    Math.min(rate, ceilingOf(sandbox, link.memberId, gameType)),
  ]);
  giveRates(sandbox, memberId, Object.fromEntries(rates));
}
