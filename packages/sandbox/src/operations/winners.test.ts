import { expect, test } from 'vitest';
import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import { gameRankList } from '#api/winners.ts';
import { imageResponse } from '#demo/art/images.ts';
import { createTestPages, targets } from '#demo/vendors/shared/server/testing.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { placeRound, settleRound } from '../money/rounds.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, signedIn } from '../testing/platform.ts';

const wins = async (
  { client }: Pick<TestPlatform, 'client'>,
  more: { limitNum?: number; gameCategory?: string } = {},
) => valueOf(await client.call(gameRankList, { language: 'TH', ...more })).list.map(({ vo }) => vo);

test('fifty wins of every game type, each with the name of its game and a plausible nickname', async () => {
  const { sandbox, client } = await signedIn();
  const list = await wins({ client });
  expect(list).toHaveLength(50);
  expect(new Set(list.map(({ gameType }) => gameType))).toEqual(
    new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ELOTT', 'LOTT']),
  );
  for (const { nodeId, gameName, vassalage, gameType, gameCode, icon, amount, nickname } of list) {
    expect(sandbox.catalogue.vendorByCode.get(vassalage)?.gameType).toBe(gameType);
    const game = sandbox.catalogue.gameById.get(nodeId ?? 0);
    if (nodeId !== null) expect(game).toMatchObject({ vassalage, gameCode, name: { th: gameName } });
    expect(imageResponse(sandbox, 'GET', icon).status).toBe(200);
    expect(Number(amount)).toBeGreaterThanOrEqual(500);
    expect(Number(amount)).toBeLessThanOrEqual(500_000);
    expect(nickname).toMatch(/^.{1,8}\*\*\*.{0,4}$/u);
  }
  // A board on which one name has won six of ten times tells nothing.
  expect(new Set(list.map(({ nickname }) => nickname)).size).toBe(list.length);
  expect(list.some(({ nickname }) => /[ก-ฮ]/.test(nickname))).toBe(true);
  expect(list.some(({ nickname }) => /^[a-z]/.test(nickname))).toBe(true);
});

test('every entry of the board can be opened, also at night', async () => {
  const platform = await signedIn();
  for (const hours of [0, 12]) {
    platform.advance(hours * 60 * 60_000);
    await platform.signIn('demo');
    for (const { vassalage, gameType, nodeId, gameCode } of await wins(platform)) {
      const link = { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: gameCode } as const;
      const lottery = gameType === 'LOTT' || gameType === 'ELOTT' ? { lottery: link } : {};
      const place = { ...(nodeId !== null && { nodeId }), gameCode, ...lottery };
      const input = { vassalage, gameType, ...place, language: 'TH', device: 'WEB', backUrl: '/' } as const;
      const opened =
        vassalage === 'FB'
          ? await platform.client.call(gameLaunchFB, { language: 'TH', device: 'WEB', backUrl: '/' })
          : await platform.client.call(gameLaunch, input);
      expect(opened, `${vassalage} ${gameCode}`).toMatchObject({ ok: true });
    }
  }
});

test('from the first real win on the board has real ones alone, one of each player, and a returned stake is not a win', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const before = await wins(platform);
  const pages = createTestPages(platform);
  const play = async (kind: 'liveTables' | 'slot', roundId: string, stakeSatang: number, winSatang: number) => {
    const launchToken = await pages.open(targets[kind]);
    const decide = () => ({ winSatang, outcome: null });
    const range = { minSatang: 1, maxSatang: 10_000_000 };
    expect(placeRound(sandbox, { launchToken, roundId, stakeSatang, range, decide }).ok).toBe(true);
  };
  await play('slot', 'a-big-one', 1_000, 75_000);
  await play('slot', 'a-small-one', 1_000, 49_900);
  await play('liveTables', 'money-back', 60_000, 60_000);
  await play('liveTables', 'at-a-table', 60_000, 120_000);
  const list = await wins(platform);
  expect(before).toHaveLength(50);
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ gameType: 'LIVE', gameCode: 'RVSD-T01', nodeId: null, amount: '1200.00' });
  expect((await wins(platform, { gameCategory: 'RNG' })).map(({ amount }) => amount)).toEqual(['750.00']);
});

test('no name of a player is in the answer, not even one that is a mobile number', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const demo = memberByAccount(sandbox, 'demo');
  if (demo === undefined) throw new Error('no demo');
  sandbox.store.transaction(() => sandbox.store.put('members', demo.id, { ...demo, nickname: '0812345678' }));
  const launchToken = await createTestPages(platform).open(targets.slot);
  const decide = () => ({ winSatang: 75_000, outcome: null });
  placeRound(sandbox, { launchToken, roundId: 'one', stakeSatang: 1_000, decide });
  expect((await wins(platform))[0]).toMatchObject({ amount: '750.00', nickname: '08***8' });
});

test('an open bet is listed once it is settled', async () => {
  const platform = await signedIn();
  const { sandbox } = platform;
  const launchToken = await createTestPages(platform).open(targets.sportsbook);
  const decide = () => ({ winSatang: 0, outcome: null, dueAt: sandbox.now() + 60_000 });
  placeRound(sandbox, { launchToken, roundId: 'waiting', gameCode: 'a-match', stakeSatang: 10_000, decide });
  expect((await wins(platform))[0]?.amount).not.toBe('900.00');
  settleRound(sandbox, 'member-demo:waiting', { winSatang: 90_000 });
  // A match has no page of its own, so the board links to its vendor's lobby.
  expect((await wins(platform))[0]).toMatchObject({
    vassalage: 'KCKL',
    gameType: 'SPORTS',
    gameCode: '',
    amount: '900.00',
  });
});

test('the board is the same all day, changes the next day, and respects the limit', async () => {
  const platform = createTestPlatform();
  const before = await wins(platform);
  expect(await wins(createTestPlatform())).toEqual(before);
  platform.advance(6 * 60 * 60_000);
  expect(await wins(platform)).toEqual(before);
  platform.advance(18 * 60 * 60_000);
  expect(await wins(platform)).not.toEqual(before);
  expect(await wins(platform, { limitNum: 3 })).toHaveLength(3);
  expect(await wins(platform, { limitNum: 999 })).toHaveLength(50);
  const live = await wins(platform, { gameCategory: 'LIVE' });
  expect(live).toHaveLength(50);
  expect(live.every(({ gameType }) => gameType === 'LIVE')).toBe(true);
  expect(await wins(platform, { gameCategory: 'NOTHING' })).toEqual([]);
  expect(await wins(createTestPlatform({ scenario: 'empty' }))).toEqual([]);
});
