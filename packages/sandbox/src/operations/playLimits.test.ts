import { describe, expect, test } from 'vitest';
import { playBreakStart, playLimitConfirm, playLimitHistory, playLimitSet, realityCheckSet } from '#api/playLimits.ts';
import { type LimitKind, type LimitPeriod, playStatus } from '#api/responsiblePlay.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { demoPassword } from '../accounts/password.ts';
import { placeRound } from '../money/rounds.ts';
import { signInAs } from '../personas.ts';
import { periodAt } from '../play/periods.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const demo = memberIdOf('demo');
let rounds = 0;

const statusOf = async ({ client }: TestPlatform) => valueOf(await client.call(playStatus, {}));

const set = ({ client }: TestPlatform, value: string | null, kind: LimitKind = 'loss', period: LimitPeriod = 'week') =>
  client.call(playLimitSet, { kind, period, value });

function play({ sandbox }: TestPlatform, stakeSatang: number, winSatang: number) {
  openGame(sandbox, demo, 'game');
  return placeRound(sandbox, {
    launchToken: 'game',
    roundId: `round-${(rounds += 1)}`,
    stakeSatang,
    range: { minSatang: 1, maxSatang: 1_000_000 },
    decide: () => ({ winSatang, outcome: null }),
  });
}

describe('RSP-01: a limit', () => {
  test('holds at once when it is new or lower; a raise waits 24 hours and a confirmation', async () => {
    const platform = await signedIn();
    const { client, advance } = platform;
    const limit = { kind: 'loss', period: 'week' } as const;
    await set(platform, '1000.00');
    await set(platform, '400.00');
    expect((await statusOf(platform)).limits).toMatchObject([{ ...limit, value: '400.00', pending: null }]);

    await set(platform, '900.00');
    const from = new Date(platform.sandbox.now() + 24 * hourMs).toISOString();
    expect((await statusOf(platform)).limits).toMatchObject([{ value: '400.00', pending: { value: '900.00', from } }]);
    advance(24 * hourMs - 1);
    await platform.signIn('demo');
    expect(await client.call(playLimitConfirm, limit)).toMatchObject({
      ok: false,
      error: { code: 'raise_waits', detail: { from } },
    });
    advance(1);
    // Time alone changes nothing.
    expect((await statusOf(platform)).limits).toMatchObject([{ value: '400.00' }]);
    expect(await client.call(playLimitConfirm, limit)).toMatchObject({
      ok: true,
      value: { limits: [{ value: '900.00', pending: null }] },
    });
    expect(await client.call(playLimitConfirm, limit)).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
  });

  test('is asked back once when it is more than 100 times the largest week', async () => {
    const platform = await signedIn();
    const { client, advance, sandbox } = platform;
    const limit = { kind: 'wager', period: 'month' } as const;
    // Nothing was wagered yet: ฿10,000 stand in for a week.
    expect(await client.call(playLimitSet, { ...limit, value: '1000000.01' })).toMatchObject({
      error: { code: 'limit_far_above', detail: { most: '0.00' } },
    });
    const monday = periodAt('week', sandbox.now()).begins + 7 * dayMs;
    advance(monday - sandbox.now());
    await platform.signIn('demo');
    play(platform, 3_000, 0);
    play(platform, 2_000, 0);
    advance(7 * dayMs);
    await platform.signIn('demo');
    play(platform, 1_000, 0);
    expect(await client.call(playLimitSet, { ...limit, value: '5000.01' })).toMatchObject({
      error: { code: 'limit_far_above', detail: { most: '50.00' } },
    });
    expect((await statusOf(platform)).limits).toEqual([]);
    expect(await client.call(playLimitSet, { ...limit, value: '5000.00' })).toMatchObject({ ok: true });
    expect(await client.call(playLimitSet, { ...limit, value: '5000.01', confirmed: true })).toMatchObject({
      value: { limits: [{ value: '5000.00', pending: { value: '5000.01' } }] },
    });
    // A lower one and minutes are never asked back.
    await client.call(playLimitSet, { kind: 'time', period: 'month', value: '40000' });
    expect(await client.call(playLimitSet, { ...limit, value: '4999.99' })).toMatchObject({ ok: true });
  });

  test('is removed like a raise; a lower value or the same one withdraws the request', async () => {
    const platform = await signedIn();
    const { client, advance } = platform;
    await set(platform, '1000.00');
    await set(platform, null);
    expect((await statusOf(platform)).limits).toMatchObject([{ value: '1000.00', pending: { value: null } }]);
    await set(platform, '1000.00');
    expect((await statusOf(platform)).limits).toMatchObject([{ value: '1000.00', pending: null }]);
    await set(platform, null);
    advance(24 * hourMs);
    await platform.signIn('demo');
    await client.call(playLimitConfirm, { kind: 'loss', period: 'week' });
    expect((await statusOf(platform)).limits).toEqual([]);
    const history = await client.call(playLimitHistory, { pageNo: 1, pageSize: 15 });
    expect(history.ok && history.value.list.map(({ change }) => change)).toEqual([
      'removed',
      'raiseAsked',
      'kept',
      'raiseAsked',
      'set',
    ]);
  });

  test('of half a year ago is asked about, until it is changed or kept', async () => {
    const platform = await signedIn();
    await set(platform, '1000.00');
    const dueAfter = async (ms: number) => {
      platform.advance(ms);
      await platform.signIn('demo');
      return (await statusOf(platform)).reviewDue;
    };
    // Six months are those of the calendar, from 21 November to 21 May.
    expect(await dueAfter(180 * dayMs)).toBe(false);
    expect(await dueAfter(dayMs)).toBe(true);
    await set(platform, '1000.00');
    expect(await dueAfter(0)).toBe(false);
  });

  test.each(['0.00', '-5.00', '1.001'])('of %s baht is refused', async (value) => {
    const platform = await signedIn();
    expect(await set(platform, value)).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    expect((await statusOf(platform)).limits).toEqual([]);
  });

  test('a win gives room back to a loss limit, never to a stake limit', async () => {
    const platform = await signedIn();
    await set(platform, '100.00', 'loss', 'day');
    await set(platform, '250.00', 'wager', 'day');
    expect(play(platform, 10_000, 10_000).ok).toBe(true);
    expect(play(platform, 10_000, 0).ok).toBe(true);
    const used = (await statusOf(platform)).limits.map(({ kind, used: amount }) => [kind, amount]);
    expect(Object.fromEntries(used)).toEqual({ loss: '100.00', wager: '200.00' });
    expect(play(platform, 100, 0)).toMatchObject({ ok: false, error: { code: 'limit_reached' } });
  });

  test.each(['day', 'week', 'month'] as const)('per %s opens again in its first moment, Thai time', async (period) => {
    const platform = await signedIn();
    await set(platform, '100.00', 'wager', period);
    play(platform, 10_000, 0);
    expect(play(platform, 100, 0).ok).toBe(false);
    const [limit] = (await statusOf(platform)).limits;
    const wait = Date.parse(limit?.resetsAt ?? '') - platform.sandbox.now();
    platform.advance(wait - 1);
    expect(play(platform, 100, 0).ok).toBe(false);
    platform.advance(1);
    expect(play(platform, 10_000, 0).ok).toBe(true);
  });

  test('of time counts the minutes between rounds; a pause of more than five is none', async () => {
    const platform = await signedIn();
    for (let round = 0; round < 4; round += 1) {
      play(platform, 100, 100);
      platform.advance(3 * 60_000);
    }
    platform.advance(hourMs);
    play(platform, 100, 100);
    await set(platform, '10', 'time', 'day');
    expect((await statusOf(platform)).limits).toMatchObject([{ value: '10', used: '9', left: '1' }]);
    platform.advance(60_000);
    expect(play(platform, 100, 100)).toMatchObject({ ok: false, error: { code: 'limit_reached' } });
  });
});

