import { expect, test } from 'vitest';
import { type TableGame, tableGames } from '#sandbox/seed/liveTables.ts';
import type { Card } from '../../shared/server/deck.ts';
import { type Deal, type Spot, dealBaccarat, redPockets, returnsOf, tableRules } from './rules.ts';

/** The average return of each bet over weighted deals. */
function averages(game: TableGame, deals: Iterable<readonly [Deal, number]>): Record<string, number> {
  const sums = new Map<Spot, number>();
  let all = 0;
  for (const [deal, weight] of deals) {
    all += weight;
    for (const [spot, returns] of returnsOf(tableRules[game], deal)) {
      sums.set(spot, (sums.get(spot) ?? 0) + returns * weight);
    }
  }
  return Object.fromEntries([...sums].map(([spot, sum]) => [spot, Number((sum / all / 100).toFixed(4))]));
}

function* everyRoll(): Generator<readonly [Deal, number]> {
  for (let a = 1; a <= 6; a += 1) {
    for (let b = 1; b <= 6; b += 1) for (let c = 1; c <= 6; c += 1) yield [{ kind: 'dice', dice: [a, b, c] }, 1];
  }
}

function* everyPair(): Generator<readonly [Deal, number]> {
  for (let one = 0; one < 52; one += 1) {
    for (let other = 0; other < 52; other += 1) yield [{ kind: 'cards', hands: [[one], [other]] }, 1];
  }
}

/** All deals of baccarat by the points of their cards, weighted by probability: four of thirteen ranks count zero. */
function* everyBaccarat(): Generator<readonly [Deal, number]> {
  const values: readonly (readonly [Card, number])[] = Array.from({ length: 10 }, (_, points) =>
    points === 0 ? [12, 4] : [points - 1, 1],
  );
  const open: (readonly [cards: readonly Card[], weight: number])[] = [[[], 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [cards, weight] = next;
    const left = [...cards];
    let missing = false;
    const hands = dealBaccarat(() => {
      const card = left.shift();
      missing ||= card === undefined;
      return card ?? 12;
    });
    // The weights are divided by 13 per card, so that deals with four, five and six cards are comparable.
    if (missing) for (const [card, more] of values) open.push([[...cards, card], (weight * more) / 13]);
    else yield [{ kind: 'cards', hands }, weight];
  }
}

test('every bet has its published average return', () => {
  expect(averages('baccarat', everyBaccarat())).toEqual({ player: 0.9877, tie: 0.9543, banker: 0.9894 });
  expect(averages('dragonTiger', everyPair())).toEqual({ dragon: 0.9615, tie: 0.9615, tiger: 0.9615 });
  expect(averages('hiLo', everyRoll())).toEqual({ low: 0.975, eleven: 0.975, high: 0.975 });
  expect(averages('sicBo', everyRoll())).toEqual({ small: 0.9722, triple: 0.9722, big: 0.9722 });
  const pockets = Array.from({ length: 37 }, (_, pocket) => [{ kind: 'pocket', pocket } as const, 1] as const);
  expect(averages('roulette', pockets)).toEqual({ red: 0.973, zero: 0.973, black: 0.973 });
  expect(new Set(redPockets).size).toBe(18);
});

test('a winning bet pays more than its stake, in whole satang per baht', () => {
  for (const game of tableGames) {
    for (const { returns, onTie = 0 } of tableRules[game].places) {
      expect(returns).toBeGreaterThan(100);
      expect(Number.isInteger(returns) && Number.isInteger(onTie)).toBe(true);
    }
  }
});

test('baccarat draws third cards by the rules', () => {
  const deal = (...points: number[]) => {
    const cards = points.map((each) => (each === 0 ? 12 : each - 1));
    return dealBaccarat(() => cards.shift() ?? Number.NaN).map((hand) => hand.length);
  };
  // Points of the player's two cards, the banker's two cards, and the third cards.
  expect(deal(4, 4, 1, 1)).toEqual([2, 2]);
  expect(deal(1, 1, 4, 5)).toEqual([2, 2]);
  expect(deal(3, 3, 2, 3, 9)).toEqual([2, 3]);
  expect(deal(3, 4, 3, 3)).toEqual([2, 2]);
  expect(deal(2, 3, 1, 2, 8)).toEqual([3, 2]);
  expect(deal(2, 3, 1, 2, 7, 1)).toEqual([3, 3]);
  expect(deal(2, 3, 3, 3, 6, 1)).toEqual([3, 3]);
  expect(deal(2, 3, 3, 4, 6)).toEqual([3, 2]);
});
