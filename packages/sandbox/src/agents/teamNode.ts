import { feeAccount } from '../money/ledger.ts';
import { addSums } from '../money/profit.ts';
import type { Posting } from '../schema/money.ts';
import { type TeamSums, noSums } from './teamSums.ts';

/** One account with its place in the tree and its sums by day. */
export interface TeamNode {
  readonly uplineId: string | null;
  readonly id: string;
  readonly children: string[];
  readonly below: TeamNode[];
  /** All accounts above, the nearest first. */
  readonly lineage: readonly TeamNode[];
  readonly own: Map<number, TeamSums>;
  /** The days with a bet. */
  readonly betDays: Set<number>;
  readonly branch: Map<number, TeamSums>;
  /** How many accounts are below. */
  size: number;
  /** The deepest level below, counted from the top of the tree. */
  deepest: number;
  balance: number;
  branchBalance: number;
  lastBetAt: number | null;
  /** When it was opened, ms: at the latest with its first money; 0 where nothing is known. */
  openedAt: number;
}

/** Adds to the sums of an account, and of every branch that it is in. */
export function count(node: TeamNode, day: number, more: Partial<TeamSums>): void {
  addSums(sumsOf(node.own, day), more);
  addSums(sumsOf(node.branch, day), more);
  for (const { branch } of node.lineage) addSums(sumsOf(branch, day), more);
}

function sumsOf(byDay: Map<number, TeamSums>, day: number): TeamSums {
  let sums = byDay.get(day);
  if (sums === undefined) byDay.set(day, (sums = noSums()));
  return sums;
}

/** Whether one of the days with a bet is in a span. */
export function hasPlayedIn(betDays: TeamNode['betDays'], first: number, last: number): boolean {
  for (const day of betDays) if (day >= first && day <= last) return true;
  return false;
}

/** The place of the first entry at or after a moment, ms, in a list in the order of time. */
export function firstAt(list: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The fee of a withdrawal, in satang, and whose it was: it is kept of what was held for it. */
export function feeOf({ lines }: Pick<Posting, 'lines'>): { readonly memberId: string; readonly fee: number } {
  const held = lines.find(({ account }) => account.startsWith('held:'))?.account ?? '';
  const fee = lines.reduce((sum, { account, satang }) => sum + (account === feeAccount ? satang : 0), 0);
  return { memberId: held.slice('held:'.length), fee };
}
