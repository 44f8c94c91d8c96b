import { type MoneySums, type PlaySums, noPlay } from '../money/profit.ts';

/** What an account or a branch has paid, played and received. Satang, but for the counts. */
export interface TeamSums extends PlaySums, MoneySums {
  /** Commission, dividends and salaries. */
  salary: number;
  /** How many accounts have placed a bet, of one day: over several, an account would be counted for each. */
  players: number;
}

export const noSums = (): TeamSums => ({
  ...noPlay(),
  deposits: 0,
  withdrawals: 0,
  rebate: 0,
  bonus: 0,
  salary: 0,
  players: 0,
});

/** Adds every sum of `more` to `sums`. */
export function addSums(sums: TeamSums, more: Partial<TeamSums>): TeamSums {
  for (const [name, value] of Object.entries(more) as [keyof TeamSums, number][]) sums[name] += value;
  return sums;
}
