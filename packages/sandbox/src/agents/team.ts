import type { DownlineKind, TeamStep } from '#api/agent.ts';
import type { DownlineAction, agentDownline } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import { loginsOf } from '../accounts/logins.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { isAgent } from '../accounts/roles.ts';
import { satangToAmount } from '../money/ledger.ts';
import { isPausedBy, pauseView } from '../play/pauses.ts';
import { restOf } from '../play/protections.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { openingRef } from '../seed/members.ts';
import { iso, thaiDay } from '../time.ts';
import { accountActsFor } from './accountActs.ts';
import { beginsLater, contractsOf, countsAt } from './contractRows.ts';
import { noteOf } from './notes.ts';
import { ratesView } from './rates.ts';
import { rightsOf } from './rights.ts';
import { teamIndex } from './teamIndex.ts';

/** The figures of an account are those of so many days. */
const figureDays = 30;
/** How long after its last call an account counts as online. */
const onlineMs = 5 * 60_000;

/** An account below an agent. Any other is refused with `downline_not_found`, whether it exists or not. */
export function downlineOf(sandbox: Sandbox, agent: Pick<Member, 'id'>, id: string): Answer<Member> {
  const member = teamIndex(sandbox).isBelow(id, agent.id) ? sandbox.store.get('members', id) : undefined;
  return member === undefined ? refuse('downline_not_found') : ok(member);
}

/** Like `downlineOf`, for what is done to an account. A player who takes a break is the target of nothing, without a reason. */
export function targetOf(sandbox: Sandbox, agent: Pick<Member, 'id'>, id: string): Answer<Member> {
  const found = downlineOf(sandbox, agent, id);
  return found.ok && !isTarget(sandbox, id) ? refuse('operation_not_allowed') : found;
}

/** Like `targetOf`, for what only the account directly above can do. */
export function directTargetOf(sandbox: Sandbox, agent: Pick<Member, 'id'>, id: string): Answer<Member> {
  const found = targetOf(sandbox, agent, id);
  return found.ok && found.value.uplineId !== agent.id ? refuse('operation_not_allowed') : found;
}

const isTarget = (sandbox: Sandbox, id: string): boolean => restOf(sandbox, id) === null;

/** The user name of an account as another one sees it: masked, unless it is of that one’s own team. */
export function accountSeenBy(sandbox: Sandbox, viewerId: string, id: string): string {
  const account = sandbox.store.get('members', id)?.account ?? '';
  return teamIndex(sandbox).isBelow(id, viewerId) ? account : maskAccount(account);
}

export const kindOf = (member: Member): DownlineKind => (isAgent(member) ? 'agent' : 'member');

/** The way from an agent down to an account of the team. */
export function teamPath(sandbox: Sandbox, agentId: string, id: string): TeamStep[] {
  const path = teamIndex(sandbox).pathTo(id);
  return path.slice(path.indexOf(agentId)).map((each) => {
    const { account = '', nickname = '' } = sandbox.store.get('members', each) ?? {};
    return { id: each, account, nickname };
  });
}

/** When an account was opened, ms: at the latest with its first money. 0 where nothing is known. */
export const registeredAtOf = ({ store }: Sandbox, { id, createdAt }: Pick<Member, 'id' | 'createdAt'>): number =>
  createdAt ?? store.get('postings', openingRef(id))?.at ?? 0;

/** The members who have used the site just now. */
export function onlineIds(sandbox: Sandbox): ReadonlySet<string> {
  const now = sandbox.now();
  const ids = new Set<string>();
  sandbox.store.forEach('sessions', ({ memberId, expiresAt, seenAt = 0 }) => {
    if (expiresAt > now && seenAt > now - onlineMs) ids.add(memberId);
  });
  return ids;
}

/** The days that the figures of an account are of. */
export function figureSpan({ now }: Sandbox): { readonly first: number; readonly last: number } {
  const last = thaiDay(now());
  return { first: last - figureDays + 1, last };
}

