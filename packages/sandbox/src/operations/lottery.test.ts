import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { messageOf, topics } from '#api/live.ts';
import { lotteryMenu, lotteryOpenDraws, lotteryPopular, lotteryRecent, lotteryResults } from '#api/lottery.ts';
import { plays } from '#demo/vendors/lottery/server/plays.ts';
import { changeSettings } from '../changeSettings.ts';
import { voidDraw } from '../games/lotteryDraws.ts';
import { publicState, refreshPublic } from '../live/publicState.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { platformLines } from '../texts/wholeWords.ts';

const asked = { prizeMode: 'SEA', device: 'WEB', language: 'TH' } as const;

async function value<Value>(call: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>): Promise<Value> {
  return valueOf(await call);
}

test('LOT-01: the menu has every lottery once, under one of its tags', async () => {
  const { client, handle } = createTestPlatform();
  const { menus, games } = await value(client.call(lotteryMenu, asked));
  expect(menus).toHaveLength(10);
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
  expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(['LOTT', 'TCG_LOTTO_VN', 'ELOTT', 'TCG_SEA']));
  for (const { gameMenuTag, gameMenus } of games) {
    expect(menus.map(({ code }) => code)).toEqual(expect.arrayContaining([gameMenuTag]));
    expect(gameMenus).toContain(gameMenuTag);
  }
  expect(games.find(({ gameId }) => gameId === 'NAKHARA6')).toMatchObject({
    remark: platformLines.mark('นคราหกหลัก'),
    gameType: 'LOTT',
    numero: '20261121-01',
    remainTime: 4 * 60 * 60,
    lockTime: 1_800,
    drawDayOfWeek: '4,7',
  });
  for (const { icon } of games) {
    expect((await handle(new Request(`https://kinnari.test${icon}`))).headers.get('Content-Type')).toMatch('image/svg');
  }
  // Closed on Saturdays.
  expect(games.find(({ gameId }) => gameId === 'GOLDAM')).toMatchObject({ numero: '', remainTime: null });
});

test('ENT-05: each has the time of its last draw, which is that of its latest result', async () => {
  const { client, advance } = createTestPlatform();
  const compare = async () => {
    const { games } = await value(client.call(lotteryMenu, asked));
    const { list } = await value(client.call(lotteryResults, asked));
    for (const { gameId, winningTime } of games) {
      expect(winningTime, gameId).toBe(list.find((result) => result.gameId === gameId)?.winningTime);
    }
    return games.find(({ gameId }) => gameId === 'NAKHARA6')?.winningTime;
  };
  // Wednesday's draw; today's takes place at 16:00.
  expect(await compare()).toBe('2026-11-18T09:00:00.000Z');
  advance(4 * 60 * 60_000);
  expect(await compare()).toBe('2026-11-21T09:00:00.000Z');
});

test('names are in the requested language; other prize modes have no lotteries', async () => {
  const { client } = createTestPlatform();
  const english = await value(client.call(lotteryMenu, { ...asked, language: 'EN' }));
  expect(english.games.map(({ remark }) => remark)).toContain('Nakhara Six');
  expect(await value(client.call(lotteryMenu, { ...asked, prizeMode: 'ZY' }))).toEqual({ menus: [], games: [] });
});

test('LOT-04: the open draws, the next one first, count down with the clock', async () => {
  const { client, advance } = createTestPlatform();
  const before = await value(client.call(lotteryOpenDraws, asked));
  expect(before.list[0]).toMatchObject({ numero: '20261121-0721', remainTime: 60, lockTime: 10 });
  const times = before.list.map(({ remainTime }) => Number(remainTime));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(before.list.map(({ gameId }) => gameId)).not.toContain('GOLDAM');
  advance(59_500);
  expect((await value(client.call(lotteryOpenDraws, asked))).list[0]).toMatchObject({ remainTime: 1 });
  advance(500);
  expect((await value(client.call(lotteryOpenDraws, asked))).list).toContainEqual(
    expect.objectContaining({ gameId: 'FLASH60', numero: '20261121-0722', remainTime: 60 }),
  );
});

