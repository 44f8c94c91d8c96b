import { expect, test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { gameHot, gameList, gameMenuList, gameVendorList } from '#api/games.ts';
import { gameLaunch, gamePractice } from '#api/launch.ts';
import { systemWhitelabel } from '#api/system.ts';
import { changeSettings } from '../changeSettings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, gameListInput } from '../testing/platform.ts';
import { platformLines } from '../texts/wholeWords.ts';

const { sandbox, client } = createTestPlatform();

const list = async (filter: Parameters<typeof gameListInput>[0]) =>
  valueOf(await client.call(gameList, gameListInput(filter)));

test('pages through all games, hot ones first', async () => {
  const first = await list({});
  expect(first.games).toHaveLength(15);
  expect(first.totalPages).toBe(667);
  expect(first.games.every(({ isHot }) => isHot)).toBe(true);
  expect((await list({ pageNo: 667 })).games).toHaveLength(10);
  expect((await list({ pageNo: 668 })).games).toEqual([]);
  const second = await list({ pageNo: 2 });
  expect(second.games.map(({ nodeId }) => nodeId)).toEqual(
    sandbox.catalogue.games.slice(15, 30).map(({ nodeId }) => nodeId),
  );
});

test('filters apply alone and together', async () => {
  for (const { vassalage } of (await list({ vassalage: 'MKLA', pageSize: 100 })).games) expect(vassalage).toBe('MKLA');
  for (const { minBet } of (await list({ minBet: '0.05', pageSize: 100 })).games) expect(minBet).toBe('0.05');
  for (const { gameClassify } of (await list({ gameClassify: 'SCRATCH' })).games) expect(gameClassify).toBe('SCRATCH');
  const both = await list({ vassalage: 'MKLA', gameClassify: 'ARCADE', minBet: '0.1' });
  expect(both.games.length).toBeGreaterThan(0);
  for (const game of both.games)
    expect(game).toMatchObject({ vassalage: 'MKLA', gameClassify: 'ARCADE', minBet: '0.10' });
  expect(await list({ vassalage: 'UNKNOWN' })).toEqual({ games: [], totalPages: 0 });
  expect(await list({ gameType: 'LIVE' })).toEqual({ games: [], totalPages: 0 });
});

test('card games and fish are listed by type, with entries for all games of a vendor', async () => {
  const cards = await list({ gameType: 'PVP', pageSize: 100 });
  expect(cards.games).toHaveLength(4 * 12 + 4);
  expect(cards.games.slice(0, 4).every(({ isHot }) => isHot)).toBe(true);
  expect(cards.games.filter(({ isGame }) => !isGame).map(({ vassalage }) => vassalage)).toEqual([
    'PDNG',
    'CRDH',
    'FANG',
    'TBLT',
  ]);
  for (const game of cards.games) expect(game).toMatchObject({ gameType: 'PVP', gameClassify: '', gameMenus: [] });
  for (const { isGame, gameGroupCode } of cards.games) expect(gameGroupCode === 'VASSALAGE').toBe(!isGame);
  const ofHouse = await list({ gameType: 'PVP', vassalage: 'PDNG', pageSize: 100 });
  expect(ofHouse.games).toHaveLength(12);
  expect(ofHouse.games.every(({ isGame, vassalage }) => isGame && vassalage === 'PDNG')).toBe(true);
  const fish = await list({ gameType: 'FISH', gameName: 'ปลา' });
  expect(fish.games.length).toBeGreaterThan(3);
  for (const { gameType, gameName } of fish.games) {
    expect(gameType).toBe('FISH');
    expect(gameName).toContain('ปลา');
  }
  expect((await list({ gameName: 'ป๊อกเด้งริมคลอง' })).games).toEqual([]);
});

test('names are found in both languages and returned in the requested one', async () => {
  const thai = await list({ gameName: 'มังกร', pageSize: 100 });
  expect(thai.totalPages).toBeGreaterThan(1);
  for (const { gameName } of thai.games) expect(gameName).toContain('มังกร');
  const english = await list({ gameName: 'dRaGoN kInG', language: 'EN' });
  for (const { gameName } of english.games) expect(gameName).toContain('Dragon King');
  expect(english.games.length).toBeGreaterThan(5);
});

test('words of a name are found in any order', async () => {
  const typed = await list({ gameName: 'dragon king', language: 'EN', pageSize: 100 });
  const turned = await list({ gameName: 'king DRAGON', language: 'EN', pageSize: 100 });
  const nameOf = ({ gameName }: { gameName: string }) => gameName;
  expect(turned.games.map(nameOf)).toEqual(expect.arrayContaining(typed.games.map(nameOf)));
  expect((await list({ gameName: 'king dragonfly', language: 'EN' })).games).toEqual([]);
});

test('hot games are not paged', async () => {
  const hot = await client.call(gameHot, { merchantCode: 'kinnari', platform: '', language: 'TH' });
  expect(hot).toMatchObject({ ok: true, value: { list: { length: 38 }, footer: { length: 6 } } });
  if (!hot.ok) return;
  const types = hot.value.list.map(({ gameType }) => gameType);
  expect([...new Set(types)]).toEqual(['RNG', 'PVP', 'FISH']);
  expect(types.lastIndexOf('RNG')).toBe(29);
});

test('vendors are grouped by category; bingo is a classification only where it is offered', async () => {
  const lanes = async () => {
    const result = await client.call(gameVendorList, { language: 'TH' });
    return result.ok ? result.value.data.lanes : [];
  };
  const before = await lanes();
  expect(before.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT']);
  expect(before[0]?.cards).toHaveLength(24);
  expect(before[0]?.gameClassify.map(({ code }) => code)).not.toContain('BINGO');
  changeSettings(sandbox, { bingoLobby: true });
  expect((await lanes())[0]?.gameClassify.at(-1)).toEqual({ code: 'BINGO', name: 'บิงโก' });
});

test('the card of a vendor says that it is in maintenance, and until when', async () => {
  const cards = async (platform: TestPlatform) => {
    const result = await platform.client.call(gameVendorList, { language: 'TH' });
    const all = result.ok ? result.value.data.lanes.flatMap((lane) => lane.cards) : [];
    return all.filter(({ maintenance }) => maintenance === true);
  };
  expect(await cards(createTestPlatform())).toEqual([]);
  const inMaintenance = createTestPlatform({ scenario: 'vendorBreak' });
  const maintenanceEnd = new Date(inMaintenance.sandbox.now() + 90 * 60_000).toISOString();
  expect(await cards(inMaintenance)).toMatchObject([
    { vassalage: 'SLKR', gameType: 'RNG', maintenanceEnd },
    { vassalage: 'ANGP', gameType: 'LIVE', maintenanceEnd },
  ]);
  changeSettings(inMaintenance.sandbox, { vendorMaintenanceEnd: null, vendorsInMaintenance: ['PDNG'] });
  expect(await cards(inMaintenance)).toMatchObject([{ vassalage: 'PDNG', maintenanceEnd: null }]);
});

test('menus, notices and flags follow language and settings', async () => {
  const menu = await client.call(gameMenuList, { language: 'EN' });
  expect(menu).toMatchObject({
    value: [{ gameType: 'RNG', name: 'Slots', page: '/rng' }, ...Array.from({ length: 8 }, () => ({}))],
  });
  const notices = await client.call(announcementList, { language: 'TH', types: 'B,PL' });
  expect(notices).toMatchObject({ value: { success: true, popup: [], promotion: [] } });
  if (notices.ok) {
    const groups = new Set(notices.value.banners.map(({ groupName }) => groupName));
    for (const group of ['/', '/rng', '/fish', '/pvp', '/elott', 'w_login']) expect(groups).toContain(group);
    expect(notices.value.player[0]?.title).toMatch(/[ก-๙]/);
  }
  changeSettings(sandbox, { flags: { MANPLAYREB3: true } });
  const tree = await client.call(systemWhitelabel, {});
  const switches = tree.ok ? tree.value.nodes.flatMap(({ childrenNodes }) => childrenNodes) : [];
  expect(switches.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId)).toEqual(['MANPLAYREB3']);
  // FLG-02: the tree has a page's node only where the operator names it.
  expect(switches.map(({ modId }) => modId)).not.toContain('WITHDRAW');
  changeSettings(sandbox, { flags: { WITHDRAW: false } });
  const named = await client.call(systemWhitelabel, {});
  expect(named.ok && named.value.nodes.at(-1)?.childrenNodes).toEqual([
    { modId: 'WITHDRAW', enabled: '0', childrenNodes: [] },
  ]);
});

test.each([
  ['practice of matches, whatever they are called', { vassalage: 'KCKL', gameType: 'RNG' }, 'operation_not_allowed'],
  ['practice of a lottery, whatever it is called', { vassalage: 'ELOTT', gameType: 'LIVE' }, 'operation_not_allowed'],
] as const)('refuses %s', async (_, target, code) => {
  const platform = createTestPlatform();
  changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
  const practised = await platform.client.call(gamePractice, {
    ...target,
    language: 'TH',
    device: 'WEB',
    backUrl: '/',
  });
  expect(practised).toMatchObject({ error: { code } });
  expect([...platform.sandbox.store.entries('launches')]).toEqual([]);
});

test.each([
  ['of a vendor that draws nothing', { vassalage: 'RVSD', gameType: 'LIVE' }, 'SEA', ''],
  ['that pays in another way', { vassalage: 'ELOTT', gameType: 'ELOTT' }, 'ZY', 'FLASH60'],
] as const)('refuses to launch lottery %s', async (_, target, lottoPrizeMode, lottoGameCode) => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const lottery = { lottoPrizeMode, lottoView: 'betting', lottoGameCode } as const;
  const launched = await platform.client.call(gameLaunch, {
    ...target,
    lottery,
    language: 'TH',
    device: 'WEB',
    backUrl: '/lottery',
  });
  expect(launched).toMatchObject({ error: { code: 'game_not_found' } });
});

