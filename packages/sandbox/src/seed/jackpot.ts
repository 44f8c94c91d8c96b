/** BAN-03: what the jackpot takes of the stakes on slots, and how likely a spin wins it. */
export interface JackpotRule {
  /** Thousandths of each stake that go in. */
  readonly perMille: number;
  /** One spin in this many wins it if each stakes one satang: twice the stake is twice the chance. */
  readonly stakesPerWinSatang: number;
}

/** What comes in between two wins on average is what the jackpot began with: a million baht. */
export const jackpotRule: JackpotRule = { perMille: 4, stakesPerWinSatang: 25_000_000_000 };

/** What the operator has paid into the first jackpot, in satang. */
export const jackpotOpeningSatang = 100_000_000;
