import type { TableGame } from '#sandbox/seed/liveTables.ts';
import { type Card, drawCard, handPoints, pointsOf, rankOf } from '../../shared/server/deck.ts';

/** A betting area. Each game has three of them. */
export type Spot =
  | 'player'
  | 'tie'
  | 'banker'
  | 'dragon'
  | 'tiger'
  | 'low'
  | 'eleven'
  | 'high'
  | 'small'
  | 'triple'
  | 'big'
  | 'red'
  | 'zero'
  | 'black';

/** The outcome of a round: two hands of cards, three dice, or the pocket of the roulette ball. */
export type Deal =
  | { readonly kind: 'cards'; readonly hands: readonly [readonly Card[], readonly Card[]] }
  | { readonly kind: 'dice'; readonly dice: readonly [number, number, number] }
  | { readonly kind: 'pocket'; readonly pocket: number };

/** A betting area and its payouts including the stake, in hundredths of the stake. */
interface Place {
  readonly spot: Spot;
  /** The payout of a winning bet. */
  readonly returns: number;
  /** The payout when two sides tie. @default 0 */
  readonly onTie?: number;
}

/** The rules of one table game. */
export interface TableRules {
  readonly places: readonly [Place, Place, Place];
  /** Draws an outcome. `random` returns floats in [0, 1). */
  readonly deal: (random: () => number) => Deal;
  /** The winning area; `'tie'` on a tie, null when the deal is of another game. */
  readonly winner: (deal: Deal) => Spot | null;
}

const die = (random: () => number): number => 1 + Math.floor(random() * 6);
const roll = (random: () => number): Deal => ({ kind: 'dice', dice: [die(random), die(random), die(random)] });
const sumOf = (deal: Deal): number => (deal.kind === 'dice' ? deal.dice.reduce((sum, eyes) => sum + eyes, 0) : 0);
const isTriple = (deal: Deal): boolean => deal.kind === 'dice' && new Set(deal.dice).size === 1;

/** The eighteen red pockets of a wheel with one zero. */
export const redPockets: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The rules of the demo tables. The average return of each bet is asserted in the test. */
export const tableRules: Readonly<Record<TableGame, TableRules>> = {
  baccarat: {
    places: [
      { spot: 'player', returns: 200, onTie: 100 },
      { spot: 'tie', returns: 1_000 },
      { spot: 'banker', returns: 195, onTie: 100 },
    ],
    deal: (random) => ({ kind: 'cards', hands: dealBaccarat(() => drawCard(random)) }),
    winner: (deal) => higher(deal, handPoints, ['player', 'banker']),
  },
  dragonTiger: {
    places: [
      { spot: 'dragon', returns: 200, onTie: 50 },
      { spot: 'tie', returns: 1_250 },
      { spot: 'tiger', returns: 200, onTie: 50 },
    ],
    deal: (random) => ({ kind: 'cards', hands: [[drawCard(random)], [drawCard(random)]] }),
    winner: (deal) => higher(deal, ([card = 0]) => rankOf(card), ['dragon', 'tiger']),
  },
  hiLo: {
    places: [
      { spot: 'low', returns: 195 },
      { spot: 'eleven', returns: 780 },
      { spot: 'high', returns: 260 },
    ],
    deal: roll,
    winner: (deal) => (sumOf(deal) === 11 ? 'eleven' : sumOf(deal) < 11 ? 'low' : 'high'),
  },
  sicBo: {
    places: [
      { spot: 'small', returns: 200 },
      { spot: 'triple', returns: 3_500 },
      { spot: 'big', returns: 200 },
    ],
    deal: roll,
    winner: (deal) => (isTriple(deal) ? 'triple' : sumOf(deal) < 11 ? 'small' : 'big'),
  },
  roulette: {
    places: [
      { spot: 'red', returns: 200 },
      { spot: 'zero', returns: 3_600 },
      { spot: 'black', returns: 200 },
    ],
    deal: (random) => ({ kind: 'pocket', pocket: Math.floor(random() * 37) }),
    winner: (deal) =>
      deal.kind !== 'pocket' || deal.pocket === 0 ? 'zero' : redPockets.includes(deal.pocket) ? 'red' : 'black',
  },
};

/** The payout of a bet on each area after a deal, in hundredths of the stake. */
export function returnsOf(rules: TableRules, deal: Deal): ReadonlyMap<Spot, number> {
  const winner = rules.winner(deal);
  return new Map(
    rules.places.map(({ spot, returns, onTie = 0 }) => [
      spot,
      spot === winner ? returns : winner === 'tie' ? onTie : 0,
    ]),
  );
}

function higher(
  deal: Deal,
  worth: (hand: readonly Card[]) => number,
  [first, second]: readonly [Spot, Spot],
): Spot | null {
  if (deal.kind !== 'cards') return null;
  const [one, other] = [worth(deal.hands[0]), worth(deal.hands[1])];
  return one === other ? 'tie' : one > other ? first : second;
}

/** Deals a round of punto banco baccarat, in which fixed rules decide on the third cards. */
export function dealBaccarat(draw: () => Card): readonly [readonly Card[], readonly Card[]] {
  const player = [draw(), draw()];
  const banker = [draw(), draw()];
  if (handPoints(player) >= 8 || handPoints(banker) >= 8) return [player, banker];
  const third = handPoints(player) <= 5 ? draw() : undefined;
  if (third !== undefined) player.push(third);
  if (bankerDraws(handPoints(banker), third)) banker.push(draw());
  return [player, banker];
}

function bankerDraws(points: number, third: Card | undefined): boolean {
  if (third === undefined) return points <= 5;
  const seen = pointsOf(third);
  if (points <= 2) return true;
  if (points === 3) return seen !== 8;
  if (points === 4) return seen >= 2 && seen <= 7;
  if (points === 5) return seen >= 4 && seen <= 7;
  return points === 6 && (seen === 6 || seen === 7);
}
