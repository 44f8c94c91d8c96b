import { type Card, createDeck, handPoints, rankOf, suitOf } from '../../shared/server/deck.ts';

/** The cards of a round of pok deng against the dealer. All are drawn at the deal, including unused third cards. */
export interface Cards {
  readonly player: readonly [Card, Card];
  readonly dealer: readonly [Card, Card];
  /** The third cards, in case player or dealer draw one. */
  readonly playerThird: Card;
  readonly dealerThird: Card;
}

/** What the player does with two cards: draw a third one, or stay. */
export type Move = 'draw' | 'stay';
export type Result = 'won' | 'lost' | 'pushed';

/** The dealer draws a third card with this many points or fewer. */
export const dealerDrawsTo = 4;
/** The fee kept from winnings, in percent. It pays for ties that return the stake and losses that are not multiplied. */
export const feePercent = 20;

/** Deals a round from one deck, in which no card comes twice. @param random floats in [0, 1) */
export function dealCards(random: () => number): Cards {
  const draw = createDeck(random);
  return {
    player: [draw(), draw()],
    dealer: [draw(), draw()],
    playerThird: draw(),
    dealerThird: draw(),
  };
}

/** Whether a hand is a pok: two cards with eight or nine points, which end the round at once. */
export const isPok = (hand: readonly Card[]): boolean => hand.length === 2 && handPoints(hand) >= 8;

/** Whether the deal alone decides the round. */
export const endsAtOnce = ({ player, dealer }: Cards): boolean => isPok(player) || isPok(dealer);

/** The multiplier of a winning hand: 2 for a pair or two of a suit, 3 for three of a suit, 5 for three of a rank. */
export function dengOf(hand: readonly Card[]): 1 | 2 | 3 | 5 {
  const oneRank = new Set(hand.map(rankOf)).size === 1;
  const oneSuit = new Set(hand.map(suitOf)).size === 1;
  if (hand.length === 2) return oneRank || oneSuit ? 2 : 1;
  return oneRank ? 5 : oneSuit ? 3 : 1;
}

/** The result of a round. */
export interface Ending {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly result: Result;
  /** The multiplier of the win; 1 otherwise, since a player never loses more than the stake. */
  readonly deng: 1 | 2 | 3 | 5;
  /** The payout including the stake, in hundredths of the stake. */
  readonly returns: number;
}

/** The result of a round when the player draws or stays. More points win; a tie returns the stake without a fee. */
export function endingOf(cards: Cards, move: Move): Ending {
  const atOnce = endsAtOnce(cards);
  const player = !atOnce && move === 'draw' ? [...cards.player, cards.playerThird] : cards.player;
  const dealerDraws = !atOnce && handPoints(cards.dealer) <= dealerDrawsTo;
  const dealer = dealerDraws ? [...cards.dealer, cards.dealerThird] : cards.dealer;
  const result = compare(player, dealer);
  const deng = result === 'won' ? dengOf(player) : 1;
  const returns = { won: 100 + (100 - feePercent) * deng, pushed: 100, lost: 0 }[result];
  return { player, dealer, result, deng, returns };
}

function compare(player: readonly Card[], dealer: readonly Card[]): Result {
  if (isPok(player) !== isPok(dealer)) return isPok(player) ? 'won' : 'lost';
  const lead = handPoints(player) - handPoints(dealer);
  if (lead === 0) return 'pushed';
  return lead > 0 ? 'won' : 'lost';
}
