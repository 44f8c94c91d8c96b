import { expect, test } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { type Match, matchesOf, matchNamed } from './matches.ts';
import { marketsAt } from './matchMarkets.ts';
import { isPaused, movesBy, priceMoves } from './matchMoves.ts';
import { pricesAt } from './matchOdds.ts';
import { isProcess } from './matchProcess.ts';

const seed = 20_261;
const some = (lane: string, count = 60): Match[] =>
  Array.from({ length: count }, (_, at) => matchNamed(seed, `${lane}-${20_000 + at}`)).filter(
    (match): match is Match => match !== undefined,
  );
const matches = ['KCKL-q', 'KCKL-b', 'KCKL-e', 'NXAR-q', 'WS168-m'].flatMap((lane) => some(lane, 20));

test('each match moves forty times before it, at moments of its own', () => {
  const moments = new Set<number>();
  for (const match of matches) {
    const { startsAt, priceStepMs } = match;
    expect(movesBy(seed, match, startsAt - priceMoves * priceStepMs - 1)).toBe(0);
    expect(movesBy(seed, match, startsAt)).toBe(priceMoves);
    let before = 0;
    for (let left = priceMoves * priceStepMs; left >= 0; left -= priceStepMs / 8) {
      const moves = movesBy(seed, match, startsAt - left);
      // One each step. Those of the pause are made up for at its end.
      expect(moves).toBeGreaterThanOrEqual(before);
      const whole = Math.floor(priceMoves - left / priceStepMs);
      if (!isPaused(seed, match, startsAt - left)) expect([whole, whole + 1]).toContain(moves);
      if (moves !== before) moments.add((left / priceStepMs) % 1);
      before = moves;
    }
  }
  expect(moments.size).toBe(8);
  const pausesOf = (lane: string) => some(lane).map((match) => pauseOf(match)[0] ?? 0);
  expect(new Set(pausesOf('KCKL-q')).size).toBeGreaterThan(30);
});

/** How long before a match betting is stopped, in seconds. */
function pauseOf(match: Match): number[] {
  const seconds = (18 * match.priceStepMs) / 1_000 + 60;
  return Array.from({ length: seconds }, (_, at) => seconds - at).filter((left) =>
    isPaused(seed, match, match.startsAt - left * 1_000),
  );
}

test('betting stops once before each match, for a minute in which its prices stand', () => {
  for (const match of matches) {
    const paused = pauseOf(match);
    expect(paused).toHaveLength(60);
    const [first = 0] = paused;
    expect(paused.at(-1)).toBe(first - 59);
    const at = match.startsAt - first * 1_000;
    const standing = marketsAt(seed, match, at - 1_000);
    expect(standing.some(({ suspended }) => suspended)).toBe(false);
    for (const later of [at, at + minuteMs - 1_000]) {
      expect(marketsAt(seed, match, later).every(({ suspended }) => suspended)).toBe(true);
      expect(pricesAt(seed, match, later)).toEqual(pricesAt(seed, match, at));
    }
    expect(marketsAt(seed, match, at + minuteMs).some(({ suspended }) => suspended)).toBe(false);
  }
});

test('prices that are kept are those that are made', () => {
  for (const match of matches.filter(isProcess)) {
    for (const steps of [44, 17, 16, 9, 1, 16, 44]) {
      const at = match.startsAt - steps * match.priceStepMs;
      const [first] = marketsAt(seed, match, at);
      expect(Object.fromEntries(first?.outcomes.map(({ id, price }) => [id, price]) ?? [])).toEqual(
        pricesAt(seed, match, at),
      );
    }
  }
});

test('a list of thirty shows a move every two to four seconds', () => {
  const start = Date.UTC(2026, 10, 21, 5);
  const lasts = 10 * minuteMs;
  const vendors = ['KCKL', 'FB', 'WS168', 'SV3'];
  const shown = new Map<string, string>();
  let moves = 0;
  for (let now = start; now < start + lasts; now += 1_000) {
    const list = vendors
      .flatMap((vassalage) => matchesOf(seed, vassalage, now))
      .filter(({ startsAt }) => startsAt > now);
    for (const match of list.toSorted((one, other) => one.startsAt - other.startsAt).slice(0, 30)) {
      const prices = JSON.stringify(pricesAt(seed, match, now));
      if ((shown.get(match.id) ?? prices) !== prices) moves += 1;
      shown.set(match.id, prices);
    }
  }
  expect(lasts / 1_000 / moves).toBeGreaterThan(2);
  expect(lasts / 1_000 / moves).toBeLessThan(4);
});
