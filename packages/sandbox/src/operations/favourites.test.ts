import { expect, test } from 'vitest';
import { gameFavouriteIds, gameFavouriteList, gameFavouriteSet, gameRecent } from '#api/favourites.ts';
import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import { lotteryIconPath, roomPicturePath } from '#demo/art/images.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';
import { type TestPlatform, createTestPlatform, listInput } from '../testing/platform.ts';

async function signedIn(): Promise<TestPlatform & { games: readonly CatalogueGame[] }> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  return { ...platform, games: platform.sandbox.catalogue.games };
}

const set = ({ client }: TestPlatform, game: CatalogueGame, action: 'add' | 'remove') =>
  client.call(gameFavouriteSet, { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType, action });

const open = ({ client }: TestPlatform, { nodeId, vassalage, gameType }: CatalogueGame) =>
  client.call(gameLaunch, { vassalage, gameType, nodeId, language: 'TH', device: 'WEB', backUrl: '/' });

test('favourites are newest first, unique, and can be removed', async () => {
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

test('a favourite has to belong to its vendor', async () => {
  const platform = await signedIn();
  const [game] = platform.games;
  if (!game) throw new Error('no games');
  const refused = { error: { code: 'game_not_found' } };
  expect(await set(platform, { ...game, vassalage: 'UNKNOWN' }, 'add')).toMatchObject(refused);
  expect(await set(platform, { ...game, nodeId: 5 }, 'add')).toMatchObject(refused);
});

test('favourites are listed by game type', async () => {
  const platform = await signedIn();
  const { gameByCode } = platform.sandbox.catalogue;
  const slot = platform.games[0];
  const [cards, fish] = [gameByCode.get('PDNG-0002'), gameByCode.get('DPRF-0002')];
  if (!slot || !cards || !fish) throw new Error('no games');
  for (const game of [slot, cards, fish]) await set(platform, game, 'add');
  for (const game of [slot, cards, fish]) {
    const list = await platform.client.call(gameFavouriteList, { ...listInput, gameType: game.gameType });
    expect(list).toMatchObject({
      value: { totalPages: 1, content: [{ nodeId: game.nodeId, gameType: game.gameType }] },
    });
    expect(list.ok && list.value.content).toHaveLength(1);
  }
});

test('favourites belong to one member', async () => {
  const platform = await signedIn();
  const [game] = platform.games;
  if (!game) throw new Error('no games');
  await set(platform, game, 'add');
  await platform.signIn('agent');
  expect(await platform.client.call(gameFavouriteIds, {})).toMatchObject({ value: { nodeIds: [] } });
});

test('recent games are latest first, unique, at most a hundred, and can be filtered by vendor', async () => {
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

test('recent games include slots, cards, and the lobbies of rooms and lotteries', async () => {
  const platform = await signedIn();
  const { gameByCode, lobbyOf } = platform.sandbox.catalogue;
  const slot = platform.games[3];
  const cards = gameByCode.get('CRDH-0001');
  if (!slot || !cards) throw new Error('no games');
  await open(platform, slot);
  await open(platform, cards);
  const plain = { language: 'TH', device: 'WEB', backUrl: '/' } as const;
  const room = { vassalage: 'RVSD', gameType: 'LIVE', gameCode: 'RVSD-T01' } as const;
  expect(await platform.client.call(gameLaunch, { ...plain, ...room })).toMatchObject({ ok: true });
  await platform.client.call(gameLaunchFB, plain);
  const link = { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: '' } as const;
  const flash = { ...link, lottoGameCode: 'FLASH60' } as const;
  await platform.client.call(gameLaunch, { ...plain, vassalage: 'ELOTT', gameType: 'ELOTT', lottery: flash });
  await platform.client.call(gameLaunch, { ...plain, vassalage: 'TCG_SEA', gameType: 'ELOTT', lottery: link });

  const { gameType: _, ...anyType } = listInput;
  const recent = async (more: object = {}) => {
    const result = await platform.client.call(gameRecent, { ...anyType, ...more });
    return result.ok ? result.value.list : [];
  };
  const lobbies = ['TCG_SEA', 'ELOTT', 'FB', 'RVSD'].map((vendor) => lobbyOf.get(vendor));
  expect((await recent()).map(({ nodeId }) => nodeId)).toEqual([...lobbies, cards, slot].map((game) => game?.nodeId));
  expect(await recent({ gameType: 'LIVE' })).toMatchObject([
    { vassalage: 'RVSD', gameType: 'LIVE', isGame: true, gameCode: 'RVSD-T01', icon: roomPicturePath('RVSD-T01') },
  ]);
  expect(await recent({ gameType: 'ELOTT' })).toMatchObject([
    { vassalage: 'TCG_SEA', gameCode: '' },
    { vassalage: 'ELOTT', gameCode: 'FLASH60', icon: lotteryIconPath('FLASH60') },
  ]);
  expect((await recent({ gameType: 'RNG' })).map(({ nodeId }) => nodeId)).toEqual([slot.nodeId]);
  expect(await recent({ gameType: 'FISH' })).toEqual([]);
  // A recent entry can be opened again as it is listed: the table, not the lobby.
  const [entry] = await recent({ gameType: 'LIVE' });
  const { vassalage = '', nodeId = 0, gameCode = '', gameName } = entry ?? {};
  const again = { ...plain, vassalage, nodeId, gameType: 'LIVE', gameCode } as const;
  expect(await platform.client.call(gameLaunch, again)).toMatchObject({ value: { gameName } });
});
