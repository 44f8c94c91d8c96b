import { expect, test } from 'vitest';
import { type Card, deckSize, handPoints } from '../../shared/server/deck.ts';
import { type Cards, dealerDrawsTo, dengOf, endingOf, endsAtOnce, isPok } from './rules.ts';

const [clubs, diamonds, hearts, spades] = [0, 13, 26, 39];
/** Rank 1 to 13 of a suit. */
const card = (rank: number, suit: number): Card => suit + rank - 1;
const cards = (more: Partial<Cards>): Cards => ({
  player: [card(2, clubs), card(4, hearts)],
  dealer: [card(3, clubs), card(4, diamonds)],
  playerThird: card(5, spades),
  dealerThird: card(13, spades),
  ...more,
});

test('more points win, a tie returns the stake, and ten points count as zero', () => {
  // 6 against 7
  expect(endingOf(cards({}), 'stay')).toMatchObject({ result: 'lost', deng: 1, returns: 0 });
  // 7 against 7, with two cards of one suit, which a tie does not multiply.
  const even = cards({ player: [card(3, clubs), card(4, clubs)] });
  expect(endingOf(even, 'stay')).toMatchObject({ result: 'pushed', deng: 1, returns: 100 });
  // 2 + 4 + 5 = 1
  expect(endingOf(cards({}), 'draw')).toMatchObject({ result: 'lost' });
  expect(endingOf(cards({ playerThird: card(2, spades) }), 'draw')).toMatchObject({ result: 'won', returns: 180 });
  expect(endingOf(cards({ playerThird: card(1, spades) }), 'draw')).toMatchObject({ result: 'pushed' });
  expect(handPoints([card(13, clubs), card(10, clubs)])).toBe(0);
});

test('eight and nine points with two cards end the round and beat every three-card hand', () => {
  const pok = cards({ player: [card(3, clubs), card(5, hearts)] });
  expect(endsAtOnce(pok)).toBe(true);
  expect(endsAtOnce(cards({}))).toBe(false);
  for (const move of ['draw', 'stay'] as const) {
    expect(endingOf(pok, move)).toMatchObject({ result: 'won', player: { length: 2 }, dealer: { length: 2 } });
  }
  const both = { ...pok, dealer: [card(4, clubs), card(5, diamonds)] } as const;
  expect(endingOf(both, 'stay')).toMatchObject({ result: 'lost' });
  const same = { ...pok, dealer: [card(4, clubs), card(4, diamonds)] } as const;
  expect(endingOf(same, 'stay')).toMatchObject({ result: 'pushed' });
});

test('the multipliers of winning hands', () => {
  expect(dengOf([card(5, clubs), card(5, hearts)])).toBe(2);
  expect(dengOf([card(5, clubs), card(9, clubs)])).toBe(2);
  expect(dengOf([card(5, clubs), card(9, hearts)])).toBe(1);
  expect(dengOf([card(5, clubs), card(9, clubs), card(2, clubs)])).toBe(3);
  expect(dengOf([card(5, clubs), card(5, hearts), card(5, spades)])).toBe(5);
  expect(dengOf([card(5, clubs), card(5, hearts), card(6, spades)])).toBe(1);
  const twice = cards({ player: [card(5, clubs), card(3, clubs)] });
  expect(endingOf(twice, 'stay')).toMatchObject({ deng: 2, returns: 260 });
});

test('optimal play returns 99.6 % over all deals', () => {
  const hands = everyHand();
  const dealerEnds = new Map<string, number>();
  for (const { hand, weight } of hands) {
    if (isPok(hand) || handPoints(hand) > dealerDrawsTo) add(dealerEnds, endOf(hand), weight);
    else for (let third = 0; third < deckSize; third += 1) add(dealerEnds, endOf([...hand, third]), weight / deckSize);
  }
  /** The average return of a player's hand against all final hands of the dealer. */
  const worth = (hand: readonly Card[]): number => {
    let sum = 0;
    for (const [end, weight] of dealerEnds) {
      const dealerPok = end.startsWith('pok');
      const points = Number(end.slice(3));
      const alike = isPok(hand) === dealerPok;
      const won = alike ? handPoints(hand) > points : isPok(hand);
      if (won) sum += weight * (1 + 0.8 * dengOf(hand));
      else if (alike && handPoints(hand) === points) sum += weight;
    }
    return sum;
  };
  const known = new Map<string, number>();
  const worthOf = (hand: readonly Card[]): number => {
    const key = `${hand.length} ${handPoints(hand)} ${dengOf(hand)}`;
    if (!known.has(key)) known.set(key, worth(hand));
    return known.get(key) ?? 0;
  };
  // A dealer's pok ends the round before the player can draw, so drawing and staying are the same.
  const pokShare = [...dealerEnds].reduce((sum, [end, weight]) => sum + (end.startsWith('pok') ? weight : 0), 0);
  expect(pokShare).toBeGreaterThan(0.15);
  let total = 0;
  for (const { hand, weight } of hands) {
    let drawn = 0;
    for (let third = 0; third < deckSize; third += 1) drawn += worthOf([...hand, third]) / deckSize;
    total += weight * (isPok(hand) ? worthOf(hand) : Math.max(worthOf(hand), drawn));
  }
  expect(total).toBeCloseTo(0.996, 3);
});

test('the rules agree with a second formulation over 5,000 deals', () => {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % deckSize;
  for (let number = 0; number < 5_000; number += 1) {
    const dealt: Cards = {
      player: [next(), next()],
      dealer: [next(), next()],
      playerThird: next(),
      dealerThird: next(),
    };
    const { player, dealer, returns } = endingOf(dealt, 'draw');
    const atOnce = endsAtOnce(dealt);
    expect(player).toHaveLength(atOnce ? 2 : 3);
    expect(dealer).toHaveLength(!atOnce && handPoints(dealt.dealer) <= dealerDrawsTo ? 3 : 2);
    const better = isPok(player) === isPok(dealer) ? handPoints(player) > handPoints(dealer) : isPok(player);
    const same = isPok(player) === isPok(dealer) && handPoints(player) === handPoints(dealer);
    expect(returns).toBe(better ? 100 + 80 * dengOf(player) : same ? 100 : 0);
  }
});

function everyHand(): readonly { readonly hand: readonly [Card, Card]; readonly weight: number }[] {
  return Array.from({ length: deckSize ** 2 }, (_, at) => ({
    hand: [at % deckSize, Math.floor(at / deckSize)] as const,
    weight: 1 / deckSize ** 2,
  }));
}

const endOf = (hand: readonly Card[]): string => `${isPok(hand) ? 'pok' : 'all'}${handPoints(hand)}`;

const add = (sums: Map<string, number>, key: string, weight: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + weight);
