import { expect, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { type Card, deckSize, handPoints, pointsOf } from '../../shared/server/deck.ts';
import { type Cards, dealCards, dealerDrawsTo, dengOf, endingOf, endsAtOnce, isPok } from './rules.ts';

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

test('optimal play returns 99.0 % over all deals of one deck', () => {
  const deck = Array.from({ length: deckSize }, (_, at) => at);
  let total = 0;
  let hands = 0;
  for (const first of deck) {
    for (const second of deck.slice(first + 1)) {
      const hand = [first, second];
      const rest = deck.filter((each) => !hand.includes(each));
      const stays = worth(hand, rest);
      // A pok ends the round. Otherwise drawing is worth the average over what can come.
      const draws = isPok(hand)
        ? 0
        : rest.reduce(
            (sum, third) =>
              sum +
              worth(
                [...hand, third],
                rest.filter((each) => each !== third),
              ),
            0,
          );
      total += Math.max(stays, draws / rest.length);
      hands += 1;
    }
  }
  expect(total / hands).toBeCloseTo(0.99, 3);
});

const known = new Map<string, number>();

/** The average return of a hand, which depends only on the points of its cards and its multiplier. */
function worth(hand: readonly Card[], rest: readonly Card[]): number {
  const key = `${hand.map(pointsOf).toSorted().join(' ')} of ${dengOf(hand)}`;
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = averageReturn(hand, rest)));
  return value;
}

/** The average return of a player's hand against all hands that the dealer can get from the rest of the deck. */
function averageReturn(hand: readonly Card[], rest: readonly Card[]): number {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const each of rest) counts[pointsOf(each)] = (counts[pointsOf(each)] ?? 0) + 1;
  const [points, pok, wins] = [handPoints(hand), isPok(hand), 1 + 0.8 * dengOf(hand)];
  const against = (dealer: number, dealerPok: boolean): number => {
    if (pok !== dealerPok) return pok ? wins : 0;
    return points === dealer ? 1 : points > dealer ? wins : 0;
  };
  let sum = 0;
  counts.forEach((left, one) => {
    counts.forEach((others, two) => {
      const ways = left * (others - (one === two ? 1 : 0));
      const dealer = (one + two) % 10;
      if (pok || dealer > dealerDrawsTo) {
        sum += ways * against(dealer, dealer >= 8);
        return;
      }
      counts.forEach((thirds, three) => {
        const free = thirds - (three === one ? 1 : 0) - (three === two ? 1 : 0);
        sum += (ways * free * against((dealer + three) % 10, false)) / (rest.length - 2);
      });
    });
  });
  return sum / (rest.length * (rest.length - 1));
}

test('no card comes twice in a round, and each comes equally often', () => {
  const random = createRandom(7, 'pok deng');
  const seen = Array.from({ length: deckSize }, () => 0);
  const rounds = 20_000;
  for (let number = 0; number < rounds; number += 1) {
    const { player, dealer, playerThird, dealerThird } = dealCards(() => random.next());
    const dealt = [...player, ...dealer, playerThird, dealerThird];
    expect(new Set(dealt).size).toBe(6);
    for (const each of dealt) seen[each] = (seen[each] ?? 0) + 1;
  }
  const expected = (rounds * 6) / deckSize;
  for (const count of seen) expect(Math.abs(count - expected) / expected).toBeLessThan(0.1);
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
