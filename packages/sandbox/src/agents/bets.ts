import type { BetState } from '#api/betLegs.ts';
import type { GameType } from '#api/primitives.ts';
import { betStateOf } from '../games/betView.ts';
import { shownTypeOf } from '../games/shownType.ts';
import type { Span } from '../listing/span.ts';
import { validBetSatang } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { DayIndex } from './dayIndex.ts';
import type { Income } from './income.ts';
import { stepsSpan, whileItHolds } from './places.ts';
import { teamIndex } from './teamIndex.ts';

/** The bets of all accounts by the day on which they were placed, as far as they were read. */
class BetIndex {
  readonly days = new DayIndex<{ readonly at: number; readonly memberId: string; round: Round }>();
  /** Keys of the bets that were not settled when they were last read. */
  readonly #open = new Map<string, { round: Round }>();
  #read = 0;

  /** Reads what was written since the last call. */
  update({ store }: Sandbox): void {
    for (const [key, entry] of this.#open) {
      entry.round = store.get('rounds', key) ?? entry.round;
      if (entry.round.settledAt !== null) this.#open.delete(key);
    }
    for (const round of store.unread('rounds', this.#read)) {
      this.#read += 1;
      const { memberId, playedAt, roundId, settledAt } = round;
      if (memberId === null) continue;
      const entry = { at: playedAt, memberId, round };
      this.days.add(entry);
      if (settledAt === null) this.#open.set(`${memberId}:${roundId}`, entry);
    }
  }
}

/** Derived from rounds, of which a settled one never changes, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], BetIndex>();

function betIndex(sandbox: Sandbox): BetIndex {
  const { store } = sandbox;
  // What an open transaction has written may be rolled back.
  const isChanging = store.isChanging('rounds');
  const index = (isChanging ? undefined : indexes.get(store)) ?? new BetIndex();
  if (!isChanging) indexes.set(store, index);
  index.update(sandbox);
  return index;
}

/** Which bets a report lists. An absent filter accepts all. */
export interface BetFilter {
  readonly gameType?: string | undefined;
  readonly status?: BetState | undefined;
  readonly vassalage?: string | undefined;
}

/** Bets of a team, newest first, with their sums in satang. */
export interface FoundBets {
  readonly rounds: readonly Round[];
  /** Codes of the vendors with a bet in these days, whatever the filter is. */
  readonly vendors: ReadonlySet<string>;
  readonly sums: {
    readonly waiting: number;
    readonly stake: number;
    readonly openStake: number;
    readonly validBet: number;
    /** Of settled bets, like `profit`. */
    readonly win: number;
    readonly profit: number;
  };
}

/**
 * The bets that some accounts have placed in some days (AGT-01, team betting). The same ones, and the same sums, as in the
 * players' own records. Reads the bets of these days only.
 */
export function findBets(
  sandbox: Sandbox,
  span: Span,
  isOne: (memberId: string) => boolean,
  filter: BetFilter,
): FoundBets {
  const { found, visit } = collector(filter, shownTypeOf);
  betIndex(sandbox).days.visitBack(span, isOne, ({ round }) => visit(round));
  return found;
}

/**
 * The bets of some accounts that an income of an agent was counted on: those that were settled in its period, whenever they
 * were placed, by the kind of game that has a rate.
 */
export function countedBets(
  sandbox: Sandbox,
  agentId: string,
  { begins, ends, kind, sourceId }: Income,
  isOne: (memberId: string) => boolean,
  filter: BetFilter,
): FoundBets {
  const { found, visit } = collector(filter, ({ gameType }) => gameType);
  const index = teamIndex(sandbox);
  // Asked once for each account: a team has many more bets.
  const isWanted = whileItHolds((at, id: string) => {
    // The bets of an account that was moved since count where it was when they were settled.
    const { steps, ...held } = stepsSpan(sandbox, id, at);
    const isCounted = () =>
      sourceId === null
        ? index.isBelow(id, agentId)
        : steps.some((step) => step.agentId === agentId && step.sourceId === sourceId);
    return { is: isOne(id) && isCounted(), ...held };
  });
  // A promotion is not counted on bets.
  const bets = kind === 'promotion' ? [] : index.settledBets(begins, ends);
  for (const { at, memberId, round } of bets.toReversed()) if (isWanted(at, memberId).is) visit(round);
  return found;
}

/** Collects the bets that a filter accepts, with their sums. */
function collector({ gameType, status, vassalage }: BetFilter, typeOf: (round: Round) => GameType) {
  const rounds: Round[] = [];
  const vendors = new Set<string>();
  const sums = { waiting: 0, stake: 0, openStake: 0, validBet: 0, win: 0, profit: 0 };
  const visit = (round: Round): void => {
    vendors.add(round.vassalage);
    if (gameType !== undefined && gameType !== typeOf(round)) return;
    if (vassalage !== undefined && vassalage !== round.vassalage) return;
    const state = betStateOf(round);
    if (status !== undefined && status !== state) return;
    rounds.push(round);
    sums.stake += round.stakeSatang;
    if (state === 'waiting') {
      sums.waiting += 1;
      sums.openStake += round.stakeSatang;
    } else {
      sums.validBet += validBetSatang(round);
      sums.win += round.winSatang;
      sums.profit += round.winSatang - round.stakeSatang;
    }
  };
  return { found: { rounds, vendors, sums }, visit };
}
