import { expect, test } from 'vitest';
import { gameJackpot, gameRankList } from '#api/games.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';

async function wins({ client }: TestPlatform, more: { limitNum?: number; gameCategory?: string } = {}) {
  const answer = await client.call(gameRankList, { language: 'TH', ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.list.map(({ vo }) => vo);
}

test('fifty wins in games of the catalogue, in names as people choose them', async () => {
  const platform = createTestPlatform();
  const list = await wins(platform);
  expect(list).toHaveLength(50);
  for (const { nodeId, gameName, vassalage, icon, amount, nickname } of list) {
    const game = platform.world.catalogue.gameById.get(nodeId ?? 0);
    expect(game).toMatchObject({ vassalage, name: { th: gameName } });
    expect(icon).toContain(`/${vassalage}/${nodeId}.svg`);
    expect(Number(amount)).toBeGreaterThanOrEqual(500);
    expect(Number(amount)).toBeLessThanOrEqual(500_000);
    expect(nickname.length).toBeGreaterThan(2);
  }
  expect(list.some(({ nickname }) => /[ก-ฮ]/.test(nickname))).toBe(true);
  expect(list.some(({ nickname }) => /^[a-z]/.test(nickname))).toBe(true);
});

test('the same all day, others the next day, as many as asked for', async () => {
  const platform = createTestPlatform();
  const before = await wins(platform);
  expect(await wins(createTestPlatform())).toEqual(before);
  platform.advance(6 * 60 * 60_000);
  expect(await wins(platform)).toEqual(before);
  platform.advance(18 * 60 * 60_000);
  expect(await wins(platform)).not.toEqual(before);
  expect(await wins(platform, { limitNum: 3 })).toHaveLength(3);
  expect(await wins(platform, { limitNum: 999 })).toHaveLength(50);
  expect(await wins(platform, { gameCategory: 'LIVE' })).toEqual([]);
  expect(await wins(createTestPlatform({ scenario: 'empty' }))).toEqual([]);
});

test('the jackpot grows and never shrinks', async () => {
  const { client, advance } = createTestPlatform();
  const stand = async () => {
    const answer = await client.call(gameJackpot, {});
    return answer.ok ? answer.value.amount : '';
  };
  const before = await stand();
  expect(before).toMatch(/^\d+\.\d\d$/);
  expect(await stand()).toBe(before);
  advance(60_000);
  expect(Number(await stand())).toBeCloseTo(Number(before) + 15, 2);
});
