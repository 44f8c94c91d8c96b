import { type AgentNoticeKind, type agentNotices, mostAgentNotices } from '#api/agentNotices.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import { periodAt } from '../play/periods.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AgentLink } from '../schema/agents.ts';
import type { Contract } from '../schema/contracts.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';
import { isKindOpen } from './contractAccess.ts';
import { contractsOf } from './contractRows.ts';
import { contractView } from './contractView.ts';
import { linksOf } from './links.ts';
import { rightsOf } from './rights.ts';
import { quietDays, registeredAtOf } from './team.ts';
import { teamIndex } from './teamIndex.ts';

type Notices = WireOutputOf<typeof agentNotices>;
type Notice = Omit<Notices['list'][number], 'seen' | 'kind'> & { readonly kind: AgentNoticeKind };

/** So many days, today included, sign-ups and first deposits are told, and a contract is told before its end. */
const toldDays = 7;

/** What an agent is told, what waits first, and how much of it counts. */
export function noticesOf(sandbox: Sandbox, agent: Member): Notices {
  const newest = [...linkNotices(sandbox, agent), ...quietNotices(sandbox, agent)];
  const all = [
    ...contractNotices(sandbox, agent),
    ...newest.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  ];
  const seen = new Set(sandbox.store.get('agentNoticesSeen', agent.id)?.ids);
  const listed = all.slice(0, mostAgentNotices).map((notice) => ({ ...notice, seen: seen.has(notice.id) }));
  return { list: listed, count: listed.filter((notice) => notice.kind === 'contractWaits' || !notice.seen).length };
}

/** Marks notices as read. Forgets those that are not told any more. Joins the open transaction. */
export function markSeen(sandbox: Sandbox, agent: Member, ids: readonly string[]): void {
  const marked = new Set([...(sandbox.store.get('agentNoticesSeen', agent.id)?.ids ?? []), ...ids]);
  const told = noticesOf(sandbox, agent).list.map(({ id }) => id);
  sandbox.store.put('agentNoticesSeen', agent.id, { memberId: agent.id, ids: told.filter((id) => marked.has(id)) });
}

/** Offers from above by their last day, then contracts of both sides that someone has ended, by their end. */
function contractNotices(sandbox: Sandbox, { id }: Member): readonly Notice[] {
  const now = sandbox.now();
  const known = contractsOf(sandbox, id).filter(({ kind }) => isKindOpen(sandbox, kind));
  const told = (contract: Contract, kind: AgentNoticeKind, at: number, until: number): Notice => {
    const { side, with: other } = contractView(sandbox, id, contract);
    const name = other === null ? null : other.nickname || other.account;
    const shown = { id: contract.id, kind: contract.kind, side, with: name, until: iso(until) };
    return { id: `${kind}:${contract.id}`, kind, at: iso(at), contract: shown, link: null, count: 0 };
  };
  const waiting = known
    .filter(({ downlineId, state, expiresAt }) => downlineId === id && state === 'offered' && expiresAt > now)
    .toSorted((one, other) => one.expiresAt - other.expiresAt);
  const ending = known.flatMap((contract) => {
    const { state, from, until, endedAt = 0 } = contract;
    const begins = Math.max(endedAt, (until ?? 0) - toldDays * dayMs);
    // One that is replaced goes on with other terms, and one that never begins has nothing to end.
    const isTold = state === 'terminated' && until !== null && until > Math.max(now, from) && begins <= now;
    return isTold ? [{ contract, at: begins, until }] : [];
  });
  return [
    ...waiting.map((contract) => told(contract, 'contractWaits', contract.offeredAt, contract.expiresAt)),
    ...ending
      .toSorted((one, other) => one.until - other.until)
      .map(({ contract, at, until }) => told(contract, 'contractEnds', at, until)),
  ];
}

/** Who has signed up by a link, and who of them has deposited for the first time, by day. */
function linkNotices(sandbox: Sandbox, agent: Member): readonly Notice[] {
  // The pages that they lead to are closed without the right.
  if (!rightsOf(sandbox, agent).includes('links')) return [];
  const last = thaiDay(sandbox.now());
  const days = { first: last - toldDays + 1, last };
  return linksOf(sandbox, agent.id).flatMap((link) => [
    ...dayNotices(link, 'signUps', signUpsByDay(sandbox, link, days.first)),
    ...dayNotices(link, 'firstDeposits', firstDepositsByDay(sandbox, link, days)),
  ]);
}

const dayNotices = (
  { code, name }: AgentLink,
  kind: AgentNoticeKind,
  byDay: ReadonlyMap<number, number>,
): readonly Notice[] =>
  Array.from(byDay, ([day, count]) => ({
    // With the count: one more account is told again.
    id: `${kind}:${code}:${day}:${count}`,
    kind,
    at: iso(startOfThaiDay(day)),
    contract: null,
    link: { id: code, name },
    count,
  }));

function signUpsByDay(sandbox: Sandbox, { memberIds }: AgentLink, first: number): ReadonlyMap<number, number> {
  const byDay = new Map<number, number>();
  // The last one is the newest.
  for (const id of memberIds.toReversed()) {
    const member = sandbox.store.get('members', id);
    const day = member === undefined ? 0 : thaiDay(registeredAtOf(sandbox, member));
    if (day < first) break;
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return byDay;
}

function firstDepositsByDay(
  sandbox: Sandbox,
  { createdAt, memberIds }: AgentLink,
  { first, last }: { readonly first: number; readonly last: number },
): ReadonlyMap<number, number> {
  const index = teamIndex(sandbox);
  const depositsOn = (id: string, from: number, to: number) =>
    index.sumOf(id, { first: from, last: to }, 'own', ['deposits']);
  const byDay = new Map<number, number>();
  for (const id of memberIds) {
    if (depositsOn(id, first, last) === 0 || depositsOn(id, thaiDay(createdAt), first - 1) !== 0) continue;
    let day = first;
    while (day < last && depositsOn(id, day, day) === 0) day += 1;
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  return byDay;
}

/** How many have become quiet in the week before this one and did not play since; never who takes a break. */
export function quietCountOf(sandbox: Sandbox, agentId: string): number {
  const week = periodAt('week', sandbox.now());
  const until = week.begins - quietDays * dayMs;
  const index = teamIndex(sandbox);
  return index.belowOf(agentId).filter((each) => {
    const lastBet = index.lastBetAt(each) ?? 0;
    return lastBet >= until - 7 * dayMs && lastBet < until && restOf(sandbox, each) === null;
  }).length;
}

function quietNotices(sandbox: Sandbox, { id }: Member): readonly Notice[] {
  const week = periodAt('week', sandbox.now());
  const count = quietCountOf(sandbox, id);
  if (count === 0) return [];
  const noticeId = `quiet:${thaiDay(week.begins)}`;
  return [{ id: noticeId, kind: 'quiet', at: iso(week.begins), contract: null, link: null, count }];
}
