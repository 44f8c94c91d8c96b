/**
 * Cards from a shoe of so many decks that one that is gone changes nothing: each of the 52 is as likely as any other,
 * every time. 0 to 12 are ace to king of clubs; then come diamonds, hearts, spades.
 */
export type Card = number;

export const deckSize = 52;

export const drawCard = (random: () => number): Card => Math.floor(random() * deckSize);

/** 1 is the ace, 13 the king. */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** What a card counts in baccarat and in pok deng: tens and pictures nothing. */
export const pointsOf = (card: Card): number => (rankOf(card) > 9 ? 0 : rankOf(card));

/** The last digit of the sum. */
export const handPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
