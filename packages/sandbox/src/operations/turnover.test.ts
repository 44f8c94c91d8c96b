import { describe, expect, test } from 'vitest';
import { depositCreate } from '#api/cashier.ts';
import type { InputOf } from '#api/operation.ts';
import { turnoverBets, turnoverList } from '#api/turnover.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { payDeposit } from '../money/deposits.ts';
import { settleRound } from '../money/rounds.ts';
import { type NewTurnover, openTurnover } from '../money/turnover.ts';
import { type PlayedBet, playFor } from '../seed/playFor.ts';
import { valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, testNow } from '../testing/platform.ts';
import { iso, thaiDate } from '../time.ts';

const paging = { pageNo: 1, pageSize: 15, language: 'EN' } as const;
const cashout = 'member-cashout';

async function begin() {
  const platform = createTestPlatform();
  await platform.signIn('cashout');
  const { sandbox } = platform;
  return {
    ...platform,
    open: (reference: string, requiredSatang: number, more: Partial<NewTurnover> = {}) =>
      sandbox.store.transaction(() =>
        openTurnover(sandbox, {
          memberId: cashout,
          source: 'bonus',
          reference,
          name: { th: reference, en: reference },
          requiredSatang,
          ...more,
        }),
      ),
    play: (...bets: PlayedBet[]) => playFor(sandbox, 'cashout', bets),
  };
}

async function rows({ client }: Pick<TestPlatform, 'client'>) {
  const { list } = valueOf(await client.call(turnoverList, paging));
  return Object.fromEntries(list.map(({ reference, done, missing, status }) => [reference, { done, missing, status }]));
}

const [today, tomorrow] = [thaiDate(testNow), thaiDate(testNow + dayMs)];

async function history({ client }: Pick<TestPlatform, 'client'>, input: Partial<InputOf<typeof turnoverList>> = {}) {
  const days = { from: today, to: tomorrow };
  const { list } = valueOf(await client.call(turnoverList, { status: 'ended', ...days, ...paging, ...input }));
  return list.map(({ reference, done, status, ended }) => [reference, done, status, ended]);
}

const slot = (stakeSatang: number, winSatang = 0): PlayedBet => ({ gameType: 'RNG', stakeSatang, winSatang });

describe('a deposit', () => {
  test('asks for its own sum once, when it is paid', async () => {
    const platform = await begin();
    const { client, sandbox, play } = platform;
    const order = await client.call(
      depositCreate,
      { methodId: 'promptpay', amount: '500.00' },
      { idempotencyKey: 'one' },
    );
    const { reference } = valueOf(order);
    expect(await rows(platform)).toEqual({});
    for (let times = 0; times < 2; times += 1) payDeposit(sandbox, reference);
    expect(await rows(platform)).toEqual({ [reference]: { done: '0.00', missing: '500.00', status: 'open' } });
    play(slot(20_000));
    expect(await withdraw(platform, '500.00')).toMatchObject({
      error: { code: 'turnover_missing', detail: { missing: '300.00' } },
    });
    play(slot(40_000));
    expect(await rows(platform)).toEqual({ [reference]: { done: '500.00', missing: '0.00', status: 'met' } });
    expect((await withdraw(platform, '500.00')).ok).toBe(true);
  });

  test('asks for nothing where the operator wants nothing', async () => {
    const platform = await begin();
    const { client, sandbox } = platform;
    changeSettings(sandbox, { moneyOut: { ...sandbox.settings.moneyOut, depositTurnoverPercent: 0 } });
    const asked = { methodId: 'promptpay', amount: '500.00' };
    payDeposit(sandbox, valueOf(await client.call(depositCreate, asked, { idempotencyKey: 'one' })).reference);
    expect(await rows(platform)).toEqual({});
  });
});

