import { expect, test } from 'vitest';
import { gameFavouriteIds, gameFavouriteList, gameFavouriteSet, gameRecent } from '#api/games.ts';
import { gameLaunch } from '#api/launch.ts';
import type { CatalogueGame } from '../seed/catalogue.ts';
import { type TestPlatform, createTestPlatform, listInput } from '../testing.ts';

async function signedIn(): Promise<TestPlatform & { games: readonly CatalogueGame[] }> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  return { ...platform, games: platform.world.catalogue.games };
}

const set = ({ client }: TestPlatform, game: CatalogueGame, action: 'add' | 'remove') =>
  client.call(gameFavouriteSet, { nodeId: game.nodeId, vendor: game.vassalage, gameType: 'RNG', action });

const open = ({ client }: TestPlatform, { nodeId, vassalage }: CatalogueGame) =>
  client.call(gameLaunch, { vassalage, gameType: 'RNG', nodeId, language: 'TH', device: 'WEB', backUrl: '/' });

test('favourites: newest first, once each, and gone when let go', async () => {
  const platform = await signedIn();
  const [one, two, three] = platform.games;
  if (!one || !two || !three) throw new Error('no games');
  for (const game of [one, two, three, one]) await set(platform, game, 'add');
  expect(await platform.client.call(gameFavouriteIds, {})).toMatchObject({
    value: { nodeIds: [one.nodeId, three.nodeId, two.nodeId] },
  });
  expect(await set(platform, three, 'remove')).toMatchObject({ value: { nodeId: three.nodeId, favourite: false } });
  const list = await platform.client.call(gameFavouriteList, { ...listInput, pageSize: 1, pageNo: 2 });
  expect(list).toMatchObject({ value: { totalPages: 2, content: [{ nodeId: two.nodeId, gameName: two.name.th }] } });
});

test('a favourite is a game of its vendor', async () => {
  const platform = await signedIn();
  const [game] = platform.games;
  if (!game) throw new Error('no games');
  const refused = { error: { code: 'game_not_found' } };
  expect(await set(platform, { ...game, vassalage: 'NOBODY' }, 'add')).toMatchObject(refused);
  expect(await set(platform, { ...game, nodeId: 5 }, 'add')).toMatchObject(refused);
});

test('favourites belong to one member', async () => {
  const platform = await signedIn();
  const [game] = platform.games;
  if (!game) throw new Error('no games');
  await set(platform, game, 'add');
  await platform.signIn('agent');
  expect(await platform.client.call(gameFavouriteIds, {})).toMatchObject({ value: { nodeIds: [] } });
});

test('recent games: latest first, once each, at most a hundred, by vendor if asked', async () => {
  const platform = await signedIn();
  for (const game of platform.games.slice(0, 105)) await open(platform, game);
  const again = platform.games[50];
  if (!again) throw new Error('no games');
  await open(platform, again);
  const recent = (more: object) => platform.client.call(gameRecent, { ...listInput, ...more });
  const all = await recent({ pageSize: 100 });
  expect(all).toMatchObject({ value: { totalPages: 1, list: { length: 100 } } });
  if (all.ok)
    expect(all.value.list.slice(0, 2).map(({ nodeId }) => nodeId)).toEqual([again.nodeId, platform.games[104]?.nodeId]);
  const ofVendor = await recent({ vassalage: again.vassalage });
  if (ofVendor.ok) for (const { vassalage } of ofVendor.value.list) expect(vassalage).toBe(again.vassalage);
});
