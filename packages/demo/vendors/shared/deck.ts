import { makeSvg } from './dom.ts';

// Cards are numbers: 0 to 12 are the ace to king of clubs, followed by diamonds, hearts and spades.

/** The suits in the order of the card numbers. */
export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof suits)[number];

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Path data of the suit symbols, in a square of 24. */
const shapes: Readonly<Record<Suit, string>> = {
  clubs: 'M12 2a4.6 4.6 0 0 0-4 6.9 4.6 4.6 0 1 0 2.7 7.6L9 22h6l-1.7-5.5A4.6 4.6 0 1 0 16 8.9 4.6 4.6 0 0 0 12 2z',
  diamonds: 'M12 1.5c2 4 4.6 7.4 8 10.5-3.4 3.1-6 6.5-8 10.5-2-4-4.6-7.4-8-10.5 3.4-3.1 6-6.5 8-10.5z',
  hearts: 'M12 21.5C5 15.6 2 11.8 2 7.9A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 1.9c0 3.9-3 7.7-10 13.6z',
  spades: 'M12 2C9 7 3 10 3 15a4.5 4.5 0 0 0 7.6 3.2L9 22h6l-1.6-3.8A4.5 4.5 0 0 0 21 15c0-5-6-8-9-13z',
};

/** The suit of a card. */
export const suitOf = (card: number): Suit => suits[Math.floor(card / 13)] ?? 'clubs';
/** The rank of a card as printed on it: `'A'`, `'10'`, `'K'`. */
export const rankOf = (card: number): string => ranks[card % 13] ?? '';

/** Draws a card face up, or the back of a card for null. */
export function drawCard(card: number | null): SVGSVGElement {
  const picture = makeSvg(
    'svg',
    { viewBox: '0 0 60 84', class: card === null ? 'card back' : 'card' },
    makeSvg('rect', { x: 0.5, y: 0.5, width: 59, height: 83, rx: 7, class: 'paper' }),
  );
  if (card === null) {
    picture.append(makeSvg('rect', { x: 5, y: 5, width: 50, height: 74, rx: 4, class: 'inlay' }));
    for (let at = 0; at < 15; at += 1) {
      const [x, y] = [12 + (at % 3) * 18, 12 + Math.floor(at / 3) * 15];
      picture.append(makeSvg('path', { d: `M${x} ${y - 6}l6 6-6 6-6-6z`, class: 'lattice' }));
    }
    return picture;
  }
  const suit = suitOf(card);
  picture.classList.add(suit === 'diamonds' || suit === 'hearts' ? 'red' : 'black');
  picture.append(
    makeSvg('text', { x: 6, y: 21, class: 'rank' }, rankOf(card)),
    makeSvg('path', { d: shapes[suit], transform: 'translate(5 25) scale(.52)' }),
    makeSvg('path', { d: shapes[suit], transform: 'translate(17 37) scale(1.62)' }),
  );
  return picture;
}
