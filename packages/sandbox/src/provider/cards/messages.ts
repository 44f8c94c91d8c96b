import * as v from 'valibot';
import type { Card } from '../deck.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../seat.ts';
import type { Result } from './rules.ts';

/** How the page of the cards and its server talk. */
export const cardsQuery = v.object({ launch: launchField });

export interface CardsSession extends SeatAnswer {
  readonly stakes: readonly string[];
  /** The dealer takes a third card with so many points or fewer. */
  readonly dealerDrawsTo: number;
  /** The house's share of what is won. */
  readonly feePercent: number;
  /** A round that waits for its player, to go on with. Null if there is none. */
  readonly open: HandAnswer | null;
}

export const dealRequest = v.object({ launch: launchField, roundId: roundIdField, stake: stakeField });
export const moveRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  move: v.picklist(['draw', 'stay']),
});
export type DealRequest = v.InferInput<typeof dealRequest>;
export type MoveRequest = v.InferInput<typeof moveRequest>;

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));

const two = v.pipe(v.tuple([card, card]), v.readonly());

/** What a round stores. Nobody else reads what lies face down. */
export const storedHand = v.object({
  cards: v.object({
    player: two,
    dealer: two,
    playerThird: card,
    dealerThird: card,
  }),
  /** Null while the player has to choose. */
  move: v.nullable(v.picklist(['draw', 'stay'])),
});
export type Hand = v.InferOutput<typeof storedHand>;

/** A round as the player may see it. */
export interface HandAnswer {
  readonly roundId: string;
  readonly player: readonly Card[];
  readonly playerPoints: number;
  /** Null while they lie face down. */
  readonly dealer: readonly Card[] | null;
  readonly dealerPoints: number | null;
  /** Null while the player has to choose. */
  readonly result: Result | null;
  /** How many times the stake was won. */
  readonly deng: 1 | 2 | 3 | 5;
  readonly stake: string;
  /** What came back, with the stake in it; `'0.00'` for a loss, or while it is open. */
  readonly win: string;
  readonly balance: string;
}
