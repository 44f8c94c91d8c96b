import type { SortOrder } from '#api/agent.ts';
import type { DownlineKind } from '#api/agent.ts';
import type { DownlineSort, DownlineState } from '#api/agentTeam.ts';
import { SearchText, rankMatches } from '#text/rankMatches.ts';
import { readText } from '#text/readText.ts';
import { type Span, isWithin } from '../listing/span.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AgentNote } from '../schema/agents.ts';
import type { Contract } from '../schema/contracts.ts';
import { thaiDay } from '../time.ts';
import { beginsLater, contractsOf, countsAt } from './contractRows.ts';
import { caseless, hasTag, noteOf } from './notes.ts';
import { figureSpan, kindOf, onlineIds, quietSince, registeredAtOf } from './team.ts';
import { type Days, teamIndex } from './teamIndex.ts';

/** What is looked for in a branch. */
export interface TeamQuery {
  /** Who asks. */
  readonly agentId: string;
  readonly parent: string;
  readonly q?: string | undefined;
  /** A tag of the agent. */
  readonly tag?: string | undefined;
  readonly kind?: DownlineKind | undefined;
  readonly state?: DownlineState | undefined;
  /** So many levels below the agent; 0 for all. */
  readonly level?: number | undefined;
  /** When the accounts were opened; absent for any time. */
  readonly registered?: Span | undefined;
  /** When their last bet was; absent for any time, and for none. */
  readonly lastBet?: Span | undefined;
  /** When they have placed a bet; absent for any time, and for none. */
  readonly played?: Span | undefined;
  /** The ids of those to list; absent for all. */
  readonly signedUp?: ReadonlySet<string> | undefined;
  readonly sort?: DownlineSort | undefined;
  readonly order: SortOrder;
}

/**
 * The direct downline of an account, or those of all levels below it that match `q`, have the `tag` or are at `level`, as
 * filtered and in the order that the query asks for.
 */
export function searchTeam(sandbox: Sandbox, query: TeamQuery): readonly Member[] {
  const { agentId, parent, q = '', tag, kind, level, registered, lastBet, played, signedUp, sort, order } = query;
  const index = teamIndex(sandbox);
  const isSearch = q.trim() !== '';
  const wantedTag = tag === undefined ? undefined : caseless(readText(tag));
  const ids =
    isSearch || wantedTag !== undefined || level !== undefined ? index.belowOf(parent) : index.childrenOf(parent);
  const wantedLevel = level === undefined || level === 0 ? null : index.levelOf(agentId) + level;
  const isWanted = stateFilter(sandbox, query);
  const members = ids
    .filter((id) => (wantedLevel === null || index.levelOf(id) === wantedLevel) && signedUp?.has(id) !== false)
    .filter((id) => wantedTag === undefined || hasTag(noteOf(sandbox, agentId, id), wantedTag))
    .flatMap((id) => sandbox.store.get('members', id) ?? [])
    .filter((member) => (kind === undefined || kindOf(member) === kind) && isWanted(member))
    .filter((member) => registered === undefined || isWithin(registered, registeredAtOf(sandbox, member)))
    .filter(({ id }) => lastBet === undefined || isWithin(lastBet, index.lastBetAt(id) ?? -Infinity))
    .filter(({ id }) => played === undefined || index.hasPlayed(id, daysOf(played)));
  const found = isSearch ? findByText(sandbox, agentId, q, members) : members;
  if (isSearch && sort === undefined) return found;
  const keyOf = sortKey(sandbox, sort ?? 'account');
  const keyed = found.map((member) => ({ member, key: keyOf(member) }));
  const sign = order === 'asc' ? 1 : -1;
  keyed.sort((one, other) => sign * compare(one.key, other.key) || compare(one.member.account, other.member.account));
  return keyed.map(({ member }) => member);
}

/** The Thai days of a span of whole days. */
const daysOf = ({ begins, ends }: Span): Days => ({ first: thaiDay(begins), last: thaiDay(ends) - 1 });

/** Rows are immutable, so that the texts of one never change. */
const texts = new WeakMap<Member | AgentNote, readonly SearchText[]>();

function keptTexts<Row extends Member | AgentNote>(row: Row, textsOf: (row: Row) => readonly string[]) {
  let known = texts.get(row);
  if (known === undefined) texts.set(row, (known = textsOf(row).map((text) => new SearchText(text))));
  return known;
}

/**
 * Those of the accounts that a search finds, best first: by their names, then by what the agent has written about them. Names
 * are guessed at only where nothing is written so, and what is written is not, because a long text is like many words.
 */
function findByText(sandbox: Sandbox, agentId: string, q: string, members: readonly Member[]): readonly Member[] {
  const noted = members.flatMap((member) => {
    const row = noteOf(sandbox, agentId, member.id);
    return row === undefined ? [] : [{ member, row }];
  });
  const textsOf = ({ row }: (typeof noted)[number]) => keptTexts(row, ({ note, tags }) => [note, ...tags]);
  const written = rankMatches(q, noted, textsOf, false).map(({ item }) => item.member);
  const named = rankMatches(q, members, searchTexts, written.length === 0).map(({ item }) => item);
  return [...new Set([...named, ...written])];
}

const searchTexts = (member: Member) => keptTexts(member, ({ account, nickname }) => [account, nickname]);

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

function stateFilter(
  sandbox: Sandbox,
  { agentId, state }: Pick<TeamQuery, 'agentId' | 'state'>,
): (member: Member) => boolean {
  const index = teamIndex(sandbox);
  const since = quietSince(sandbox);
  const isActive = ({ id }: Member): boolean => (index.lastBetAt(id) ?? 0) > since;
  switch (state) {
    case undefined:
      return () => true;
    case 'online': {
      const online = onlineIds(sandbox);
      return ({ id }) => online.has(id);
    }
    case 'active':
      return isActive;
    case 'quiet':
      return (member) => !isActive(member);
    case 'contractInForce':
    case 'contractToCome':
    case 'contractWaits': {
      const those = contractsOf(sandbox, agentId).filter((each) => contractStates[state](each, sandbox.now()));
      const ids = new Set(those.map(({ downlineId }) => downlineId));
      return ({ id }) => id !== agentId && ids.has(id);
    }
  }
}

/** The contracts that a state is about. */
const contractStates = {
  contractInForce: countsAt,
  contractToCome: beginsLater,
  contractWaits: ({ state }) => state === 'offered',
} as const satisfies Partial<Record<DownlineState, (contract: Contract, now: number) => boolean>>;

/** What accounts are sorted by. */
function sortKey(sandbox: Sandbox, sort: DownlineSort): (member: Member) => string | number {
  const index = teamIndex(sandbox);
  const span = figureSpan(sandbox);
  const keys: Readonly<Record<DownlineSort, (member: Member) => string | number>> = {
    account: ({ account }) => account,
    registeredAt: (member) => registeredAtOf(sandbox, member),
    lastBetAt: ({ id }) => index.lastBetAt(id) ?? 0,
    team: ({ id }) => index.sizeOf(id),
    teamBalance: ({ id }) => index.balanceOf(id, 'branch'),
    stake: ({ id }) => index.sumOf(id, span, 'branch', ['stake']),
    profit: ({ id }) => index.sumOf(id, span, 'branch', ['profit']),
  };
  return keys[sort];
}
