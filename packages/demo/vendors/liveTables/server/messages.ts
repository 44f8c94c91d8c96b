import * as v from 'valibot';
import type { LocalText } from '#sandbox/language.ts';
import type { TableGame } from '#sandbox/seed/liveTables.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';
import type { Deal, Spot } from './rules.ts';

// The protocol between the live tables page and its server. It is not part of the platform's contract.

export const tableQuery = v.object({
  launch: launchField,
  /** The room id of the table that was chosen in a vendor's lobby. */
  table: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** A table that is open to players in the lobby. */
export interface TableOffer {
  readonly roomId: string;
  readonly name: LocalText;
  readonly game: TableGame;
  readonly minBet: string;
  readonly maxBet: string;
}

/** A table that is played at. */
interface OpenTable extends TableOffer {
  readonly chips: readonly string[];
  readonly places: readonly PlaceView[];
  /** The winning areas of the dealer's rounds before, oldest first. */
  readonly road: readonly Spot[];
}

/** The state of a live table or of a vendor's lobby. */
export interface TableSession extends SeatAnswer {
  readonly inLobby: boolean;
  /** Null in the lobby, until a table is chosen. */
  readonly table: OpenTable | null;
  /** The open tables of the lobby; empty outside a lobby. */
  readonly offers: readonly TableOffer[];
}

/** A betting area of a table. */
export interface PlaceView {
  readonly spot: Spot;
  /** The profit as a multiple of the stake: `'0.95'`. */
  readonly pays: string;
}

export const betRequest = v.object({
  ...tableQuery.entries,
  roundId: roundIdField,
  bets: v.pipe(
    v.array(v.object({ spot: v.pipe(v.string(), v.maxLength(20)), stake: stakeField })),
    v.minLength(1),
    v.maxLength(3),
  ),
});

/** The result of a round. */
export interface BetAnswer {
  readonly roundId: string;
  readonly deal: Deal;
  readonly winner: Spot | null;
  /** The payout of each bet, including the stake. */
  readonly results: readonly { readonly spot: string; readonly stake: string; readonly back: string }[];
  readonly stake: string;
  /** The total payout; `'0.00'` for a loss. */
  readonly win: string;
  readonly balance: string;
}
