import { expect, test } from 'vitest';
import { gameLaunch, gamePractice, gameRooms, type Room } from '#api/launch.ts';
import type { GameType } from '#api/primitives.ts';
import { hourMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

async function rooms(platform: TestPlatform, vassalage: string, gameType: GameType = 'LIVE'): Promise<Room[]> {
  return valueOf(await platform.client.call(gameRooms, { vassalage, gameType, language: 'EN' })).list;
}

test('every live vendor has six to ten tables: one closed, one in maintenance, the others open; other vendors have none', async () => {
  const platform = createTestPlatform();
  for (const { vassalage, gameType } of platform.sandbox.catalogue.vendors) {
    const list = await rooms(platform, vassalage, gameType);
    if (gameType !== 'LIVE') {
      expect(list).toEqual([]);
      continue;
    }
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(list.length).toBeLessThanOrEqual(10);
    expect(new Set(list.map(({ roomId }) => roomId)).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(list.filter(({ status }) => status === 'maintenance')).toHaveLength(1);
    expect(list.filter(({ status }) => status === 'closed')).toHaveLength(1);
    for (const { status, players, minBet, maxBet } of list) {
      expect(Number(minBet)).toBeLessThan(Number(maxBet));
      if (status === 'open') expect(players).toBeGreaterThan(0);
      else expect(players).toBe(0);
    }
  }
  expect(await rooms(platform, 'RVSD', 'SPORTS')).toEqual([]);
  expect(await rooms(platform, 'UNKNOWN')).toEqual([]);
});

test('without a vendor, the tables of all vendors are listed, each with the results since the last shuffle', async () => {
  const platform = createTestPlatform();
  const all = await rooms(platform, '');
  expect(new Set(all.map(({ vassalage }) => vassalage)).size).toBeGreaterThan(3);
  expect(all.filter(({ vassalage }) => vassalage === 'RVSD')).toEqual(await rooms(platform, 'RVSD'));
  expect(all.some(({ road }) => road.length > 10)).toBe(true);
  expect(all.filter(({ status }) => status !== 'open').every(({ road }) => road.length === 0)).toBe(true);
  const table = all.find(({ kind, road }) => kind === 'baccarat' && road.length > 4 && road.length < 60);
  expect(new Set(table?.road)).toEqual(new Set(['banker', 'player', 'tie']));
  platform.advance(45_000);
  const next = (await rooms(platform, '')).find(({ roomId }) => roomId === table?.roomId);
  expect(next?.road).toEqual([...(table?.road ?? []), expect.any(String)]);
});

test('an open table says when bets close: within one round, at its own second, and never in the past', async () => {
  const platform = createTestPlatform();
  for (let second = 0; second < 90; second += 1) {
    for (const { status, closesAt, dealer } of await rooms(platform, 'RVSD')) {
      expect(dealer).toBeNull();
      const leftMs = Date.parse(closesAt ?? '') - platform.sandbox.now();
      if (status === 'open') {
        expect(leftMs).toBeGreaterThan(0);
        expect(leftMs).toBeLessThanOrEqual(45_000);
      } else expect(closesAt).toBeNull();
    }
    platform.advance(1_000);
  }
  const at = new Set((await rooms(platform, '')).flatMap(({ closesAt }) => closesAt ?? []));
  expect(at.size).toBeGreaterThan(10);
});

test('a round that closes is on the road when the next one takes bets', async () => {
  const platform = createTestPlatform();
  const first = (await rooms(platform, 'RVSD')).find(({ road }) => road.length > 4 && road.length < 60);
  const now = async () => (await rooms(platform, 'RVSD')).find(({ roomId }) => roomId === first?.roomId);
  platform.advance(Date.parse(first?.closesAt ?? '') - platform.sandbox.now());
  const after = await now();
  // The cards are dealt in the 15 s after that.
  expect(Date.parse(after?.closesAt ?? '') - platform.sandbox.now()).toBe(45_000);
  platform.advance(15_000);
  expect((await now())?.road.length).toBe((after?.road.length ?? 0) + 1);
});

test('a closed table says when it opens, and is open then', async () => {
  const platform = createTestPlatform();
  // For a whole day from noon in Bangkok.
  for (let hour = 0; hour < 24; hour += 1) {
    const inMaintenance = (await rooms(platform, 'RVSD')).find(({ status }) => status === 'closed');
    const waitMs = Date.parse(inMaintenance?.opensAt ?? '') - platform.sandbox.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(12 * hourMs);
    const later = createTestPlatform();
    later.advance(hour * hourMs + waitMs);
    expect((await rooms(later, 'RVSD')).find(({ roomId }) => roomId === inMaintenance?.roomId)?.status).toBe('open');
    platform.advance(hourMs);
  }
});

test('only open tables can be launched; a vendor in maintenance closes all of its tables', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const list = await rooms(platform, 'RVSD');
  const launch = (gameCode: string) =>
    platform.client.call(gameLaunch, {
      vassalage: 'RVSD',
      gameType: 'LIVE',
      gameCode,
      language: 'EN',
      device: 'WEB',
      backUrl: '/live',
    });
  for (const { roomId, status, name } of list) {
    expect(await launch(roomId)).toMatchObject(
      status === 'open'
        ? { value: { gameName: name } }
        : { error: { code: status === 'closed' ? 'game_unavailable' : 'vendor_maintenance' } },
    );
  }
  expect([...platform.sandbox.store.entries('launches')][0]?.[1]).toMatchObject({ gameCode: list[0]?.roomId });
  expect(await launch('RVSD-T99')).toMatchObject({ error: { code: 'game_not_found' } });
  expect(await launch('PRLS-T01')).toMatchObject({ error: { code: 'game_not_found' } });
  changeSettings(platform.sandbox, { vendorsInMaintenance: ['RVSD'] });
  expect((await rooms(platform, 'RVSD')).every(({ status }) => status === 'maintenance')).toBe(true);
});

test('a room has a picture and can be practised', async () => {
  const platform = createTestPlatform();
  changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
  const [room] = await rooms(platform, 'LTSC');
  const picture = await platform.handle(new Request(new URL(room?.image ?? '', 'https://kinnari.test')));
  expect(picture.status).toBe(200);
  const none = await platform.handle(new Request('https://kinnari.test/TCG_PROD_IMAGES/ROOMS/LTSC-T99.svg'));
  expect(none.status).toBe(404);
  const practised = await platform.client.call(gamePractice, {
    vassalage: 'LTSC',
    gameType: 'LIVE',
    gameCode: room?.roomId ?? '',
    language: 'TH',
    device: 'WEB',
    backUrl: '/live',
  });
  expect(practised).toMatchObject({ value: { content: expect.stringMatching(/^\/sandbox-games\/liveTables\//) } });
});
