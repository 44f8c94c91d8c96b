import type { Round } from '../schema/games.ts';
import { satangToAmount } from './ledger.ts';

/**
 * Sums over bets, in satang but for the two counts. The one derivation of a result: the bar above a game, the reality
 * check, the betting record and the profit and loss use it, so that they agree about the same bets (RSP-13).
 */
export interface BetSums {
  bets: number;
  /** How many of them are not settled. */
  waiting: number;
  stake: number;
  /** The part of `stake` that lies in bets that are not settled. Neither lost nor won. */
  openStake: number;
  /** Of settled bets, like `profit`. */
  win: number;
  /** `win` minus the stakes of settled bets: `win - (stake - openStake)`. */
  profit: number;
}

export const noBets = (): BetSums => ({ bets: 0, waiting: 0, stake: 0, openStake: 0, win: 0, profit: 0 });

/** Counts a bet as placed: its stake is open. */
export function addPlaced(sums: BetSums, { stakeSatang }: Pick<Round, 'stakeSatang'>): void {
  sums.bets += 1;
  sums.waiting += 1;
  sums.stake += stakeSatang;
  sums.openStake += stakeSatang;
}

/** Counts the end of a bet that was counted as placed. */
export function addSettled(sums: BetSums, { stakeSatang, winSatang }: Pick<Round, 'stakeSatang' | 'winSatang'>): void {
  sums.waiting -= 1;
  sums.openStake -= stakeSatang;
  sums.win += winSatang;
  sums.profit += winSatang - stakeSatang;
}

/** Counts a bet as it is now. */
export function addBet(sums: BetSums, round: Pick<Round, 'stakeSatang' | 'winSatang' | 'settledAt'>): void {
  addPlaced(sums, round);
  if (round.settledAt !== null) addSettled(sums, round);
}

/** The amounts of the sums for the wire. */
export const betAmounts = ({ stake, openStake, win, profit }: BetSums) => ({
  stake: satangToAmount(stake),
  openStake: satangToAmount(openStake),
  settledStake: satangToAmount(stake - openStake),
  win: satangToAmount(win),
  profit: satangToAmount(profit),
});
