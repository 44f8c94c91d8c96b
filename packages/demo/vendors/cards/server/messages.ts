import * as v from 'valibot';
import type { Card } from '../../shared/server/deck.ts';
import { type SeatAnswer, launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';
import type { Result } from './rules.ts';

// The protocol between the card game page and its server. It is not part of the platform's contract.

export const cardsQuery = v.object({ launch: launchField });

/** The state of the card game when its page opens. */
export interface CardsSession extends SeatAnswer {
  readonly stakes: readonly string[];
  /** The dealer draws a third card with this many points or fewer. */
  readonly dealerDrawsTo: number;
  /** The fee kept from winnings, in percent. */
  readonly feePercent: number;
  /** The round in which the player still has to choose; null when there is none. */
  readonly open: HandAnswer | null;
}

export const dealRequest = v.object({ launch: launchField, roundId: roundIdField, stake: stakeField });
export const moveRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  move: v.picklist(['draw', 'stay']),
});

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));

const two = v.pipe(v.tuple([card, card]), v.readonly());

/** The outcome that is stored with a round. It contains the cards face down, so it is never sent to the page. */
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
  /** Null while the dealer's cards are face down. */
  readonly dealer: readonly Card[] | null;
  readonly dealerPoints: number | null;
  /** Null while the player has to choose. */
  readonly result: Result | null;
  /** The multiplier of the win: 1, 2, 3 or 5. */
  readonly deng: 1 | 2 | 3 | 5;
  readonly stake: string;
  /** The payout including the stake; `'0.00'` for a loss and while the round is open. */
  readonly win: string;
  readonly balance: string;
}
