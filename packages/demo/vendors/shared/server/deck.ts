/** A playing card: 0 to 12 are the ace to king of clubs, followed by diamonds, hearts and spades. */
export type Card = number;

export const deckSize = 52;

/**
 * Draws a card with replacement, as from a very large shoe: for games of several decks, in which a card can come as often as it
 * has decks. A round of the live tables has six cards at most, and their shoe eight decks.
 */
export const drawCard = (random: () => number): Card => Math.floor(random() * deckSize);

/**
 * Shuffles one deck for a round. The function that it returns deals a card that has not been dealt yet.
 * @param random floats in [0, 1)
 */
export function createDeck(random: () => number): () => Card {
  const cards = Array.from({ length: deckSize }, (_, at): Card => at);
  return () => {
    const [card] = cards.splice(Math.floor(random() * cards.length), 1);
    if (card === undefined) throw new RangeError('all cards are dealt');
    return card;
  };
}

/** The rank of a card: 1 is the ace, 13 the king. */
export const rankOf = (card: Card): number => (card % 13) + 1;
/** The suit of a card: clubs, diamonds, hearts and spades are 0 to 3. */
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** The points of a card in baccarat and pok deng: tens and face cards count zero. */
export const pointsOf = (card: Card): number => (rankOf(card) > 9 ? 0 : rankOf(card));

/** The points of a hand: the last digit of the sum of its cards. */
export const handPoints = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
