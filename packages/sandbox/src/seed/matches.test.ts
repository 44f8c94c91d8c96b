import { describe, expect, test } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { testNow } from '../testing/platform.ts';
import { kindOf, type Match, matchesOf, matchNamed } from './matches.ts';
import { priceMoves } from './matchMoves.ts';
import { chancesAt, marginPercent, pricesAt, resultOf, scoreAt, settlesAt, stateAt } from './matchOdds.ts';
import { isProcess } from './matchProcess.ts';
import { sidesOf, sports } from './matchSides.ts';
import { derivedCategories, vendors } from './vendors.ts';

const seed = 20_261;
const sportsVendors = vendors.filter(({ gameType }) => gameType === 'SPORTS').map(({ vassalage }) => vassalage);
/** Irregular moments of a day and a night. */
const moments = Array.from({ length: 60 }, (_, at) => testNow + at * 23.7 * minuteMs);
const listAt = (now: number) => sportsVendors.flatMap((vassalage) => matchesOf(seed, vassalage, now));

/** All matches of a vendor within some days, without duplicates. */
function many(vassalage: string, count: number): readonly Match[] {
  const [first] = matchesOf(seed, vassalage, testNow);
  const number = Number(first?.id.split('-').at(-1));
  return Array.from({ length: count }, (_, at) => matchNamed(seed, `${vassalage}-q-${number + at}`)).filter(
    (match) => match !== undefined,
  );
}

test('sports vendors have matches of their kind, and other vendors have none (NAV-07)', () => {
  for (const vassalage of sportsVendors) {
    const played = new Set(matchesOf(seed, vassalage, testNow).map(({ sport }) => sport));
    if (derivedCategories.COCKFIGHT.includes(vassalage)) expect([...played]).toEqual(['cockfight']);
    else if (derivedCategories.ESPORTS.includes(vassalage)) expect([...played]).toEqual(['esports']);
    else expect(played).toEqual(new Set(['football', 'basketball', 'volleyball', 'takraw', 'badminton']));
  }
  expect(kindOf('FB')).toBe('sports');
  expect(kindOf('LTWR')).toBeUndefined();
  expect(matchesOf(seed, 'LTWR', testNow)).toEqual([]);
});

test('at any time a match is live, one starts and one ends within five minutes, and one is tomorrow', () => {
  for (const now of moments) {
    for (const vassalage of sportsVendors) {
      const matches = matchesOf(seed, vassalage, now);
      const within = (at: number) => at > now && at <= now + 5 * minuteMs;
      expect(matches.some(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)).toBe(true);
      expect(matches.some(({ startsAt }) => within(startsAt))).toBe(true);
      expect(matches.some(({ endsAt }) => within(endsAt))).toBe(true);
      expect(matches.some(({ startsAt }) => startsAt > now + 12 * 60 * minuteMs)).toBe(true);
    }
  }
});

test('the list is computed from seed, clock and id', () => {
  for (const match of listAt(testNow)) expect(matchNamed(seed, match.id)).toEqual(match);
  expect(listAt(testNow + 1)).toEqual(listAt(testNow));
  const sidebar = (of: number) => matchesOf(of, 'KCKL', testNow).map(({ home }) => home.name.en);
  expect(sidebar(7)).not.toEqual(sidebar(seed));
  for (const id of ['', 'KCKL', 'KCKL-z-1', 'LTWR-q-1', 'KCKL-q--1', 'KCKL-q-1x', '__proto__-q-1']) {
    expect(matchNamed(seed, id)).toBeUndefined();
  }
});

