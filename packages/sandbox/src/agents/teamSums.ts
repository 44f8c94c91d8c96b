import { type MoneySums, type PlaySums, noMoney, noPlay } from '../money/profit.ts';

/** What an account or a branch has paid, played and received. Satang, but for the counts. */
export interface TeamSums extends PlaySums, MoneySums {
  /** Commission, dividends and salaries. */
  salary: number;
  /** Of withdrawals. */
  fee: number;
  /** How many accounts have placed a bet, of one day: over several, an account would be counted for each. */
  players: number;
}

export const noSums = (): TeamSums => ({
  ...noPlay(),
  ...noMoney(),
  salary: 0,
  fee: 0,
  players: 0,
});
