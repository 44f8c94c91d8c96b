import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { sessionLogout } from '#api/session.ts';
import { changeSettings } from '../changeSettings.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import { type RoundRequest, placeRound, stakeRange } from './rounds.ts';

const wallet = memberAccount('member-demo');

async function launched(): Promise<TestPlatform & { launchToken: string }> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const game = platform.sandbox.catalogue.games.find(({ minBetSatang }) => minBetSatang === 1);
  const { vassalage = '', nodeId = 0 } = game ?? {};
  const input = { vassalage, gameType: 'RNG', nodeId, language: 'TH', device: 'WEB', backUrl: '/rng' } as const;
  const answer = await platform.client.call(gameLaunch, input);
  if (!answer.ok) throw new Error('not launched');
  const launchToken = new URL(answer.value.content, 'https://kinnari.test').searchParams.get('launch') ?? '';
  return { ...platform, launchToken };
}

const round = (launchToken: string, more: Partial<RoundRequest> = {}): RoundRequest => ({
  launchToken,
  roundId: 'round-1',
  stakeSatang: 100,
  decide: () => ({ winSatang: 250, outcome: { reels: [1, 2, 3] } }),
  ...more,
});

test('stake and win are posted together', async () => {
  const { sandbox, launchToken } = await launched();
  const played = placeRound(sandbox, round(launchToken));
  expect(played).toMatchObject({ ok: true, value: { stakeSatang: 100, winSatang: 250, balanceSatang: 1_000_150 } });
  expect(balanceOf(sandbox, wallet)).toBe(1_000_150);
});

test('a repeated round returns the stored one and moves nothing', async () => {
  const { sandbox, launchToken } = await launched();
  const first = placeRound(sandbox, round(launchToken));
  const again = placeRound(sandbox, round(launchToken, { decide: () => ({ winSatang: 9_999, outcome: null }) }));
  expect(again).toEqual(first);
  expect(balanceOf(sandbox, wallet)).toBe(1_000_150);
});

test('five hundred random rounds leave the ledger at zero', async () => {
  const { sandbox, launchToken } = await launched();
  for (let number = 0; number < 500; number += 1) {
    placeRound(
      sandbox,
      round(launchToken, {
        roundId: `r${number}`,
        stakeSatang: 1 + Math.floor(sandbox.random() * 5_000),
        decide: (random) => ({ winSatang: random() < 0.3 ? Math.floor(random() * 20_000) : 0, outcome: number }),
      }),
    );
    expect(sumOfAll(sandbox)).toBe(0);
  }
  expect([...sandbox.store.entries('rounds')].length).toBeGreaterThan(400);
});

test('refuses a stake outside the limits or above the balance', async () => {
  const { sandbox, launchToken } = await launched();
  for (const stakeSatang of [0, -100, 0.5, Number.NaN, 500_001]) {
    expect(placeRound(sandbox, round(launchToken, { stakeSatang }))).toMatchObject({
      error: { code: 'stake_out_of_range' },
    });
  }
  const lose = { decide: () => ({ winSatang: 0, outcome: null }), stakeSatang: 400_000 };
  placeRound(sandbox, round(launchToken, { ...lose, roundId: 'a' }));
  placeRound(sandbox, round(launchToken, { ...lose, roundId: 'b' }));
  expect(placeRound(sandbox, round(launchToken, { ...lose, roundId: 'c' }))).toMatchObject({
    error: { code: 'insufficient_balance' },
  });
  expect(balanceOf(sandbox, wallet)).toBe(200_000);
});

test('a failing demo vendor returns the stake', async () => {
  const { sandbox, launchToken } = await launched();
  const broken = (winSatang: number) => () =>
    placeRound(sandbox, round(launchToken, { decide: () => ({ winSatang, outcome: 0 }) }));
  expect(broken(-1)).toThrow('never negative');
  expect(broken(0.5)).toThrow('not posted');
  expect(() =>
    placeRound(
      sandbox,
      round(launchToken, {
        decide: () => {
          throw new Error('the reels are stuck');
        },
      }),
    ),
  ).toThrow('stuck');
  expect(balanceOf(sandbox, wallet)).toBe(1_000_000);
  expect(sandbox.store.get('rounds', 'member-demo:round-1')).toBeUndefined();
});

test('a launch ends with its lifetime and its session; an unknown token is refused', async () => {
  const { sandbox, launchToken, client } = await launched();
  const expired = { error: { code: 'launch_expired' } };
  expect(placeRound(sandbox, round('ffff'))).toMatchObject(expired);
  await client.call(sessionLogout, {});
  expect(placeRound(sandbox, round(launchToken))).toMatchObject(expired);

  const later = await launched();
  later.advance(2 * 60 * 60_000);
  expect(placeRound(later.sandbox, round(later.launchToken))).toMatchObject(expired);
});

test('maintenance stops new rounds, but returns stored ones', async () => {
  const { sandbox, launchToken } = await launched();
  placeRound(sandbox, round(launchToken));
  changeSettings(sandbox, { maintenance: true });
  expect(placeRound(sandbox, round(launchToken)).ok).toBe(true);
  expect(placeRound(sandbox, round(launchToken, { roundId: 'new' }))).toMatchObject({
    error: { code: 'system_maintenance' },
  });
});

test('the minimum stake is the game’s own', async () => {
  const { sandbox } = await launched();
  for (const game of sandbox.catalogue.games.slice(0, 50)) expect(stakeRange(game).minSatang).toBe(game.minBetSatang);
});