test('periods are those of the Thai calendar, at every hour of two years', () => {
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += 7 * hourMs) {
    for (const name of ['day', 'week', 'month'] as const) {
      const { begins, ends } = periodAt(name, at);
      expect(begins <= at && at < ends).toBe(true);
      expect(periodAt(name, ends).begins).toBe(ends);
      expect(periodAt(name, begins - 1).ends).toBe(begins);
      const first = thaiDate(begins);
      if (name === 'week') expect(new Date(first).getUTCDay()).toBe(1);
      if (name === 'month') expect(first.slice(8)).toBe('01');
    }
  }
});

describe('RSP-02: a break', () => {
  const begin = ({ client }: TestPlatform, length: '1d' | '3d' | '6m' | 'forever', password: string = demoPassword) =>
    client.call(playBreakStart, {
      kind: length.endsWith('d') ? 'timeout' : 'exclusion',
      length,
      password,
      understood: true,
    });

  test('ends by itself; until then it can be lengthened, never shortened', async () => {
    const platform = await signedIn();
    const { advance } = platform;
    expect(await begin(platform, '3d')).toMatchObject({ ok: true, value: { rest: { kind: 'timeout' } } });
    const until = new Date(platform.sandbox.now() + 3 * dayMs).toISOString();
    expect(await begin(platform, '1d')).toMatchObject({ error: { code: 'play_suspended', detail: { until } } });
    expect((await statusOf(platform)).rest).toMatchObject({ until });
    expect(await begin(platform, '6m')).toMatchObject({
      ok: true,
      value: { rest: { kind: 'exclusion', until: '2027-05-21T05:00:00.000Z' } },
    });
    expect(await begin(platform, '3d')).toMatchObject({ error: { code: 'play_suspended' } });
    advance(Date.parse('2027-05-21T05:00:00.000Z') - platform.sandbox.now());
    await platform.signIn('demo');
    expect((await statusOf(platform)).rest).toBeNull();
    expect(play(platform, 100, 0).ok).toBe(true);
  });

  test('for good has no end', async () => {
    const platform = await signedIn();
    await begin(platform, 'forever');
    platform.advance(400 * dayMs);
    await platform.signIn('demo');
    expect((await statusOf(platform)).rest).toMatchObject({ kind: 'exclusion', until: null });
    expect(await begin(platform, '6m')).toMatchObject({ error: { code: 'play_suspended', detail: { until: null } } });
  });

  test('needs the password, and signs the other devices out', async () => {
    const platform = await signedIn();
    const other = signInAs(platform.sandbox, 'demo');
    expect(await begin(platform, '1d', 'another')).toMatchObject({ error: { code: 'password_incorrect' } });
    expect(platform.sandbox.store.get('sessions', other)).toBeDefined();
    await begin(platform, '1d');
    expect(platform.sandbox.store.get('sessions', other)).toBeUndefined();
    expect((await statusOf(platform)).rest).not.toBeNull();
  });

  test('a length of the other kind is refused', async () => {
    const { client } = await signedIn();
    const input = { kind: 'timeout', length: 'forever', password: demoPassword, understood: true } as const;
    expect(await client.call(playBreakStart, input)).toMatchObject({ error: { code: 'invalid_input' } });
  });
});

test('RSP-04: the sitting says since when, what was staked and the result; half an hour ends it', async () => {
  const platform = await signedIn();
  expect((await statusOf(platform)).session).toBeNull();
  play(platform, 5_000, 0);
  platform.advance(20 * 60_000);
  play(platform, 1_000, 2_500);
  expect((await statusOf(platform)).session).toEqual({
    since: '2026-11-21T05:00:00.000Z',
    waiting: 0,
    stake: '60.00',
    openStake: '0.00',
    win: '25.00',
    result: '-35.00',
  });
  platform.advance(31 * 60_000);
  expect((await statusOf(platform)).session).toBeNull();
  expect(await platform.client.call(realityCheckSet, { minutes: 15 })).toMatchObject({
    ok: true,
    value: { realityCheckMinutes: 15 },
  });
});
