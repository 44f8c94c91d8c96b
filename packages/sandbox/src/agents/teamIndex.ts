import type { GameType } from '#api/primitives.ts';
import { moneySumOf } from '../money/profit.ts';
import { addSums } from '../money/profit.ts';
import { validBetSatang } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { LedgerLine, Posting } from '../schema/money.ts';
import { openingRef } from '../seed/members.ts';
import { thaiDay } from '../time.ts';
import { type TeamNode, count, feeOf, firstAt, hasPlayedIn } from './teamNode.ts';
import { type TeamSums, noSums } from './teamSums.ts';

/** A bet that was settled, as commission and salaries count it. */
export interface SettledBet {
  /** When it was settled, ms. */
  readonly at: number;
  readonly memberId: string;
  readonly gameType: GameType;
  readonly stakeSatang: number;
  readonly validBetSatang: number;
  /** The player's, signed. */
  readonly profitSatang: number;
  readonly round: Round;
}

/** Thai days, counted from 1970; both are included. */
export interface Days {
  readonly first: number;
  readonly last: number;
}

const salaryKinds: ReadonlySet<Posting['kind']> = new Set(['commission', 'dividend', 'salary']);
const ofMember = /^(?:member:(.+)|wallet:(.+):[^:]+)$/;

/**
 * The tree of accounts with sums of every account and branch by day, as far as the journal was read. A bet counts on the
 * day on which it was placed, as in the members' own records.
 */
export class TeamIndex {
  readonly #nodes = new Map<string, TeamNode>();
  /** Keys of rounds that were not settled when they were last read. */
  readonly #open = new Set<string>();
  readonly #settled: (SettledBet & Pick<TeamNode, 'lineage'>)[] = [];
  #sorted = true;
  #read = 0;

  /** The accounts directly below. */
  childrenOf(id: string): readonly string[] {
    return this.#nodes.get(id)?.children ?? [];
  }

  /** All accounts below, level by level. */
  belowOf(id: string): readonly string[] {
    return this.#nodesBelow(id).map((node) => node.id);
  }

