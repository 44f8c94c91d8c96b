import { expect, test } from 'vitest';
import { type Random, createRandom } from '#demo/art/random.ts';
import { minuteMs } from '#text/durations.ts';
import { type Match, matchNamed } from './matches.ts';
import { type Selection, legStateOf, marketOf, marketsAt } from './matchMarkets.ts';
import { priceMoves } from './matchMoves.ts';
import { marginPercent, resultOf, scoreAt } from './matchOdds.ts';

const seed = 4_711;
const lanes = ['KCKL-q', 'FB-q', 'KCKL-e', 'FB-n'];
const delayMs = 3_000;

/** When to bet: a moment, and what must be so then. */
type Condition = (match: Match, at: number) => boolean;
const lead = (match: Match, at: number): number => {
  const [home = 0, away = 0] = scoreAt(seed, match, at) ?? [];
  return home - away;
};
const conditions: Readonly<Record<string, Condition>> = {
  always: () => true,
  'a side leads': (match, at) => lead(match, at) !== 0,
  'nobody leads': (match, at) => lead(match, at) === 0,
  'a goal has just been seen': (match, at) => lead(match, at) !== lead(match, at - 40_000),
  'no goal for a minute': (match, at) => lead(match, at) === lead(match, at - minuteMs),
};
/** Which of the outcomes of a market: by its place, or by its price. */
const choices = {
  first: () => 0,
  last: (prices: readonly number[]) => prices.length - 1,
  likely: (prices: readonly number[]) => prices.indexOf(Math.min(...prices)),
  unlikely: (prices: readonly number[]) => prices.indexOf(Math.max(...prices)),
};

interface Bet {
  readonly labels: readonly string[];
  readonly back: number;
}

/** Draws a strategy, which follows a match: undefined when it never comes to a bet there. */
function drawStrategy(random: Random): (match: Match) => Bet | undefined {
  const name = random.pick(Object.keys(conditions));
  const choice = random.pick(Object.keys(choices)) as keyof typeof choices;
  const kind = random.pick(['1x2', 'handicap', 'total'] as const);
  const shift = random.pick([0, 0, -1, 1, 2, -3]);
  const accepts = random.pick(['better', 'any'] as const);
  const early = random.chance(0.15);
  const follow = (match: Match): Bet | undefined => {
    const [from, to] = early
      ? [match.startsAt - (priceMoves + 2) * match.priceStepMs, match.startsAt - 1]
      : [match.startsAt, match.endsAt - minuteMs];
    const moments = Array.from({ length: 5 }, () => random.range(from, to)).toSorted((one, other) => one - other);
    for (const moment of moments) {
      const at = Math.floor(moment);
      if (conditions[name]?.(match, at) !== true) continue;
      const market = marketsAt(seed, match, at).find((each) => each.kind === kind);
      if (!market || market.suspended) continue;
      const outcome = market.outcomes[choices[choice](market.outcomes.map(({ price }) => price))]?.id;
      if (outcome === undefined) continue;
      const selection: Selection = { kind, outcome, line: market.line === null ? null : market.line + shift };
      const priceAt = (when: number): number => {
        const now = marketOf(seed, match, selection, when);
        return now === undefined || now.suspended ? 0 : (now.outcomes.find(({ id }) => id === outcome)?.price ?? 0);
      };
      const seen = priceAt(at);
      const taken = early ? seen : priceAt(at + delayMs);
      if (seen === 0 || taken === 0 || (accepts === 'better' && taken < seen)) continue;
      const back = {
        ...{ won: taken / 100, halfWon: (taken / 100 + 1) / 2, even: 1, halfLost: 0.5, lost: 0 },
      }[legStateOf(seed, match, selection)];
      return { labels: ['all', kind, name, choice, early ? 'before' : 'running', accepts], back };
    }
    return undefined;
  };
  return follow;
}

test('no strategy of when and what to bet gains: the mean return is one less the margin', () => {
  const random = createRandom(seed, 'strategies');
  const bets: Bet[] = [];
  let number = 0;
  for (let drawn = 0; drawn < 10_000; drawn += 1) {
    const follow = drawStrategy(random);
    for (let tries = 0, made = 0; tries < 12 && made < 3; tries += 1) {
      number += 1;
      const match = matchNamed(seed, `${lanes[number % lanes.length]}-${30_000 + number}`);
      // The stakes of a postponed match come back, which no strategy decides.
      const bet = match && resultOf(seed, match) !== 'postponed' ? follow(match) : undefined;
      if (bet === undefined) continue;
      bets.push(bet);
      made += 1;
    }
  }
  expect(bets.length).toBeGreaterThan(20_000);
  const labels = new Set(bets.flatMap((bet) => bet.labels));
  expect(labels.size).toBeGreaterThan(14);
  for (const label of labels) {
    const backs = bets.filter((bet) => bet.labels.includes(label)).map(({ back }) => back);
    const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length;
    const variance = backs.reduce((sum, back) => sum + (back - mean) ** 2, 0) / (backs.length - 1);
    const error = Math.sqrt(variance / backs.length);
    // Prices are rounded down to hundredths: at 1.10 that is up to 0.9 % more.
    const expected = 1 - marginPercent / 100;
    expect([label, mean > expected - 0.009 - 4 * error, mean < expected + 4 * error]).toEqual([label, true, true]);
    expect([label, backs.length > 500]).toEqual([label, true]);
  }
}, 60_000);