describe('valid bets', () => {
  test('count for the oldest requirement first, each part once', async () => {
    const platform = await begin();
    const { open, play, client } = platform;
    open('first', 30_000);
    open('second', 50_000);
    play(slot(20_000), slot(40_000));
    expect(await rows(platform)).toEqual({
      first: { done: '300.00', missing: '0.00', status: 'met' },
      second: { done: '300.00', missing: '200.00', status: 'open' },
    });
    const { list } = valueOf(await client.call(turnoverList, { ...paging, status: 'met' }));
    const counted = async (id = '') => valueOf(await client.call(turnoverBets, { ...paging, id })).list;
    expect((await counted(list[0]?.id)).map((bet) => [bet.validBet, bet.counted])).toEqual([
      ['400.00', '100.00'],
      ['200.00', '200.00'],
    ]);
  });

  test('a returned stake and an open bet do not count', async () => {
    const platform = await begin();
    const { open, play, sandbox } = platform;
    open('one', 100_000);
    play(slot(20_000, 20_000), { gameType: 'SPORTS', stakeSatang: 30_000, dueAt: sandbox.now() + 1 });
    expect(await rows(platform)).toMatchObject({ one: { done: '0.00' } });
  });

  test('only the games of a requirement count, by their part; the rest goes to the next one', async () => {
    const platform = await begin();
    const { open, play } = platform;
    open('live', 10_000, { percents: { LIVE: 20 } });
    open('any', 100_000);
    play(slot(10_000));
    expect(await rows(platform)).toMatchObject({ live: { done: '0.00' }, any: { done: '100.00' } });
    play({ gameType: 'LIVE', stakeSatang: 60_000 });
    // 500 of it count for 100, the other 100 for the next one.
    expect(await rows(platform)).toMatchObject({ live: { done: '100.00', status: 'met' }, any: { done: '200.00' } });
  });

  test('placed before a requirement do not count for it', async () => {
    const platform = await begin();
    const { open, play, advance, sandbox } = platform;
    play({ gameType: 'SPORTS', stakeSatang: 30_000, dueAt: sandbox.now() + 60_000 });
    const [key = ''] = [...sandbox.store.entries('waitingRounds')][0] ?? [];
    advance(1_000);
    open('later', 100_000);
    settleRound(sandbox, key, { winSatang: 0 });
    expect(await rows(platform)).toMatchObject({ later: { done: '0.00' } });
    play(slot(10_000));
    expect(await rows(platform)).toMatchObject({ later: { done: '100.00' } });
  });
});

describe('a requirement ends', () => {
  test('when the balance, open bets and held sums are used up', async () => {
    const platform = await begin();
    const { open, play } = platform;
    open('one', 900_000_000, { percents: { LOTT: 100 } });
    for (let times = 0; times < 4; times += 1) play(slot(499_980));
    play(slot(499_979));
    expect(await rows(platform)).toMatchObject({ one: { status: 'open' } });
    play(slot(100));
    expect(await rows(platform)).toEqual({ one: { done: '0.00', missing: '9000000.00', status: 'met' } });
  });

  test('when its time is over', async () => {
    const platform = await begin();
    const { open, advance, sandbox, play } = platform;
    open('one', 50_000, { expiresAt: sandbox.now() + 1_000 });
    advance(1_000);
    play(slot(10_000));
    expect(await rows(platform)).toMatchObject({ one: { done: '0.00', status: 'expired' } });
  });
});

describe('the history', () => {
  test('says when and how each requirement ended, the latest end first, and leaves open ones out', async () => {
    const platform = await begin();
    const { open, play, advance, sandbox } = platform;
    const start = sandbox.now();
    const live = { percents: { LIVE: 100 } };
    open('slow', 30_000, live);
    open('late', 50_000, { ...live, expiresAt: start + 3_000 });
    open('open', 50_000, live);
    open('quick', 10_000);
    play(slot(10_000));
    advance(5_000);
    play({ gameType: 'LIVE', stakeSatang: 30_000 });
    const ended = (after: number, by: string) => ({ at: iso(start + after), by });
    expect(await history(platform)).toEqual([
      ['slow', '300.00', 'met', ended(5_000, 'wagered')],
      ['late', '0.00', 'expired', ended(3_000, 'expired')],
      ['quick', '100.00', 'met', ended(0, 'wagered')],
    ]);
    expect(await history(platform, { status: 'expired' })).toMatchObject([['late', '0.00', 'expired', {}]]);
    expect(await history(platform, { status: 'open' })).toEqual([]);
  });

  test('tells what was wagered from what ended because nothing was left', async () => {
    const platform = await begin();
    const { open, play } = platform;
    open('one', 900_000_000, { percents: { LOTT: 100 } });
    for (let times = 0; times < 4; times += 1) play(slot(499_980));
    play(slot(500_079));
    expect(await history(platform)).toMatchObject([['one', '0.00', 'met', { by: 'usedUp' }]]);
  });

  test('covers whole days of the site, of the end', async () => {
    const platform = await begin();
    const { open, play, advance } = platform;
    open('one', 10_000);
    advance(dayMs);
    await platform.signIn('cashout');
    play(slot(10_000));
    expect(await history(platform, { from: today, to: today })).toEqual([]);
    expect(await history(platform, { from: tomorrow, to: tomorrow })).toMatchObject([['one', '100.00', 'met', {}]]);
    const { client } = platform;
    const back = await client.call(turnoverList, { ...paging, from: tomorrow, to: today });
    expect(back).toMatchObject({ error: { code: 'invalid_input', detail: { field: 'to' } } });
  });
});
