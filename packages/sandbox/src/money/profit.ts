import type { GameType } from '#api/primitives.ts';
import type { TransactionKind } from '#api/records.ts';
import { shownTypeOf } from '../games/shownType.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { thaiDay } from '../time.ts';
import { type BetSums, addPlaced, addSettled, noBets } from './betSums.ts';
import { memberAccount, walletAccount } from './ledger.ts';
import { type Movement, movementsOf } from './movements.ts';
import { validBetSatang } from './rebates.ts';

/** Sums of one vendor and category on one day. Satang, but for the two counts. */
export interface PlaySums extends BetSums {
  validBet: number;
}

export const noPlay = (): PlaySums => ({ ...noBets(), validBet: 0 });

/** Money that was paid in, paid out or given on one day, in satang. Positive, unless more was taken back. */
export interface MoneySums {
  deposits: number;
  withdrawals: number;
  rebate: number;
  bonus: number;
}

export const noMoney = (): MoneySums => ({ deposits: 0, withdrawals: 0, rebate: 0, bonus: 0 });

/** Adds every sum of `more` to `sums`, and returns them. */
export function addSums<Sums extends { [Name in keyof Sums]: number }>(sums: Sums, more: Partial<Sums>): Sums {
  // Without a list of pairs: called for every branch of every bet.
  for (const name in more) sums[name] = (sums[name] + (more[name] ?? 0)) as Sums[typeof name];
  return sums;
}

/** What was played with one vendor in one category on one day. */
export interface PlayedCell {
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly sums: PlaySums;
}

/** A member's sums of one day. */
export interface DaySums {
  /** Days since 1970, in Thailand. */
  readonly day: number;
  readonly money: MoneySums;
  readonly play: readonly PlayedCell[];
}

/** The sum that a kind of movement belongs to, with the sign that makes it positive. Stakes and wins are counted by round. */
export const moneySumOf: Readonly<Partial<Record<TransactionKind, readonly [name: keyof MoneySums, sign: 1 | -1]>>> = {
  deposit: ['deposits', 1],
  withdrawal: ['withdrawals', -1],
  withdrawalReturned: ['withdrawals', -1],
  rebate: ['rebate', 1],
  bonus: ['bonus', 1],
  bonusRemoved: ['bonus', 1],
  reward: ['bonus', 1],
  mission: ['bonus', 1],
  redEnvelope: ['bonus', 1],
  wheel: ['bonus', 1],
  jackpot: ['bonus', 1],
  points: ['bonus', 1],
};

/** The sums of a member, as far as the movements were read. */
class ProfitIndex {
  /** How many movements of each account were read. */
  readonly #read = new Map<string, number>();
  readonly #money = new Map<number, MoneySums>();
  readonly #play = new Map<number, Map<string, PlayedCell>>();
  /** Keys of rounds that were not settled when they were last read. */
  readonly #open = new Set<string>();

  /** Reads the movements since the last call, and the rounds that were open then. */
  update(sandbox: Sandbox, accounts: readonly string[]): void {
    const { store } = sandbox;
    for (const key of this.#open) {
      const round = store.get('rounds', key);
      if (round?.settledAt != null && this.#open.delete(key)) this.#settle(round);
    }
    for (const account of accounts) {
      const movements = movementsOf(sandbox, account);
      const read = this.#read.get(account) ?? 0;
      for (let at = read; at < movements.length; at += 1) {
        const movement = movements[at];
        if (movement !== undefined) this.#add(store, movement);
      }
      this.#read.set(account, movements.length);
    }
  }

  #add(store: Sandbox['store'], { posting, satang }: Movement): void {
    const [name, sign] = (moneySumOf as Partial<Record<string, (typeof moneySumOf)['deposit']>>)[posting.kind] ?? [];
    if (name !== undefined && sign !== undefined) this.#moneyOf(thaiDay(posting.at))[name] += sign * satang;
    if (posting.kind !== 'stake') return;
    const key = posting.ref.slice('round:'.length, -':stake'.length);
    const round = store.get('rounds', key);
    if (round === undefined) return;
    const { sums } = this.#cellOf(round);
    addPlaced(sums, round);
    if (round.settledAt === null) this.#open.add(key);
    else this.#settle(round);
  }

  #settle(round: Round): void {
    const { sums } = this.#cellOf(round);
    addSettled(sums, round);
    sums.validBet += validBetSatang(round);
  }

  #moneyOf(day: number): MoneySums {
    let sums = this.#money.get(day);
    if (!sums) this.#money.set(day, (sums = { deposits: 0, withdrawals: 0, rebate: 0, bonus: 0 }));
    return sums;
  }

  #cellOf(round: Round): PlayedCell {
    const day = thaiDay(round.playedAt);
    let cells = this.#play.get(day);
    if (!cells) this.#play.set(day, (cells = new Map()));
    const { vassalage } = round;
    const gameType = shownTypeOf(round);
    let cell = cells.get(`${vassalage} ${gameType}`);
    if (!cell) {
      cell = { vassalage, gameType, sums: noPlay() };
      cells.set(`${vassalage} ${gameType}`, cell);
    }
    return cell;
  }

  /** The days with a sum, newest first. */
  days(): readonly DaySums[] {
    return [...new Set([...this.#money.keys(), ...this.#play.keys()])]
      .toSorted((one, other) => other - one)
      .map((day) => ({
        day,
        money: this.#money.get(day) ?? noMoney(),
        play: [...(this.#play.get(day)?.values() ?? [])],
      }));
  }
}

/** Derived from the journal and from rounds, of which a settled one never changes, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], Map<string, ProfitIndex>>();

/**
 * MEM-03c: a member's sums by day, newest first. Reads the movements since the last call only, so that an answer does not
 * take longer with a longer history.
 */
export function profitDays(sandbox: Sandbox, memberId: string): readonly DaySums[] {
  const { store } = sandbox;
  // Stakes are paid from the main wallet, or from those of vendors.
  const accounts = [
    memberAccount(memberId),
    ...sandbox.catalogue.vendors.map(({ vassalage }) => walletAccount(memberId, vassalage)),
  ];
  const own = indexes.get(store) ?? new Map<string, ProfitIndex>();
  indexes.set(store, own);
  // What an open transaction has written may be rolled back.
  const isChanging = store.isChanging('postings') || store.isChanging('rounds');
  const index = (isChanging ? undefined : own.get(memberId)) ?? new ProfitIndex();
  if (!isChanging) own.set(memberId, index);
  index.update(sandbox, accounts);
  return index.days();
}