test('LOT-02: results are newest first and include the last draw of every lottery', async () => {
  const { client, advance } = createTestPlatform();
  const { list } = await value(client.call(lotteryResults, asked));
  expect(list).toHaveLength(100);
  expect(new Set(list.map(({ gameId }) => gameId)).size).toBe(24);
  const times = list.map(({ winningTime }) => Date.parse(winningTime));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  for (const { winningNumber } of list) expect(winningNumber).toMatch(/^\d{3,6}$/);
  advance(60_000);
  const later = await value(client.call(lotteryResults, asked));
  expect(later.list.slice(0, 3)).toContainEqual(
    expect.objectContaining({ gameId: 'FLASH60', numero: '20261121-0721' }),
  );
  expect(later.list).toContainEqual(list.find(({ gameId }) => gameId === 'NAKHARA6'));
  expect((await value(client.call(lotteryResults, { prizeMode: 'SEA', count: 5 }))).list).toHaveLength(5);
});

test('a draw that is called off has no number, and is told as void', async () => {
  const { client, sandbox, advance } = createTestPlatform();
  const draw = { gameId: 'FLASH60', numero: '20261121-0721' };
  changeSettings(sandbox, { voidDraws: [voidDraw({ lotteryId: draw.gameId, numero: draw.numero })] });
  advance(60_000);
  const { list } = await value(client.call(lotteryResults, asked));
  expect(list).toContainEqual(expect.objectContaining({ ...draw, state: 'void', winningNumber: '' }));
  expect(list.filter(({ state }) => state === 'void')).toHaveLength(1);
  refreshPublic(sandbox, ['draws']);
  const told = v.parse(messageOf(topics.draws), {
    topic: 'draws',
    version: 1,
    ...publicState(sandbox, 'draws')?.value,
  });
  expect(told).toMatchObject({ list: expect.arrayContaining([{ ...draw, state: 'void' }]) });
});

test('LOT-03: there are twenty popular lotteries', async () => {
  const { client } = createTestPlatform();
  const { list } = await value(client.call(lotteryPopular, asked));
  expect(new Set(list.map(({ gameId }) => gameId)).size).toBe(20);
});

test('GAM-01: the play type reaches the page of the lottery', async () => {
  const { client, signIn } = createTestPlatform();
  await signIn('demo');
  const link = { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: 'NAGA5' } as const;
  const open = async (more: { readonly playType?: string }) => {
    const around = { vassalage: 'ELOTT', gameType: 'ELOTT', language: 'TH', device: 'WEB' } as const;
    const backUrl = 'https://site.example/lottery';
    const { content } = await value(client.call(gameLaunch, { ...around, backUrl, lottery: { ...link, ...more } }));
    return new URL(content, 'https://site.example').searchParams;
  };
  expect((await open({ playType: 'last3' })).get('play')).toBe('last3');
  expect((await open({})).has('play')).toBe(false);
  expect((await open({})).get('back')).toBe('https://site.example/lottery');
});

test('LOT-03: opened lotteries are recent, latest first', async () => {
  const { client, signIn, advance } = createTestPlatform();
  await signIn('demo');
  const open = (vassalage: string, gameType: 'LOTT' | 'ELOTT', lottoGameCode: string) =>
    client.call(gameLaunch, {
      vassalage,
      gameType,
      language: 'TH',
      device: 'WEB',
      backUrl: '/lottery',
      lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode },
    });
  expect((await value(client.call(lotteryRecent, asked))).list).toEqual([]);
  for (const [vendor, type, code] of [
    ['LOTT', 'LOTT', 'NAKHARA6'],
    ['ELOTT', 'ELOTT', 'NAGA5'],
    ['LOTT', 'LOTT', 'NAKHARA6'],
  ] as const) {
    expect((await open(vendor, type, code)).ok).toBe(true);
    advance(1_000);
  }
  const recent = await value(client.call(lotteryRecent, asked));
  expect(recent.list.map(({ gameId }) => gameId)).toEqual(['NAKHARA6', 'NAGA5']);
});

test('LOT-06c: each says what it pays, as the vendor does: the play that opens first, if every number has one prize', async () => {
  const { client } = createTestPlatform();
  const { games } = await value(client.call(lotteryMenu, asked));
  const paysOf = (id: string) => games.find(({ gameId }) => gameId === id)?.pays;
  expect(paysOf('NAGA5')).toEqual({ play: '3 ตัวตรง', times: 850 });
  expect(paysOf('STAR5')).toEqual({ play: '4 ตัวตรง', times: 8_500 });
  // It opens with a play that pays more for some numbers.
  expect(paysOf('FIREFLY')).toEqual({ play: 'วิ่งบน', times: 3 });
  for (const { pays } of games) {
    expect(plays.some((play) => play.pays.length === 1 && play.pays[0] === pays?.times)).toBe(true);
  }
});
