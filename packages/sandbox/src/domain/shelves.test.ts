import { expect, test } from 'vitest';
import { gameFavouriteIds, gameFavouriteList, gameFavouriteSet, gameRecent } from '#api/games.ts';
import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import type { CatalogueGame } from '../seed/catalogue.ts';
import { type TestPlatform, createTestPlatform, listInput } from '../testing.ts';

async function signedIn(): Promise<TestPlatform & { games: readonly CatalogueGame[] }> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  return { ...platform, games: platform.world.catalogue.games };
}

const set = ({ client }: TestPlatform, game: CatalogueGame, action: 'add' | 'remove') =>
  client.call(gameFavouriteSet, { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType, action });

const open = ({ client }: TestPlatform, { nodeId, vassalage, gameType }: CatalogueGame) =>
  client.call(gameLaunch, { vassalage, gameType, nodeId, language: 'TH', device: 'WEB', backUrl: '/' });

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

test('each hall keeps its own favourites', async () => {
  const platform = await signedIn();
  const { gameByCode } = platform.world.catalogue;
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

test('recent games are of every kind: slots, cards, and the doors of lobbies, rooms and lotteries', async () => {
  const platform = await signedIn();
  const { gameByCode, lobbyOf } = platform.world.catalogue;
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
  await platform.client.call(gameLaunch, { ...plain, vassalage: 'TCG_SEA', gameType: 'ELOTT', lottery: link });

  const { gameType: _, ...anyType } = listInput;
  const recent = async (more: object = {}) => {
    const result = await platform.client.call(gameRecent, { ...anyType, ...more });
    return result.ok ? result.value.list : [];
  };
  const lobbies = ['TCG_SEA', 'FB', 'RVSD'].map((vendor) => lobbyOf.get(vendor));
  expect((await recent()).map(({ nodeId }) => nodeId)).toEqual([...lobbies, cards, slot].map((game) => game?.nodeId));
  expect(await recent({ gameType: 'LIVE' })).toMatchObject([
    { vassalage: 'RVSD', gameType: 'LIVE', isGame: true, gameCode: '', gameName: 'Riverside Live' },
  ]);
  expect((await recent({ gameType: 'RNG' })).map(({ nodeId }) => nodeId)).toEqual([slot.nodeId]);
  expect(await recent({ gameType: 'FISH' })).toEqual([]);
  // What is remembered can be opened again, by its own id.
  const [door] = await recent({ gameType: 'LIVE' });
  const { vassalage = '', nodeId = 0 } = door ?? {};
  const again = { ...plain, vassalage, nodeId, gameType: 'LIVE', gameCode: '' } as const;
  expect(await platform.client.call(gameLaunch, again)).toMatchObject({ value: { gameName: 'Riverside Live' } });
});