test('sidebar never meet themselves and are named in both languages', () => {
  for (const { home, away } of moments.flatMap(listAt)) expect(home.name.en).not.toBe(away.name.en);
  for (const sport of sports) {
    expect(sidesOf[sport].length % 2).toBe(0);
    for (const { name } of sidesOf[sport]) {
      expect(name.th).toMatch(/[\u0e00-\u0e7f]/);
      expect(name.en).not.toMatch(/[\u0e00-\u0e7f{]/);
    }
  }
});

describe('prices', () => {
  test('have the published margin, up to rounding', () => {
    for (const now of moments.slice(0, 12)) {
      for (const match of listAt(now)) {
        if (now >= match.startsAt) continue;
        const prices = Object.values(pricesAt(seed, match, now));
        const sum = prices.reduce((total, price) => total + 100 / price, 0);
        expect(sum).toBeGreaterThanOrEqual(1 + marginPercent / 100 - 1e-9);
        expect(sum).toBeLessThan(1 + marginPercent / 100 + 0.02);
        expect(Math.min(...prices)).toBeGreaterThan(105);
      }
    }
  });

  test('include a draw only for sports with draws', () => {
    for (const match of listAt(testNow)) {
      const draws = match.sport === 'football' || match.sport === 'cockfight';
      expect('draw' in pricesAt(seed, match, testNow)).toBe(draws);
    }
  });

  test('change in small steps before a match, and not after its start but in a process', () => {
    const moved = [...many('KCKL', 200), ...many('DS88', 200)].filter((match) => {
      const { startsAt, priceStepMs } = match;
      if (!isProcess(match)) {
        expect(pricesAt(seed, match, startsAt + minuteMs)).toEqual(pricesAt(seed, match, startsAt));
      }
      const [early, late] = [startsAt - (priceMoves + 1) * priceStepMs, startsAt].map(
        (at) => chancesAt(seed, match, at).home,
      );
      expect(Math.abs((early ?? 0) - (late ?? 1))).toBeLessThan(0.08);
      return (
        pricesAt(seed, match, startsAt).home !== pricesAt(seed, match, startsAt - (priceMoves + 1) * priceStepMs).home
      );
    });
    expect(moved.length).toBeGreaterThan(300);
  });

  // Football is in matchProcess.property.test.ts. 40,000 matches: three standard deviations are about 0.02 of the stakes.
  test('are fair less the margin, early and late, for every result', () => {
    const matches = [...many('NXAR', 20_000), ...many('DS88', 20_000)];
    const fair = (1 - marginPercent / 100) * (23 / 24) + 1 / 24;
    for (const steps of [priceMoves + 1, priceMoves / 2, 0]) {
      const returned = { home: 0, away: 0 };
      for (const match of matches) {
        const result = resultOf(seed, match);
        const prices = pricesAt(seed, match, match.startsAt - steps * match.priceStepMs);
        for (const pick of ['home', 'away'] as const) {
          returned[pick] += result === 'postponed' ? 1 : result === pick ? prices[pick] / 100 : 0;
        }
      }
      for (const sum of Object.values(returned)) expect(Math.abs(sum / matches.length - fair)).toBeLessThan(0.03);
    }
  });
});

test('a postponed match is announced and settled at its start', () => {
  const matches = many('KCKL', 2_400);
  const postponed = matches.filter((match) => resultOf(seed, match) === 'postponed');
  expect(postponed.length).toBeGreaterThan(60);
  expect(postponed.length).toBeLessThan(145);
  for (const match of matches) {
    const off = resultOf(seed, match) === 'postponed';
    expect(stateAt(seed, match, match.startsAt - 1)).toBe('upcoming');
    expect(stateAt(seed, match, match.startsAt)).toBe(off ? 'postponed' : 'live');
    expect(stateAt(seed, match, match.endsAt)).toBe(off ? 'postponed' : 'ended');
    expect(settlesAt(seed, match)).toBe(off ? match.startsAt : match.endsAt);
  }
});

test('the score only grows and ends with the result', () => {
  const lanes = ['q', 'b', 'v', 't', 'e', 's'].map((key) => `KCKL-${key}`).concat('NXAR-q');
  for (const lane of lanes) {
    for (let number = 20_000; number < 20_150; number += 1) {
      const match = matchNamed(seed, `${lane}-${number}`);
      if (!match) throw new Error(lane);
      const result = resultOf(seed, match);
      expect(scoreAt(seed, match, match.startsAt - 1)).toBeNull();
      const end = scoreAt(seed, match, match.endsAt);
      if (result === 'postponed') {
        expect(end).toBeNull();
        continue;
      }
      const [home = 0, away = 0] = end ?? [];
      expect(Math.sign(home - away)).toBe({ home: 1, draw: 0, away: -1 }[result]);
      let before = [0, 0];
      for (let part = 0; part <= 10; part += 1) {
        const at = match.startsAt + ((match.endsAt - match.startsAt) * part) / 10;
        const score = scoreAt(seed, match, at) ?? [-1, -1];
        expect(score[0] >= (before[0] ?? 0) && score[1] >= (before[1] ?? 0)).toBe(true);
        before = [...score];
      }
    }
  }
});