/**
 * What an agent can do with an account now. Rates and contracts are those of the direct downline only, and nothing is sent to an
 * account that the agent has paused.
 */
function actionsFor(sandbox: Sandbox, agent: Member, member: Member): DownlineAction[] {
  if (!isTarget(sandbox, member.id)) return [];
  const rights = rightsOf(sandbox, agent);
  const isDirect = member.uplineId === agent.id;
  return [
    ...(isDirect && rights.includes('setRates') ? (['rates'] as const) : []),
    ...(rights.includes('transfer') && !isPausedBy(sandbox, agent.id, member.id) ? (['transfer'] as const) : []),
    'message',
    ...(isDirect && isAgent(member) && rights.includes('contracts') ? (['contracts'] as const) : []),
    ...accountActsFor(sandbox, agent, member),
  ];
}

/** An account of the team for the contract. */
export function downlineView(
  sandbox: Sandbox,
  agent: Member,
  member: Member,
  online: ReadonlySet<string> = onlineIds(sandbox),
): WireOutputOf<typeof agentDownline>['downline'] {
  const index = teamIndex(sandbox);
  const { id, account, nickname } = member;
  const { stake, profit } = index.sumsOf(id, figureSpan(sandbox), 'branch');
  const lastLogin = loginsOf(sandbox, id).find(({ outcome }) => outcome === 'accepted');
  const lastBet = index.lastBetAt(id);
  const now = sandbox.now();
  const { note, tags } = noteOf(sandbox, agent.id, id) ?? { note: '', tags: [] };
  const withThis = contractsOf(sandbox, agent.id).filter(({ downlineId }) => downlineId === id);
  return {
    id,
    account,
    nickname,
    kind: kindOf(member),
    level: index.levelOf(id) - index.levelOf(agent.id),
    upline: sandbox.store.get('members', member.uplineId ?? '')?.account ?? '',
    team: index.sizeOf(id),
    online: online.has(id),
    registeredAt: iso(registeredAtOf(sandbox, member)),
    lastLoginAt: lastLogin === undefined ? null : iso(lastLogin.at),
    lastBetAt: lastBet === null ? null : iso(lastBet),
    balance: satangToAmount(index.balanceOf(id, 'own')),
    teamBalance: satangToAmount(index.balanceOf(id, 'branch')),
    stake: satangToAmount(stake),
    profit: satangToAmount(profit),
    rates: ratesView(sandbox, id),
    contracts: {
      inForce: withThis.filter((each) => countsAt(each, now)).length,
      begins: withThis
        .filter((each) => beginsLater(each, now))
        .map(({ from }) => iso(from))
        .toSorted(),
      waiting: withThis.filter(({ state }) => state === 'offered').length,
    },
    paused: pauseView(sandbox, id),
    actions: actionsFor(sandbox, agent, member),
    note,
    tags: [...tags],
  };
}

/** What the branches of some accounts have and have played together, in the days of their views. */
export function teamTotals(sandbox: Sandbox, members: readonly Member[]) {
  const index = teamIndex(sandbox);
  const span = figureSpan(sandbox);
  const sums = { teamBalance: 0, stake: 0, profit: 0 };
  for (const { id } of members) {
    const { stake, profit } = index.sumsOf(id, span, 'branch');
    sums.teamBalance += index.balanceOf(id, 'branch');
    sums.stake += stake;
    sums.profit += profit;
  }
  return {
    teamBalance: satangToAmount(sums.teamBalance),
    stake: satangToAmount(sums.stake),
    profit: satangToAmount(sums.profit),
  };
}

/** An account that has played counts as quiet after so many days without a bet. */
export const quietDays = figureDays;
/** The last bet before which an account counts as quiet, ms. */
export const quietSince = ({ now }: Sandbox): number => now() - quietDays * dayMs;
