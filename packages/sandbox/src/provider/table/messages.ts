import * as v from 'valibot';
import type { LocalText } from '../../seed/catalogue.ts';
import type { TableGame } from '../../seed/tables.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../seat.ts';
import type { Deal, Spot } from './rules.ts';

/** How the page of the live tables and its server talk. */
export const tableQuery = v.object({
  launch: launchField,
  /** In a vendor's lobby: the table that was chosen. */
  table: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** A table that a player in the lobby may sit down at. */
export interface TableOffer {
  readonly roomId: string;
  readonly name: LocalText;
  readonly game: TableGame;
  readonly minBet: string;
  readonly maxBet: string;
}

export interface TableSession extends SeatAnswer {
  readonly inLobby: boolean;
  /** Null in the lobby, until a table is chosen. */
  readonly table: (TableOffer & { readonly chips: readonly string[]; readonly places: readonly PlaceView[] }) | null;
  /** What else is open: of a lobby. */
  readonly offers: readonly TableOffer[];
}

export interface PlaceView {
  readonly spot: Spot;
  /** How many times the stake comes on top of it: `'0.95'`. */
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
export type BetRequest = v.InferInput<typeof betRequest>;

export interface BetAnswer {
  readonly roundId: string;
  readonly deal: Deal;
  readonly winner: Spot | null;
  /** What each bet gave back, the stake in it. */
  readonly results: readonly { readonly spot: string; readonly stake: string; readonly back: string }[];
  readonly stake: string;
  /** What all bets gave back together; `'0.00'` for a loss. */
  readonly win: string;
  readonly balance: string;
}
