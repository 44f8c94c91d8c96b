import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { sessionLogout } from '#api/session.ts';
import { balanceOf, memberAccount, sumOfAll } from './ledger.ts';
import { type RoundRequest, placeRound, stakeRange } from './rounds.ts';
import { changeSettings } from './settings.ts';
import { type TestPlatform, createTestPlatform } from './testing.ts';

const wallet = memberAccount('member-demo');

async function launched(): Promise<TestPlatform & { launchToken: string }> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const game = platform.world.catalogue.games.find(({ minBetSatang }) => minBetSatang === 1);
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

test('stake and win move together', async () => {
  const { world, launchToken } = await launched();
  const played = placeRound(world, round(launchToken));
  expect(played).toMatchObject({ ok: true, value: { stakeSatang: 100, winSatang: 250, balanceSatang: 1_000_150 } });
  expect(balanceOf(world, wallet)).toBe(1_000_150);
});

test('the same round again answers what was stored and moves nothing', async () => {
  const { world, launchToken } = await launched();
  const first = placeRound(world, round(launchToken));
  const again = placeRound(world, round(launchToken, { decide: () => ({ winSatang: 9_999, outcome: null }) }));
  expect(again).toEqual(first);
  expect(balanceOf(world, wallet)).toBe(1_000_150);
});

test('five hundred random rounds leave the ledger at zero', async () => {
  const { world, launchToken } = await launched();
  for (let number = 0; number < 500; number += 1) {
    placeRound(
      world,
      round(launchToken, {
        roundId: `r${number}`,
        stakeSatang: 1 + Math.floor(world.random() * 5_000),
        decide: (random) => ({ winSatang: random() < 0.3 ? Math.floor(random() * 20_000) : 0, outcome: number }),
      }),
    );
    expect(sumOfAll(world)).toBe(0);
  }
  expect([...world.store.entries('rounds')].length).toBeGreaterThan(400);
});

test('refuses a stake outside the limits or above the balance', async () => {
  const { world, launchToken } = await launched();
  for (const stakeSatang of [0, -100, 0.5, Number.NaN, 500_001]) {
    expect(placeRound(world, round(launchToken, { stakeSatang }))).toMatchObject({
      error: { code: 'stake_out_of_range' },
    });
  }
  const lose = { decide: () => ({ winSatang: 0, outcome: null }), stakeSatang: 400_000 };
  placeRound(world, round(launchToken, { ...lose, roundId: 'a' }));
  placeRound(world, round(launchToken, { ...lose, roundId: 'b' }));
  expect(placeRound(world, round(launchToken, { ...lose, roundId: 'c' }))).toMatchObject({
    error: { code: 'insufficient_balance' },
  });
  expect(balanceOf(world, wallet)).toBe(200_000);
});

test('a provider that fails gives the stake back', async () => {
  const { world, launchToken } = await launched();
  const broken = (winSatang: number) => () =>
    placeRound(world, round(launchToken, { decide: () => ({ winSatang, outcome: 0 }) }));
  expect(broken(-1)).toThrow('never negative');
  expect(broken(0.5)).toThrow('not posted');
  expect(() =>
    placeRound(
      world,
      round(launchToken, {
        decide: () => {
          throw new Error('the reels are stuck');
        },
      }),
    ),
  ).toThrow('stuck');
  expect(balanceOf(world, wallet)).toBe(1_000_000);
  expect(world.store.get('rounds', 'member-demo:round-1')).toBeUndefined();
});

test('a launch ends with its time, its session, or a made-up token', async () => {
  const { world, launchToken, client } = await launched();
  const expired = { error: { code: 'launch_expired' } };
  expect(placeRound(world, round('ffff'))).toMatchObject(expired);
  await client.call(sessionLogout, {});
  expect(placeRound(world, round(launchToken))).toMatchObject(expired);

  const later = await launched();
  later.advance(2 * 60 * 60_000);
  expect(placeRound(later.world, round(later.launchToken))).toMatchObject(expired);
});

test('maintenance stops new rounds, and still tells what became of an old one', async () => {
  const { world, launchToken } = await launched();
  placeRound(world, round(launchToken));
  changeSettings(world, { maintenance: true });
  expect(placeRound(world, round(launchToken)).ok).toBe(true);
  expect(placeRound(world, round(launchToken, { roundId: 'new' }))).toMatchObject({
    error: { code: 'system_maintenance' },
  });
});

test('the smallest stake is the game’s own', async () => {
  const { world } = await launched();
  for (const game of world.catalogue.games.slice(0, 50)) expect(stakeRange(game).minSatang).toBe(game.minBetSatang);
});
