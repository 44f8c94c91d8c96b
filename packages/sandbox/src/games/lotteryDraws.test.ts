import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#text/durations.ts';
import { createSandbox } from '../createSandbox.ts';
import { type Lottery, lotteryTags, seedLotteries } from '../seed/lotteries.ts';
import { createTestPlatform, testNow } from '../testing/platform.ts';
import { iso } from '../time.ts';
import { lotteriesOf, nextDraw, openDrawOf, pastDraws, winningNumber } from './lotteryDraws.ts';

function lottery(id: string): Lottery {
  const found = seedLotteries('full').find((one) => one.id === id);
  if (!found) throw new Error(`no lottery ${id}`);
  return found;
}

test('a lottery of every minute is drawn on the minute, and numbered within the Thai day', () => {
  const flash = lottery('FLASH60');
  expect(nextDraw(flash, testNow)).toEqual({
    lotteryId: 'FLASH60',
    numero: '20261121-0721',
    drawsAt: testNow + minuteMs,
    locksAt: testNow + 50_000,
  });
  expect(nextDraw(flash, testNow + minuteMs - 1).numero).toBe('20261121-0721');
  expect(nextDraw(flash, testNow + minuteMs).numero).toBe('20261121-0722');
});

test('the last draw of a day is at midnight, the first of the next day a minute later', () => {
  const midnight = testNow + 12 * hourMs;
  expect(nextDraw(lottery('FLASH60'), midnight - 1)).toMatchObject({ numero: '20261121-1440', drawsAt: midnight });
  expect(nextDraw(lottery('FLASH60'), midnight).numero).toBe('20261122-0001');
  expect(pastDraws(lottery('FLASH60'), midnight, 2).map(({ numero }) => numero)).toEqual([
    '20261121-1440',
    '20261121-1439',
  ]);
});

// 2026-11-21 is a Saturday, which is 7 when Sunday is 1.
test.each([
  ['BENJAMAT', '2026-11-21T08:30:00.000Z'],
  ['NAKHARA6', '2026-11-21T09:00:00.000Z'],
  ['SAPTHAWI', '2026-11-22T10:00:00.000Z'],
  ['GOLDAM', '2026-11-23T05:30:00.000Z'],
  ['ANDAPEARL', '2026-11-21T07:30:00.000Z'],
])('%s is drawn next at %s', (id, drawsAt) => {
  expect(iso(nextDraw(lottery(id), testNow).drawsAt)).toBe(drawsAt);
});

test('a lottery with limited sales hours is closed before them', () => {
  const market = lottery('GOLDAM');
  const draw = nextDraw(market, testNow);
  expect(openDrawOf(market, testNow)).toBeNull();
  expect(openDrawOf(market, draw.drawsAt - 20 * hourMs - 1)).toBeNull();
  expect(openDrawOf(market, draw.drawsAt - 20 * hourMs)).toEqual(draw);
});

test('the next draw becomes the latest past draw, for every lottery through two weeks', () => {
  for (const one of seedLotteries('full').filter(({ schedule }) => schedule.kind === 'daily')) {
    let at = testNow;
    const seen: string[] = [];
    while (at < testNow + 14 * 24 * hourMs) {
      const draw = nextDraw(one, at);
      expect(draw.drawsAt).toBeGreaterThan(at);
      seen.unshift(draw.numero);
      at = draw.drawsAt;
      expect(pastDraws(one, at, seen.length).map(({ numero }) => numero)).toEqual(seen);
    }
    expect(new Set(seen).size).toBe(seen.length);
  }
});

test('a draw has one number, which differs by seed', () => {
  const sandbox = createTestPlatform().sandbox;
  const number = winningNumber(sandbox, lottery('NAGA5'), '20261121-0001');
  expect(number).toMatch(/^\d{6}$/);
  expect(winningNumber(createSandbox(), lottery('NAGA5'), '20261121-0001')).toBe(number);
  expect(winningNumber(createSandbox({ seed: 7 }), lottery('NAGA5'), '20261121-0001')).not.toBe(number);
});

test('all digits are equally likely', () => {
  const { sandbox } = createTestPlatform();
  const counts = Array.from({ length: 10 }, () => 0);
  const naga = lottery('NAGA5');
  for (const { numero } of pastDraws(naga, testNow, 5_000)) {
    for (const digit of winningNumber(sandbox, naga, numero)) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 3_000)).toBeLessThan(220);
});

test('lotteries are well formed, and absent without their vendors', () => {
  const { sandbox } = createTestPlatform();
  const all = lotteriesOf(sandbox);
  expect(all).toHaveLength(24);
  expect(new Set(all.map(({ id }) => id)).size).toBe(24);
  const tags = lotteryTags.map(({ code }) => code);
  for (const { menuTag, otherTags, digits, schedule, lockSeconds } of all) {
    expect(tags).toEqual(expect.arrayContaining([menuTag, ...otherTags]));
    expect(digits).toBeGreaterThanOrEqual(3);
    expect(digits).toBeLessThanOrEqual(6);
    if (schedule.kind === 'every') {
      expect(86_400 % schedule.seconds).toBe(0);
      expect(lockSeconds).toBeLessThan(schedule.seconds);
    }
  }
  expect(lotteriesOf(createTestPlatform({ scenario: 'empty' }).sandbox)).toEqual([]);
});
