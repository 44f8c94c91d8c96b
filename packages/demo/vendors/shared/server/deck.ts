/** A playing card: 0 to 12 are the ace to king of clubs, followed by diamonds, hearts and spades. */
export type Card = number;

export const deckSize = 52;

/** Draws a card with replacement: each of the 52 is equally likely every time, as from a very large shoe. */
export const drawCard = (random: () => number): Card => Math.floor(random() * deckSize);

/** The rank of a card: 1 is the ace, 13 the king. */
export const rankOf = (card: Card): number => (card % 13) + 1;
/** The suit of a card: clubs, diamonds, hearts and spades are 0 to 3. */
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** The points of a card in baccarat and pok deng: tens and face cards count zero. */
export const pointsOf = (card: Card): number => (rankOf(card) > 9 ? 0 : rankOf(card));

/** The points of a hand: the last digit of the sum of its cards. */
export const handPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
