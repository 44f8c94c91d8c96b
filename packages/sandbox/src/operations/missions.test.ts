import { describe, expect, test, vi } from 'vitest';
import { missionLeaderboard, missionSummary } from '#api/missions.ts';
import type { InputOf } from '#api/operation.ts';
import { createTestPages, targets } from '#demo/vendors/shared/server/testing.ts';
import { dayMs } from '#text/durations.ts';
import { withoutLineMarks } from '#text/lineMarks.ts';
import { changeSettings } from '../changeSettings.ts';
import { settleRound } from '../money/rounds.ts';
import { type PlayedBet, playFor } from '../seed/playFor.ts';
import { seedBreaks } from '../seed/protections.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

// The test clock starts on a Saturday at noon in Bangkok.
const week = '2026-11-16';
const lastWeek = '2026-11-09';
const untilMonday = 36 * 60 * 60_000;

const slots = (stakeSatang: number, winSatang = 0): PlayedBet => ({ gameType: 'RNG', stakeSatang, winSatang });

const summary = async ({ client }: TestPlatform, language: 'TH' | 'EN' = 'EN') =>
  valueOf(await client.call(missionSummary, { language })).list;

const missionOf = async (platform: TestPlatform, id: string) =>
  (await summary(platform)).find((each) => each.id === id);

const board = async ({ client }: TestPlatform, input: InputOf<typeof missionLeaderboard>) =>
  valueOf(await client.call(missionLeaderboard, input));

describe('the missions of a member', () => {
  test('are those of this week and the last, from Monday to Sunday in Bangkok', async () => {
    const platform = await signedIn();
    const list = await summary(platform);
    expect(list.map(({ id }) => id)).toEqual(
      [week, lastWeek].flatMap((day) => ['all', 'slots', 'live', 'sports', 'lottery'].map((code) => `${code}-${day}`)),
    );
    expect(list[1]).toMatchObject({
      name: 'Slots',
      gameTypes: ['RNG'],
      target: '1000.00',
      wagered: '0.00',
      missing: '1000.00',
      reward: '20.00',
      status: 'running',
      from: '2026-11-15T17:00:00.000Z',
      until: '2026-11-22T17:00:00.000Z',
    });
    expect(list[6]).toMatchObject({ status: 'ended', until: '2026-11-15T17:00:00.000Z' });
    expect((await summary(platform, 'TH'))[1]).toMatchObject({ name: 'ภารกิจสล็อต' });
    for (const { text } of await summary(platform, 'TH'))
      expect(withoutLineMarks(text)).toContain('นับเดิมพันที่รู้ผลแพ้ชนะแล้ว');
  });

  test('count stakes that were won or lost, by game type', async () => {
    const platform = await signedIn();
    const { sandbox } = platform;
    // The second stake was returned.
    playFor(sandbox, 'demo', [slots(2_550, 9_000), slots(7_000, 7_000), { gameType: 'LIVE', stakeSatang: 10_001 }]);
    playFor(sandbox, 'somchai', [slots(70_000)]);
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, FREEPLAY3: true } });
    const pages = createTestPages(platform);
    await pages.post('spin', { launch: await pages.open(targets.slot, true), roundId: 'practice-1', stake: '10.00' });
    expect([...sandbox.store.entries('practiceRounds')]).toHaveLength(1);
    const wagered = Object.fromEntries((await summary(platform)).map((each) => [each.id, each.wagered]));
    expect(wagered).toMatchObject({
      [`all-${week}`]: '125.51',
      [`slots-${week}`]: '25.50',
      [`live-${week}`]: '100.01',
      [`sports-${week}`]: '0.00',
      [`all-${lastWeek}`]: '0.00',
    });
  });

  test('count a bet in the week in which it is settled', async () => {
    const platform = await signedIn();
    const { sandbox, advance, signIn } = platform;
    const bet: PlayedBet = { gameType: 'SPORTS', stakeSatang: 20_000, dueAt: sandbox.now() + 7 * dayMs };
    playFor(sandbox, 'demo', [bet, bet]);
    const [first = '', second = ''] = Array.from(sandbox.store.entries('waitingRounds'), ([key]) => key);
    expect(await missionOf(platform, `sports-${week}`)).toMatchObject({ wagered: '0.00' });
    // The last moment of Sunday, and the first of Monday.
    advance(untilMonday - 1);
    settleRound(sandbox, first, { winSatang: 0 });
    advance(1);
    settleRound(sandbox, second, { winSatang: 0 });
    await signIn('demo');
    expect(await missionOf(platform, `sports-${week}`)).toMatchObject({ wagered: '200.00', status: 'ended' });
    expect(await missionOf(platform, 'sports-2026-11-23')).toMatchObject({ wagered: '200.00', status: 'running' });
  });

  test('are reached to the satang, and stay reached after their week', async () => {
    const platform = await signedIn();
    const { sandbox, advance, signIn } = platform;
    playFor(sandbox, 'demo', [slots(99_999)]);
    expect(await missionOf(platform, `slots-${week}`)).toMatchObject({ missing: '0.01', status: 'running' });
    playFor(sandbox, 'demo', [slots(1)]);
    const reached = { wagered: '1000.00', missing: null, status: 'reached' };
    expect(await missionOf(platform, `slots-${week}`)).toMatchObject(reached);
    advance(untilMonday);
    await signIn('demo');
    expect(await missionOf(platform, `slots-${week}`)).toMatchObject(reached);
    expect(await missionOf(platform, 'slots-2026-11-23')).toMatchObject({ wagered: '0.00', status: 'running' });
    advance(7 * dayMs);
    await signIn('demo');
    expect(await missionOf(platform, `slots-${week}`)).toBeUndefined();
  });

  test('are empty without vendors, and move no money', async () => {
    expect(await summary(await signedIn('demo', { scenario: 'empty' }))).toEqual([]);
    const platform = await signedIn();
    playFor(platform.sandbox, 'demo', [slots(200_000)]);
    const before = [...platform.sandbox.store.entries('postings')].length;
    await summary(platform);
    await board(platform, { missionId: `slots-${week}` });
    expect([...platform.sandbox.store.entries('postings')]).toHaveLength(before);
  });
});