test('a launch refuses what cannot be played, and a script as backUrl', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const [game] = platform.sandbox.catalogue.games;
  if (!game) throw new Error('no games');
  const plain = {
    vassalage: game.vassalage,
    gameType: 'RNG',
    nodeId: game.nodeId,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng?page=1',
  } as const;
  const launch = (more: Partial<Parameters<typeof platform.client.call<typeof gameLaunch>>[1]>) =>
    platform.client.call(gameLaunch, { ...plain, ...more });

  const opened = await launch({});
  expect(opened).toMatchObject({
    ok: true,
    value: {
      content: expect.stringMatching(/^\/sandbox-games\/slots\/\?launch=[0-9a-f]{32}&lang=th&back=%2Frng%3Fpage%3D1$/),
      gameName: game.name.th,
    },
  });
  expect(await launch({ nodeId: undefined, gameCode: game.gameCode })).toMatchObject({ ok: true });
  expect(await launch({ nodeId: 1 })).toMatchObject({ error: { code: 'game_not_found' } });
  expect(await launch({ vassalage: 'UNKNOWN' })).toMatchObject({ error: { code: 'game_not_found' } });
  const ofCards = { vassalage: 'PDNG', gameType: 'PVP', nodeId: undefined } as const;
  expect(await launch({ ...ofCards, gameCode: 'PDNG-0001' })).toMatchObject({
    value: {
      content: expect.stringMatching(/^\/sandbox-games\/cards\//),
      gameName: platformLines.mark('ป๊อกเด้งริมคลอง'),
    },
  });
  // GAM-02: an entry that opens a list is not a game.
  expect(await launch({ ...ofCards, gameCode: 'PDNG-ALL' })).toMatchObject({ error: { code: 'game_not_found' } });
  // The game has to belong to the vendor.
  expect(await launch({ vassalage: 'RVSD', gameType: 'LIVE' })).toMatchObject({ error: { code: 'game_not_found' } });
  expect(await launch({ backUrl: 'javascript:alert(1)' })).toMatchObject({ error: { code: 'invalid_input' } });
  expect(await launch({ backUrl: '//elsewhere.test' })).toMatchObject({ error: { code: 'invalid_input' } });
  changeSettings(platform.sandbox, { vendorsInMaintenance: [game.vassalage] });
  expect(await launch({})).toMatchObject({ error: { code: 'vendor_maintenance' } });
});
