import { type Card, drawCard, handPoints, rankOf, suitOf } from '../deck.ts';

/** Pok deng against the dealer. Everything is drawn at the deal; what stays unseen is not told. */
export interface Cards {
  readonly player: readonly [Card, Card];
  readonly dealer: readonly [Card, Card];
  /** The third cards, for whoever takes one. */
  readonly playerThird: Card;
  readonly dealerThird: Card;
}

export type Move = 'draw' | 'stay';
export type Result = 'won' | 'lost';

/** The dealer takes a third card with so many points or fewer. */
export const dealerDrawsTo = 4;
/** Of what is won, the house keeps so many in a hundred. */
export const feePercent = 5;

export function dealCards(random: () => number): Cards {
  const draw = () => drawCard(random);
  return {
    player: [draw(), draw()],
    dealer: [draw(), draw()],
    playerThird: draw(),
    dealerThird: draw(),
  };
}

/** Two cards of eight or nine points end the round at once. */
export const isPok = (hand: readonly Card[]): boolean => hand.length === 2 && handPoints(hand) >= 8;

/** Does the deal alone decide the round? */
export const endsAtOnce = ({ player, dealer }: Cards): boolean => isPok(player) || isPok(dealer);

/** How many times a hand wins: a pair or one suit twice, three of a suit three times, three of a rank five times. */
export function dengOf(hand: readonly Card[]): 1 | 2 | 3 | 5 {
  const oneRank = new Set(hand.map(rankOf)).size === 1;
  const oneSuit = new Set(hand.map(suitOf)).size === 1;
  if (hand.length === 2) return oneRank || oneSuit ? 2 : 1;
  return oneRank ? 5 : oneSuit ? 3 : 1;
}

export interface Ending {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly result: Result;
  /** 1 for a loss: nobody loses more than the stake. */
  readonly deng: 1 | 2 | 3 | 5;
  /** What comes back with the stake in it, in hundredths of the stake. */
  readonly returns: number;
}

/** How the round ends when the player draws or stays. More points win; the dealer takes a tie. */
export function endingOf(cards: Cards, move: Move): Ending {
  const atOnce = endsAtOnce(cards);
  const player = !atOnce && move === 'draw' ? [...cards.player, cards.playerThird] : cards.player;
  const dealerDraws = !atOnce && handPoints(cards.dealer) <= dealerDrawsTo;
  const dealer = dealerDraws ? [...cards.dealer, cards.dealerThird] : cards.dealer;
  const won = beats(player, dealer);
  const deng = won ? dengOf(player) : 1;
  return { player, dealer, result: won ? 'won' : 'lost', deng, returns: won ? 100 + (100 - feePercent) * deng : 0 };
}

function beats(player: readonly Card[], dealer: readonly Card[]): boolean {
  if (isPok(player) !== isPok(dealer)) return isPok(player);
  return handPoints(player) > handPoints(dealer);
}