describe('the leaderboard', () => {
  test('ranks by the sum of the mission; equal sums by the earlier time', async () => {
    const platform = await signedIn();
    const { sandbox, advance } = platform;
    playFor(sandbox, 'malee', [slots(20_000)]);
    advance(1_000);
    playFor(sandbox, 'demo', [slots(30_000), { gameType: 'LIVE', stakeSatang: 90_000 }]);
    advance(1_000);
    playFor(sandbox, 'somchai', [slots(50_000), slots(90_000, 90_000)]);
    playFor(sandbox, 'malee', [slots(10_000)]);
    const slotsBoard = await board(platform, { missionId: `slots-${week}` });
    expect(slotsBoard).toEqual({
      list: [
        { rank: 1, nickname: 'สม***ย', wagered: '500.00' },
        { rank: 2, nickname: 'คุณ***ส', wagered: '300.00' },
        { rank: 3, nickname: 'มา***ค', wagered: '300.00' },
      ],
      own: { rank: 2, nickname: 'คุณ***ส', wagered: '300.00' },
    });
    expect((await board(platform, { missionId: `live-${week}` })).list).toHaveLength(1);
    expect((await board(platform, { missionId: `all-${week}` })).own).toMatchObject({ rank: 1, wagered: '1200.00' });
    expect(await board(platform, { missionId: `slots-${lastWeek}` })).toEqual({ list: [], own: null });
  });

  test('has the member’s own place, even below the list, and none without bets', async () => {
    const platform = await signedIn('ploy');
    const { sandbox, signIn } = platform;
    playFor(sandbox, 'demo', [slots(30_000)]);
    playFor(sandbox, 'nok', [slots(40_000)]);
    playFor(sandbox, 'ploy', [slots(100)]);
    const { list, own } = await board(platform, { missionId: `slots-${week}`, count: 2 });
    expect(list.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(own).toMatchObject({ rank: 3, wagered: '1.00' });
    await signIn('krit');
    expect((await board(platform, { missionId: `slots-${week}` })).own).toBeNull();
  });

  test('masks all names', async () => {
    const platform = await signedIn('demo', { scenario: 'played' });
    const { sandbox } = platform;
    const [id = '', demo] = [...sandbox.store.entries('members')][0] ?? [];
    if (!demo) throw new Error('no members');
    sandbox.store.transaction(() => sandbox.store.put('members', id, { ...demo, nickname: 'ฟ้า' }));
    const { list, own } = await board(platform, { missionId: `all-${week}` });
    expect(list.length).toBeGreaterThan(5);
    const names = Array.from(sandbox.store.entries('members'), ([, { nickname }]) => nickname);
    for (const { nickname } of list) expect(names).not.toContain(nickname);
    expect(own?.nickname).toBe('ฟ้***');
  });

  test('agrees with the summary, and reads the rounds once', async () => {
    const platform = await signedIn('demo', { scenario: 'played' });
    const walks = vi.spyOn(platform.sandbox.store, 'entries');
    const list = await summary(platform);
    expect(walks.mock.calls.filter(([table]) => table === 'rounds')).toHaveLength(1);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['running', 'reached', 'ended']));
    for (const { id, wagered } of list) {
      expect((await board(platform, { missionId: id })).own?.wagered ?? '0.00').toBe(wagered);
    }
    expect(walks.mock.calls.filter(([table]) => table === 'rounds')).toHaveLength(1 + list.length);
    vi.restoreAllMocks();
  });

  test.each(['slots-2026-11-02', 'slots-2026-11-23', 'slots-2026-11-17', 'nothing'])(
    'is refused for %s',
    async (missionId) => {
      const { client } = await signedIn();
      const answer = await client.call(missionLeaderboard, { missionId });
      expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_input', detail: { field: 'missionId' } } });
    },
  );
});

test('is closed to a member who takes a break (RSP-03)', async () => {
  const platform = await signedIn();
  playFor(platform.sandbox, 'demo', [slots(5_000)]);
  expect((await board(platform, { missionId: `slots-${week}` })).own?.rank).toBe(1);
  platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
  const closed = { error: { code: 'play_suspended' } };
  expect(await platform.client.call(missionSummary, { language: 'EN' })).toMatchObject(closed);
  expect(await platform.client.call(missionLeaderboard, { missionId: `slots-${week}` })).toMatchObject(closed);
});