  #nodesBelow(id: string): readonly TeamNode[] {
    const found = [...(this.#nodes.get(id)?.below ?? [])];
    for (let at = 0; at < found.length; at += 1) for (const node of found[at]?.below ?? []) found.push(node);
    return found;
  }

  /** The accounts from the top of the tree down to this one, which is the last. */
  pathTo(id: string): readonly string[] {
    const path: string[] = [];
    for (let at: string | null = id; at !== null; at = this.#nodes.get(at)?.uplineId ?? null) path.unshift(at);
    return path;
  }

  /** Whether an account is below another one, at any level. */
  isBelow(id: string, above: string): boolean {
    const wanted = this.#nodes.get(above);
    return wanted !== undefined && this.#nodes.get(id)?.lineage.includes(wanted) === true;
  }

  /** How many accounts are below. */
  sizeOf(id: string): number {
    return this.#nodes.get(id)?.size ?? 0;
  }

  /** How many accounts are above. */
  levelOf(id: string): number {
    return this.#nodes.get(id)?.lineage.length ?? 0;
  }

  /** The level of the deepest account of a branch, as `levelOf` counts it. */
  deepestLevelOf(id: string): number {
    return this.#nodes.get(id)?.deepest ?? 0;
  }

  /** What an account has in all its wallets, in satang; with `branch`, it and all accounts below. */
  balanceOf(id: string, of: 'own' | 'branch'): number {
    const node = this.#nodes.get(id);
    return (of === 'own' ? node?.balance : node?.branchBalance) ?? 0;
  }

  /** When an account has placed its last bet, ms; null for never. */
  lastBetAt(id: string): number | null {
    return this.#nodes.get(id)?.lastBetAt ?? null;
  }

  /** The sums of an account over some days; with `branch`, of it and all accounts below. */
  sumsOf(id: string, { first, last }: Days, of: 'own' | 'branch'): TeamSums {
    const byDay = this.#nodes.get(id)?.[of];
    const sums = noSums();
    if (byDay === undefined) return sums;
    if (byDay.size < last - first) {
      for (const [day, more] of byDay) if (day >= first && day <= last) addSums(sums, more);
    } else {
      for (let day = first; day <= last; day += 1) addSums(sums, byDay.get(day) ?? {});
    }
    return sums;
  }

  /** Adds up some of the sums of `sumsOf`. For lists of thousands of accounts that are sorted by them. */
  sumOf(id: string, { first, last }: Days, of: 'own' | 'branch', names: readonly (keyof TeamSums)[]): number {
    let sum = 0;
    const byDay = this.#nodes.get(id)?.[of];
    if (byDay === undefined) return sum;
    const add = (sums: TeamSums | undefined): void => {
      if (sums !== undefined) for (const name of names) sum += sums[name];
    };
    if (byDay.size < last - first) {
      for (const [day, sums] of byDay) if (day >= first && day <= last) add(sums);
    } else {
      for (let day = first; day <= last; day += 1) add(byDay.get(day));
    }
    return sum;
  }

  /** How many accounts of a team, the one at its top included, have placed a bet: in all of some days, and on each day. */
  playersOf(
    id: string,
    { first, last }: Days,
  ): { readonly total: number; readonly byDay: ReadonlyMap<number, number> } {
    const top = this.#nodes.get(id);
    const byDay = new Map<number, number>();
    let total = 0;
    if (top === undefined) return { total, byDay };
    for (let day = first; day <= last; day += 1) {
      const players = top.branch.get(day)?.players ?? 0;
      if (players > 0) byDay.set(day, players);
    }
    for (const { betDays, lastBetAt } of [top, ...this.#nodesBelow(id)]) {
      if (lastBetAt === null || thaiDay(lastBetAt) < first) continue;
      if (thaiDay(lastBetAt) <= last || hasPlayedIn(betDays, first, last)) total += 1;
    }
    return { total, byDay };
  }

  /** Whether an account has placed a bet in some days. */
  hasPlayed(id: string, { first, last }: Days): boolean {
    return hasPlayedIn(this.#nodes.get(id)?.betDays ?? new Set(), first, last);
  }

  /** When the accounts of a team, the one at its top included, were opened, ms. */
  openingsOf(id: string): readonly number[] {
    const top = this.#nodes.get(id);
    return top === undefined ? [] : [top, ...this.#nodesBelow(id)].map(({ openedAt }) => openedAt);
  }

  /** The bets that were settled from `begins` on and before `ends`, ms, in the order of time: of all accounts, or below one. */
  settledBets(begins: number, ends: number, above?: string): readonly SettledBet[] {
    if (!this.#sorted) this.#settled.sort((one, other) => one.at - other.at);
    this.#sorted = true;
    const found = this.#settled.slice(firstAt(this.#settled, begins), firstAt(this.#settled, ends));
    const top = this.#nodes.get(above ?? '');
    // Without a look-up for each: a team has many more bets than accounts.
    return above === undefined ? found : found.filter(({ lineage }) => top !== undefined && lineage.includes(top));
  }

  /**
   * Reads what was written since the last call. Returns false if an account has changed its place, which moves what was
   * counted: the index has to be built anew.
   */
  update({ store }: Sandbox): boolean {
    let isSame = true;
    store.forEach('members', ({ id, uplineId, createdAt }) => {
      const node = this.#nodes.get(id) ?? this.#insert(store, id);
      if (node.uplineId !== uplineId) isSame = false;
      if (createdAt !== undefined) node.openedAt = createdAt;
    });
    if (!isSame) return false;
    for (const key of this.#open) {
      const round = store.get('rounds', key);
      if (round?.settledAt != null && this.#open.delete(key)) this.#settle(round);
    }
    for (const posting of store.unread('postings', this.#read)) {
      this.#read += 1;
      for (const line of posting.lines) this.#move(posting, line);
      if (posting.kind === 'stake') this.#play(store, posting);
      if (posting.kind === 'payout') this.#pay(posting);
    }
    return true;
  }

  /** Inserts an account below its upline, which may come later in the table. */
  #insert(store: Sandbox['store'], id: string): TeamNode {
    const { uplineId = null } = store.get('members', id) ?? {};
    const above = uplineId === null ? undefined : (this.#nodes.get(uplineId) ?? this.#insert(store, uplineId));
    const node: TeamNode = {
      id,
      uplineId,
      children: [],
      below: [],
      lineage: above === undefined ? [] : [above, ...above.lineage],
      own: new Map(),
      betDays: new Set(),
      branch: new Map(),
      size: 0,
      deepest: above === undefined ? 0 : above.lineage.length + 1,
      balance: 0,
      branchBalance: 0,
      lastBetAt: null,
      openedAt: 0,
    };
    this.#nodes.set(id, node);
    above?.children.push(id);
    above?.below.push(node);
    for (const each of node.lineage) {
      each.size += 1;
      each.deepest = Math.max(each.deepest, node.lineage.length);
    }
    return node;
  }

  #move({ kind, at, ref }: Posting, { account, satang }: LedgerLine): void {
    const [, main, ofWallet] = ofMember.exec(account) ?? [];
    const node = this.#nodes.get(main ?? ofWallet ?? '');
    if (node === undefined) return;
    if (node.openedAt === 0 && ref === openingRef(node.id)) node.openedAt = at;
    node.balance += satang;
    node.branchBalance += satang;
    for (const each of node.lineage) each.branchBalance += satang;
    const [name, sign] =
      (moneySumOf as Partial<Record<string, (typeof moneySumOf)['deposit']>>)[kind] ??
      (salaryKinds.has(kind) ? (['salary', 1] as const) : []);
    if (name !== undefined && sign !== undefined) count(node, thaiDay(at), { [name]: sign * satang });
  }

  /** Counts the fee of a withdrawal, which is kept of what was held for it. */
  #pay(posting: Posting): void {
    const { memberId, fee } = feeOf(posting);
    const node = this.#nodes.get(memberId);
    if (node !== undefined && fee !== 0) count(node, thaiDay(posting.at), { fee });
  }

  #play(store: Sandbox['store'], { ref }: Posting): void {
    const key = ref.slice('round:'.length, -':stake'.length);
    const round = store.get('rounds', key);
    const node = this.#nodes.get(round?.memberId ?? '');
    if (round === undefined || node === undefined) return;
    node.lastBetAt = Math.max(node.lastBetAt ?? 0, round.playedAt);
    const day = thaiDay(round.playedAt);
    const players = node.betDays.has(day) ? 0 : 1;
    node.betDays.add(day);
    const { stakeSatang: stake } = round;
    count(node, day, { bets: 1, players, waiting: 1, stake, openStake: stake });
    if (round.settledAt === null) this.#open.add(key);
    else this.#settle(round);
  }

  #settle(round: Round): void {
    const { memberId, gameType, stakeSatang, winSatang, playedAt, settledAt } = round;
    const node = this.#nodes.get(memberId ?? '');
    if (node === undefined || memberId === null || settledAt === null) return;
    const validBet = validBetSatang(round);
    const profit = winSatang - stakeSatang;
    count(node, thaiDay(playedAt), { waiting: -1, openStake: -stakeSatang, validBet, win: winSatang, profit });
    const bet = { memberId, gameType, stakeSatang, validBetSatang: validBet, profitSatang: profit };
    if ((this.#settled.at(-1)?.at ?? 0) > settledAt) this.#sorted = false;
    this.#settled.push({ at: settledAt, round, lineage: node.lineage, ...bet });
  }
}

/** Derived from the journal and from rounds, of which a settled one never changes, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], { readonly index: TeamIndex; versions: string }>();
const tables = ['postings', 'rounds', 'members'] as const;

/**
 * The tree of accounts with their sums. Reads what was written since the last call only, so that an answer does not take
 * longer with a longer history.
 */
export function teamIndex(sandbox: Sandbox): TeamIndex {
  const { store } = sandbox;
  // What an open transaction has written may be rolled back.
  const isChanging = tables.some((table) => store.isChanging(table));
  const known = isChanging ? undefined : indexes.get(store);
  const versions = tables.map((table) => store.version(table)).join();
  if (known?.versions === versions) return known.index;
  if (known?.index.update(sandbox) === true) {
    known.versions = versions;
    return known.index;
  }
  const index = new TeamIndex();
  index.update(sandbox);
  if (!isChanging) indexes.set(store, { index, versions });
  return index;
}
