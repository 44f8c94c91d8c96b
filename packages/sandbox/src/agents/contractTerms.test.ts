import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tier } from '../schema/contracts.ts';
import {
  type Figures,
  areValidTiers,
  bestTier,
  excessOf,
  promisedFor,
  readTier,
  shareOf,
  writeTier,
} from './contractTerms.ts';
import { appliedView } from './contractView.ts';

const tier = (own: Partial<Tier>): Tier => ({
  validBet: null,
  activeMembers: null,
  dailyBet: null,
  hourlyBet: null,
  singleBet: null,
  rate: 100,
  profitRate: null,
  lossRate: null,
  ...own,
});
const figures = (own: Partial<Figures>): Figures => ({
  validBet: 0,
  profit: 0,
  activeMembers: 0,
  singleBet: 0,
  ...own,
});

describe('the best tier whose conditions are met', () => {
  const tiers = [tier({ dailyBet: 1_000, rate: 10 }), tier({ dailyBet: 5_000, activeMembers: 2, rate: 20 })];
  test.each([
    [figures({ validBet: 999, activeMembers: 9 }), undefined],
    [figures({ validBet: 1_000 }), 10],
    [figures({ validBet: 5_000, activeMembers: 1 }), 10],
    [figures({ validBet: 5_000, activeMembers: 2 }), 20],
  ])('of %o has the rate %s', (own, rate) => expect(bestTier(tiers, own)?.rate).toBe(rate));

  test('compares the single bet with the largest one', () => {
    const single = [tier({ singleBet: 500 })];
    expect(bestTier(single, figures({ validBet: 9_000, singleBet: 499 }))).toBeUndefined();
    expect(bestTier(single, figures({ singleBet: 500 }))).toBe(single[0]);
  });
});

describe('what is promised', () => {
  test('a dividend is a share of what the team has lost, and nothing of what it has won', () => {
    expect(promisedFor('dividend', tier({ rate: 1_250 }), figures({ profit: -1_001, validBet: 9_999 }))).toBe(125);
    expect(promisedFor('dividend', tier({ rate: 1_250 }), figures({ profit: 1_001, validBet: 9_999 }))).toBe(0);
  });
  test('a daily salary has another rate on days on which the team has won, or lost', () => {
    const own = tier({ rate: 100, profitRate: 50, lossRate: 200 });
    const paid = [1, 0, -1].map((profit) => promisedFor('daily', own, figures({ profit, validBet: 10_000 })));
    expect(paid).toEqual([50, 100, 200]);
    expect(promisedFor('daily', tier({ lossRate: 200 }), figures({ profit: 1, validBet: 10_000 }))).toBe(100);
  });
  test('฿740.00 × 0.20 % on a day on which the team has won is ฿1.48, and the line says which rate that was', () => {
    const tiers = { rate: 30, profitRate: 20, lossRate: 40 };
    const day = figures({ validBet: 740_00, profit: 12_00 });
    expect(promisedFor('daily', tier(tiers), day)).toBe(148);
    const row = { ...day, ...tiers, kind: 'daily', begins: 0, ends: 1, promised: 148, passedOn: 0, paid: 148 } as const;
    expect(appliedView({ ...row, contractId: '', memberId: '' })).toEqual({
      base: '740.00',
      rate: '0.20',
      use: 'profit',
    });
  });
  test('without a tier there is nothing', () =>
    expect(promisedFor('hourly', undefined, figures({ validBet: 1_000_000 }))).toBe(0));

  test('a share is whole satang, rounded down, however large the sum', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(10_000), (satang, rate) => {
        const share = BigInt(shareOf(satang, rate));
        expect(share * 10_000n <= BigInt(satang) * BigInt(rate)).toBe(true);
        expect((share + 1n) * 10_000n > BigInt(satang) * BigInt(rate)).toBe(true);
      }),
    );
  });
});

