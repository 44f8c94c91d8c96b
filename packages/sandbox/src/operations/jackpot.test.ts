import { expect, test } from 'vitest';
import { gameJackpot } from '#api/jackpot.ts';
import { messageList } from '#api/messages.ts';
import { memberTransactions } from '#api/records.ts';
import { createTestPages, targets } from '#demo/vendors/shared/server/testing.ts';
import { changeSettings } from '../changeSettings.ts';
import { jackpotNow } from '../money/jackpot.ts';
import { placeRound } from '../money/rounds.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const shown = async ({ client }: TestPlatform) => valueOf(await client.call(gameJackpot, {})).amount;

async function begin() {
  const platform = await signedIn();
  const pages = createTestPages(platform);
  const launch = { slot: await pages.open(targets.slot), table: await pages.open(targets.liveTables) };
  let rounds = 0;
  const play = (kind: 'slot' | 'table', stakeSatang: number) => {
    const range = { minSatang: 1, maxSatang: 10_000_000 };
    const decide = () => ({ winSatang: 0, outcome: null });
    const request = { launchToken: launch[kind], roundId: `round-${(rounds += 1)}`, stakeSatang, range, decide };
    return placeRound(platform.sandbox, request);
  };
  return { ...platform, play };
}

test('0.4 % of each stake on a slot goes into the jackpot, and no time', async () => {
  const platform = await begin();
  const { sandbox, play, advance } = platform;
  expect(await shown(platform)).toBe('1000000.00');
  advance(60_000);
  expect(await shown(platform)).toBe('1000000.00');
  play('slot', 100_000);
  expect(await shown(platform)).toBe('1000004.00');
  play('table', 100_000);
  expect(await shown(platform)).toBe('1000004.00');
  // 0.6 and 0.6 satang are one, and 0.2 that are carried on.
  play('slot', 150);
  expect(await shown(platform)).toBe('1000004.00');
  play('slot', 150);
  expect(await shown(platform)).toBe('1000004.01');
  // What the wallet does not cover is no stake.
  expect(play('slot', 5_000_000)).toMatchObject({ error: { code: 'insufficient_balance' } });
  expect(await shown(platform)).toBe('1000004.01');
  // 401 satang in a minute.
  expect(jackpotNow(sandbox).perSecond).toBe('0.06');
  advance(60_000);
  expect(jackpotNow(sandbox).perSecond).toBe('0.00');
});

test('who wins it gets all of it, is told, and is named with a mask', async () => {
  const platform = await begin();
  const { sandbox, client, play } = platform;
  changeSettings(sandbox, { jackpotRule: { perMille: 4, stakesPerWinSatang: 1_000 } });
  play('table', 1_000);
  expect(jackpotNow(sandbox)).not.toHaveProperty('lastWin');
  const won = play('slot', 1_000);
  expect(won).toMatchObject({ ok: true, value: { winSatang: 0, balanceSatang: 1_000_000 - 2_000 + 100_000_004 } });
  expect(jackpotNow(sandbox)).toMatchObject({
    amount: '0.00',
    lastWin: { nickname: expect.stringContaining('***'), amount: '1000000.04' },
  });
  const day = thaiDate(sandbox.now());
  const page = { language: 'EN', pageNo: 1, pageSize: 20 } as const;
  const records = await client.call(memberTransactions, { from: day, to: day, ...page });
  expect(records).toMatchObject({
    value: { list: [{ kind: 'jackpot', amount: '1000000.04', link: { reference: 'round-2' } }, {}, {}, {}] },
  });
  const messages = await client.call(messageList, { folder: 'personal', ...page });
  expect(JSON.stringify(messages)).toContain('You have won the jackpot of ฿1,000,000.04');
  changeSettings(sandbox, { jackpotRule: { perMille: 4, stakesPerWinSatang: 25_000_000_000 } });
  play('slot', 1_000);
  expect(await shown(platform)).toBe('0.04');
});
