import type { BetState } from '#api/betLegs.ts';
import type { GameType } from '#api/primitives.ts';

/** Filters of bets; '' for no filter. */
export interface BettingFilter {
  readonly gameType: GameType | '';
  readonly status: BetState | '';
  /** A vendor's code. */
  readonly vassalage: string;
}

/** A choice of the vendor filter. */
export interface VendorChoice {
  readonly vassalage: string;
  readonly name: string;
}

export const noBettingFilter: BettingFilter = { gameType: '', status: '', vassalage: '' };
