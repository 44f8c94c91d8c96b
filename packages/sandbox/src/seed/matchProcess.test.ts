import { describe, expect, test } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { clockAt, playedShare, timeOfShare } from './matchClock.ts';
import { type Match, matchNamed } from './matches.ts';
import { marketOf, marketsAt } from './matchMarkets.ts';
import { resultOf, scoreAt } from './matchOdds.ts';
import { goalsOf, goalSuspendsMs, isSuspended, outlookAt } from './matchProcess.ts';

const seed = 20_261;
const footballs = (lane: string, count: number): Match[] =>
  Array.from({ length: count }, (_, at) => matchNamed(seed, `${lane}-${20_000 + at}`)).filter(
    (match): match is Match => match !== undefined && resultOf(seed, match) !== 'postponed',
  );
const short = footballs('KCKL-q', 300);
const long = footballs('KCKL-e', 300);
const allGoals = (match: Match) => {
  const { home, away } = goalsOf(seed, match);
  return [...home, ...away];
};

describe('the clock of football', () => {
  const [match] = long;
  if (!match) throw new Error('no match');
  const at = (minute: number) => match.startsAt + minute * minuteMs;

  test('has two halves of 45 minutes and a break of 15', () => {
    expect(clockAt(match, at(-1))).toBeNull();
    expect(clockAt(match, at(0))).toEqual({ period: 1, minute: 1, running: true });
    expect(clockAt(match, at(44.5))).toEqual({ period: 1, minute: 45, running: true });
    expect(clockAt(match, at(52))).toEqual({ period: 1, minute: 45, running: false });
    expect(clockAt(match, at(60.5))).toEqual({ period: 2, minute: 46, running: true });
    expect(clockAt(match, at(104.5))).toEqual({ period: 2, minute: 90, running: true });
    expect(clockAt(match, at(105))).toBeNull();
  });

  test('no goal falls into the break', () => {
    for (const share of [0, 0.2, 0.49, 0.51, 0.8, 0.99]) {
      expect(playedShare(match, timeOfShare(match, share))).toBeCloseTo(share, 5);
    }
    const goals = long.flatMap((each) => allGoals(each).map((goal) => clockAt(each, goal)?.running));
    expect(goals.length).toBeGreaterThan(500);
    expect(new Set(goals)).toEqual(new Set([true]));
  });
});

test('the score is the goals that were drawn, seen ten seconds later, and final at the end', () => {
  for (const match of [...short, ...long]) {
    const { home, away } = goalsOf(seed, match);
    expect(scoreAt(seed, match, match.endsAt)).toEqual([home.length, away.length]);
    for (const goal of home) {
      const seen = Math.min(goal + goalSuspendsMs / 2, match.endsAt);
      const before = scoreAt(seed, match, seen - 1)?.[0] ?? 0;
      expect(scoreAt(seed, match, seen)?.[0]).toBeGreaterThan(before);
    }
  }
});

describe('betting stops', () => {
  test('for twenty seconds from each goal on, before the players can see it, and never for another reason', () => {
    for (const match of short) {
      const goals = allGoals(match);
      for (let at = match.startsAt; at < match.endsAt; at += 1_700) {
        const around = goals.some((goal) => goal <= at && at < goal + goalSuspendsMs);
        expect([match.id, at - match.startsAt, isSuspended(seed, match, at)]).toEqual([
          match.id,
          at - match.startsAt,
          around || at >= match.endsAt - minuteMs,
        ]);
      }
    }
  });

  test('with the last prices, which say nothing of the goal', () => {
    for (const match of short.slice(0, 60)) {
      const goal = allGoals(match).find(
        (each) => each < match.endsAt - minuteMs && each > match.startsAt + 1 && !isSuspended(seed, match, each - 1),
      );
      if (goal === undefined) continue;
      const before = marketsAt(seed, match, goal - 1).map(({ outcomes }) => outcomes);
      for (const at of [goal, goal + goalSuspendsMs / 2, goal + goalSuspendsMs - 1]) {
        const markets = marketsAt(seed, match, at);
        if (allGoals(match).some((other) => other < goal && other > goal - goalSuspendsMs)) continue;
        expect(markets.every(({ suspended }) => suspended)).toBe(true);
        expect(markets.map(({ outcomes }) => outcomes)).toEqual(before);
      }
    }
  });
});

test('what is known of the result is a distribution around what has happened', () => {
  for (const match of short.slice(0, 40)) {
    for (const at of [-9, -1, 0.5, 2, 3.9].map((minute) => match.startsAt + minute * minuteMs)) {
      const { difference, goals } = outlookAt(seed, match, at);
      for (const { chances } of [difference, goals]) {
        expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-9);
      }
    }
  }
});

test('handicap and total have a line in quarters at which both sides are close, and keep a line that is asked for', () => {
  for (const match of short) {
    const at = match.startsAt - 5 * minuteMs;
    const markets = marketsAt(seed, match, at);
    expect(markets.map(({ kind }) => kind)).toEqual(['1x2', 'handicap', 'total']);
    for (const { kind, line, outcomes } of markets.slice(1)) {
      const [one, other] = outcomes.map(({ price }) => price);
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(45);
      expect(Number.isInteger(line)).toBe(true);
      const [first] = outcomes;
      if (!first) throw new Error(kind);
      // Half a goal more for the home side, or asked of both: what the first outcome pays moves with it.
      const more = marketOf(seed, match, { kind, line: (line ?? 0) + 2, outcome: first.id }, at);
      const price = more?.outcomes.find(({ id }) => id === first.id)?.price ?? 0;
      expect(kind === 'handicap' ? price < first.price : price > first.price).toBe(true);
      expect(marketOf(seed, match, { kind, line: 90, outcome: first.id }, at)).toBeUndefined();
    }
    expect(marketOf(seed, match, { kind: '1x2', line: 2, outcome: 'home' }, at)).toBeUndefined();
    expect(marketOf(seed, match, { kind: 'total', line: 10, outcome: 'home' }, at)).toBeUndefined();
  }
});