describe('what can be offered', () => {
  test.each<[string, Parameters<typeof areValidTiers>, boolean]>([
    ['ascending tiers', ['hourly', [tier({ rate: 1 }), tier({ hourlyBet: 1, rate: 2 })]], true],
    ['no condition', ['realTime', [tier({})]], true],
    ['a condition of another kind', ['hourly', [tier({ dailyBet: 1 })]], false],
    ['a rate for lost days of a dividend', ['dividend', [tier({ lossRate: 1 })]], false],
    ['no rate', ['daily', [tier({ rate: 0 })]], false],
    ['more than everything', ['dividend', [tier({ rate: 10_001 })]], false],
    ['more than everything on lost days', ['daily', [tier({ lossRate: 10_001 })]], false],
    ['the same condition twice', ['hourly', [tier({ hourlyBet: 1 }), tier({ hourlyBet: 1, rate: 200 })]], false],
    ['less for more', ['hourly', [tier({ hourlyBet: 1 }), tier({ hourlyBet: 2, rate: 99 })]], false],
    [
      'one condition up, another down',
      ['daily', [tier({ dailyBet: 2, activeMembers: 2 }), tier({ dailyBet: 3, activeMembers: 1, rate: 200 })]],
      false,
    ],
    ['less for more on lost days', ['daily', [tier({ lossRate: 300 }), tier({ dailyBet: 1, rate: 200 })]], false],
    ['a sum that is none', ['hourly', [readTier({ ...writeTier(tier({})), hourlyBet: '-1.00' })]], false],
  ])('%s', (_name, given, isValid) => expect(areValidTiers(...given)).toBe(isValid));
});

/** Valid tiers of a daily salary. */
const steps = fc.record({
  bet: fc.nat(5),
  members: fc.nat(2),
  rate: fc.nat(40),
  loss: fc.option(fc.nat(60), { nil: null }),
});
const dailyTiers = fc
  .array(steps, { minLength: 1, maxLength: 4 })
  .map((all) => {
    let [dailyBet, activeMembers, rate, lossRate] = [0, 0, 0, 0];
    return all.map((step) => {
      dailyBet += step.bet + 1;
      activeMembers += step.members;
      rate += step.rate + 1;
      lossRate = Math.max(rate, lossRate, step.loss ?? 0);
      return tier({ dailyBet, activeMembers, rate, lossRate });
    });
  })
  .filter((tiers) => areValidTiers('daily', tiers));

describe('the ceiling', () => {
  test('names the first tier that promises more, and the most at its conditions', () => {
    const own = [tier({ dailyBet: 1_000, rate: 100 }), tier({ dailyBet: 5_000, rate: 200 })];
    expect(excessOf([tier({ dailyBet: 1_000, rate: 100 }), tier({ dailyBet: 9_000, rate: 200 })], own)).toBeUndefined();
    expect(excessOf([tier({ dailyBet: 4_999, rate: 150 })], own)).toEqual({ tier: 0, rate: 150, max: 100 });
    expect(excessOf([tier({ dailyBet: 999, rate: 1 })], own)).toEqual({ tier: 0, rate: 1, max: 0 });
    expect(excessOf([tier({ dailyBet: 5_000, rate: 1, lossRate: 300 })], own)).toMatchObject({ rate: 300, max: 200 });
    expect(excessOf([tier({})], [])).toMatchObject({ max: 0 });
  });

  test('covered tiers never promise more for the same figures', () => {
    const teams = fc.record({
      validBet: fc.nat(30),
      activeMembers: fc.nat(8),
      profit: fc.integer({ min: -2, max: 2 }),
    });
    fc.assert(
      fc.property(dailyTiers, dailyTiers, teams, (own, offered, team) => {
        fc.pre(excessOf(offered, own) === undefined);
        const now = figures(team);
        const [most, promised] = [own, offered].map((tiers) => promisedFor('daily', bestTier(tiers, now), now));
        expect(promised).toBeLessThanOrEqual(most ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  test('an excess can be shown: a team at the conditions of that tier gets a higher rate', () => {
    fc.assert(
      fc.property(dailyTiers, dailyTiers, (own, offered) => {
        const excess = excessOf(offered, own);
        const found = offered[excess?.tier ?? 0];
        fc.pre(excess !== undefined && found !== undefined);
        const now = figures({ validBet: found?.dailyBet ?? 0, activeMembers: found?.activeMembers ?? 0, profit: -1 });
        const rates = [own, offered].map((tiers) => {
          const met = bestTier(tiers, now);
          return [met?.rate ?? 0, met?.lossRate ?? met?.rate ?? 0];
        });
        expect((rates[1]?.[0] ?? 0) > (rates[0]?.[0] ?? 0) || (rates[1]?.[1] ?? 0) > (rates[0]?.[1] ?? 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a tier is the same after it was sent and read', () => {
  const own = tier({ dailyBet: 123_456, activeMembers: 3, rate: 1_205, profitRate: 5, lossRate: 10_000 });
  expect(writeTier(own)).toMatchObject({ dailyBet: '1234.56', rate: '12.05', profitRate: '0.05', lossRate: '100.00' });
  expect(readTier(writeTier(own))).toEqual(own);
});
