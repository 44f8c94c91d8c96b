import type { LimitKind } from '#api/responsiblePlay.ts';
import { minuteMs } from '#text/durations.ts';
import { type BetSums, addBet, noBets } from '../money/betSums.ts';
import { memberAccount, walletAccount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Posting } from '../schema/money.ts';
import { type Period, periodAt } from './periods.ts';

/** Play with a longer pause than this is another sitting, ms. */
const sittingPauseMs = 30 * 60_000;
/** A longer pause between two rounds is not play, ms. */
const playPauseMs = 5 * 60_000;

const isWithin = ({ begins, ends }: Period, at: number): boolean => at >= begins && at < ends;

type MoneyKind = Exclude<LimitKind, 'time'>;

/** What a movement counts for a limit of money, in satang. A win counts against a loss. */
function countedOf(sandbox: Sandbox, kind: MoneyKind, posting: Posting, satang: number): number {
  if (kind === 'deposit') return posting.kind === 'deposit' ? chosenAmount(sandbox, posting, satang) : 0;
  const isPlay = posting.kind === 'stake' || (kind === 'loss' && posting.kind === 'win');
  return isPlay ? -satang : 0;
}

/** What a member has used of a limit in a period: satang, or whole minutes for `time`. */
export function usedOf(sandbox: Sandbox, memberId: string, kind: LimitKind, period: Period): number {
  if (kind === 'time') return playedMinutes(sandbox, memberId, period);
  let used = 0;
  eachMovement(sandbox, memberId, (posting, satang) => {
    if (isWithin(period, posting.at)) used += countedOf(sandbox, kind, posting, satang);
  });
  return Math.max(0, used);
}

/** The most that a member has ever used of a limit of money in a calendar week, in satang. */
export function largestWeekOf(sandbox: Sandbox, memberId: string, kind: MoneyKind): number {
  const weeks = new Map<number, number>();
  eachMovement(sandbox, memberId, (posting, satang) => {
    const { begins } = periodAt('week', posting.at);
    weeks.set(begins, (weeks.get(begins) ?? 0) + countedOf(sandbox, kind, posting, satang));
  });
  return Math.max(0, ...weeks.values());
}

/** The amount that the player entered: a bank transfer adds some satang of its own to be recognised by. */
function chosenAmount({ store }: Sandbox, { ref }: Posting, satang: number): number {
  const [, reference = ''] = /^deposit:(.+)$/.exec(ref) ?? [];
  return store.get('deposits', reference)?.satang ?? satang;
}

function eachMovement({ store }: Sandbox, memberId: string, visit: (posting: Posting, satang: number) => void): void {
  const main = memberAccount(memberId);
  const ofVendors = walletAccount(memberId, '');
  store.forEach('postings', (posting) => {
    let satang = 0;
    let concerns = false;
    for (const line of posting.lines) {
      if (line.account !== main && !line.account.startsWith(ofVendors)) continue;
      satang += line.satang;
      concerns = true;
    }
    if (concerns) visit(posting, satang);
  });
}

/** When a member has opened games and played rounds, in order. ms. */
function playTimes({ store }: Sandbox, memberId: string): readonly number[] {
  const times: number[] = [];
  store.forEach('rounds', (round) => {
    if (round.memberId === memberId) times.push(round.playedAt);
  });
  store.forEach('launches', (launch) => {
    if (launch.memberId === memberId) times.push(launch.createdAt);
  });
  return times.toSorted((one, other) => one - other);
}

/** Counts the minutes between opened games and rounds. The time after the last one counts up to five minutes. */
function playedMinutes(sandbox: Sandbox, memberId: string, period: Period): number {
  const times = playTimes(sandbox, memberId).filter((at) => isWithin(period, at));
  let played = 0;
  times.forEach((at, index) => {
    const pause = (times[index + 1] ?? Math.min(sandbox.now(), period.ends)) - at;
    if (pause <= playPauseMs) played += pause;
  });
  return Math.floor(played / minuteMs);
}

/** The sitting: play without a pause of half an hour. */
export interface Sitting {
  /** ms. */
  readonly since: number;
  /** Of the bets that were placed since. One of before that ends now belongs to the day and the sitting of its stake. */
  readonly sums: Readonly<BetSums>;
}

/** The member's running sitting; null when there has been none for half an hour. */
export function sittingOf(sandbox: Sandbox, memberId: string): Sitting | null {
  let since: number | null = null;
  let previous = Number.NEGATIVE_INFINITY;
  for (const at of playTimes(sandbox, memberId)) {
    if (at - previous > sittingPauseMs) since = at;
    previous = at;
  }
  if (since === null || sandbox.now() - previous > sittingPauseMs) return null;
  const [begins, sums] = [since, noBets()];
  sandbox.store.forEach('rounds', (round) => {
    if (round.memberId === memberId && round.playedAt >= begins) addBet(sums, round);
  });
  return { since, sums };
}
