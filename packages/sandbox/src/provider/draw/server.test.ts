import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { lotteryRecent, lotteryResults } from '#api/lottery.ts';
import { walletBalance } from '#api/member.ts';
import { sessionLogout } from '#api/session.ts';
import { lotteryNamed, nextDraw, winningNumber } from '../../domain/lotteryDraws.ts';
import { satangToAmount, sumOfAll } from '../../ledger.ts';
import { changeSettings } from '../../settings.ts';
import { settleWhatIsDue } from '../../settlement.ts';
import { createTestPlatform } from '../../testing.ts';
import { createProvider, providerPath } from '../provider.ts';
import type { AnyRefusal, BuyAnswer, BuyRequest, SessionAnswer } from './messages.ts';

const address = `https://kinnari.test${providerPath}draw/`;

async function atCounter(gameCode = 'FLASH60', vassalage = 'ELOTT', gameType: 'LOTT' | 'ELOTT' = 'ELOTT') {
  const platform = createTestPlatform();
  const { world, client } = platform;
  await platform.signIn('demo');
  const launched = await client.call(gameLaunch, {
    vassalage,
    gameType,
    language: 'TH',
    device: 'WEB',
    backUrl: '/lottery',
    lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: gameCode },
  });
  if (!launched.ok) throw new Error('not launched');
  const page = new URL(launched.value.content, 'https://kinnari.test');
  const launch = page.searchParams.get('launch') ?? '';
  const provide = createProvider(world);
  const lottery = lotteryNamed(world, gameCode);
  const next = lottery && nextDraw(lottery, world.now());
  if (!lottery || !next) throw new Error('no such lottery');
  const drawn = winningNumber(world, lottery, next.numero);
  return {
    ...platform,
    page,
    next,
    drawn,
    async session(token = launch): Promise<SessionAnswer & AnyRefusal> {
      return (await provide(new Request(`${address}session?launch=${token}`))).json();
    },
    async buy(more: Partial<Record<keyof BuyRequest, string>> = {}): Promise<BuyAnswer & AnyRefusal> {
      const ticket = { launch, roundId: 'ticket-one', gameId: gameCode, numero: next.numero, playType: 'last2' };
      const body = JSON.stringify({ ...ticket, number: drawn.slice(-2), stake: '10.00', ...more });
      return (await provide(new Request(`${address}buy`, { method: 'POST', body }))).json();
    },
    async balance(): Promise<string> {
      const wallet = await client.call(walletBalance, {});
      return wallet.ok ? wallet.value.sumBalance : '';
    },
  };
}

test('a ticket is bought, locked, drawn, listed, and paid into the wallet', async () => {
  const { world, client, advance, session, buy, balance, next, drawn } = await atCounter();
  expect((await buy()).ticket).toMatchObject({ state: 'waiting', pays: 90, drawn: null, win: '0.00' });
  expect(await balance()).toBe('9990.00');
  expect(sumOfAll(world)).toBe(0);

  advance(50_000);
  expect(await buy({ roundId: 'ticket-late' })).toMatchObject({ refused: 'draw_closed' });
  expect((await session()).tickets).toMatchObject([{ state: 'waiting' }]);

  advance(9_999);
  expect(await balance()).toBe('9990.00');
  advance(1);
  expect(await balance()).toBe('10890.00');
  expect(sumOfAll(world)).toBe(0);

  const { tickets, lotteries } = await session();
  expect(tickets).toMatchObject([{ state: 'won', win: '900.00', drawn }]);
  expect(lotteries.find(({ id }) => id === 'FLASH60')?.results[0]).toMatchObject({
    numero: next.numero,
    number: drawn,
  });
  const results = await client.call(lotteryResults, { prizeMode: 'SEA' });
  expect(results.ok && results.value.list).toContainEqual(
    expect.objectContaining({ gameId: 'FLASH60', numero: next.numero, winningNumber: drawn }),
  );
});

test('a ticket is settled at the time of its draw, however late anybody asks, and once', async () => {
  const { world, advance, buy, balance, next } = await atCounter();
  await buy();
  advance(3 * 60 * 60_000);
  settleWhatIsDue(world);
  const row = world.store.get('rounds', 'member-demo:ticket-one');
  expect(row).toMatchObject({ winSatang: 90_000, settledAt: next.drawsAt, gameCode: 'FLASH60', nodeId: null });
  settleWhatIsDue(world);
  expect(await balance()).toBe('10890.00');
  expect(world.store.get('rounds', 'member-demo:ticket-one')).toEqual(row);
});

test('a ticket that lost keeps its number and pays nothing', async () => {
  const { advance, buy, session, drawn } = await atCounter();
  const number = String((Number(drawn.slice(-2)) + 1) % 100).padStart(2, '0');
  await buy({ number });
  advance(60_000);
  const { tickets, balance } = await session();
  expect(tickets).toMatchObject([{ state: 'lost', win: '0.00', number, drawn }]);
  expect(balance).toBe('9990.00');
});

test('the same ticket again is the same answer, also after the lock, and moves nothing', async () => {
  const { advance, buy, balance } = await atCounter();
  const first = await buy();
  expect(await buy()).toEqual(first);
  advance(55_000);
  expect(await buy()).toEqual(first);
  expect(await balance()).toBe('9990.00');
});

test.each([
  ['number_wrong', { number: '123' }],
  ['number_wrong', { number: '1' }],
  ['number_wrong', { number: 'ab' }],
  ['number_wrong', { number: '๑๒' }],
  ['draw_closed', { numero: '20261121-0722' }],
  ['draw_closed', { numero: '20261121-0720' }],
  ['lottery_unknown', { gameId: 'NAKHARA6' }],
  // Three digits leave no room for four.
  ['lottery_unknown', { playType: 'straight4', number: '1234' }],
  ['stake_out_of_range', { stake: '0.99' }],
  ['stake_out_of_range', { stake: '2000.01' }],
  ['stake_out_of_range', { playType: 'last3', number: '123', stake: '1000.01' }],
  ['invalid_input', { stake: '-5.00' }],
  ['invalid_input', { playType: 'all' }],
  ['launch_expired', { launch: 'nobody' }],
])('%s %o', async (refused, more) => {
  const { buy, balance, world } = await atCounter();
  expect(await buy(more)).toMatchObject({ refused });
  expect(await balance()).toBe('10000.00');
  expect([...world.store.entries('waitingRounds')]).toEqual([]);
});

test('a stake above the balance is refused, and nothing is taken', async () => {
  const { buy, balance } = await atCounter();
  for (const at of [1, 2, 3, 4, 5]) await buy({ roundId: `ticket-${at}`, stake: '2000.00' });
  expect(await buy({ roundId: 'ticket-6', stake: '1.00' })).toMatchObject({ refused: 'insufficient_balance' });
  expect(await balance()).toBe('0.00');
});

test('a lottery that is not on sale sells nothing', async () => {
  const { buy, session } = await atCounter('GOLDAM', 'LOTT', 'LOTT');
  expect(await buy()).toMatchObject({ refused: 'draw_closed' });
  const { lotteries, now } = await session();
  expect(lotteries.find(({ id }) => id === 'GOLDAM')?.next.opensAt).toBeGreaterThan(now);
});

test('a vendor on a break sells nothing, and still tells how its draws ended', async () => {
  const { buy, session, world, advance } = await atCounter();
  await buy();
  changeSettings(world, { vendorsInMaintenance: ['ELOTT'] });
  expect(await buy({ roundId: 'ticket-two' })).toMatchObject({ refused: 'vendor_maintenance' });
  advance(60_000);
  expect((await session()).tickets).toMatchObject([{ state: 'won' }]);
});

test('a ticket is paid although its player has signed out', async () => {
  const { buy, session, world, advance, client, drawn, signIn, balance } = await atCounter();
  await buy({ playType: 'last3', number: drawn.slice(-3) });
  await client.call(sessionLogout, {});
  expect(await session()).toMatchObject({ refused: 'launch_expired' });
  advance(60_000);
  await signIn('demo');
  expect(await balance()).toBe('18490.00');
  expect(sumOfAll(world)).toBe(0);
});

test('a hundred tickets through ten draws leave the ledger at zero, and every one settled', async () => {
  const { world, advance, buy, session } = await atCounter();
  for (let round = 0; round < 10; round += 1) {
    const numero = (await session()).lotteries.find(({ id }) => id === 'FLASH60')?.next.numero ?? '';
    for (let at = 0; at < 10; at += 1) {
      await buy({ roundId: `ticket-${round}-${at}`, numero, playType: 'run', number: String(at), stake: '5.00' });
    }
    advance(60_000);
    settleWhatIsDue(world);
    expect(sumOfAll(world)).toBe(0);
  }
  const rounds = [...world.store.entries('rounds')].map(([, row]) => row);
  expect(rounds).toHaveLength(100);
  expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
  expect(rounds.filter(({ winSatang }) => winSatang === 1_500).length).toBeGreaterThan(9);
  expect([...world.store.entries('waitingRounds')]).toEqual([]);
});

test('the session shows the lotteries of its vendor, the one that was launched, and the stakes', async () => {
  const { session, page } = await atCounter();
  expect(page.searchParams.get('view')).toBe('betting');
  const answer = await session();
  expect(answer.lotteryId).toBe('FLASH60');
  expect(answer.lotteries).toHaveLength(6);
  expect(answer.balance).toBe(satangToAmount(1_000_000));
  const flash = answer.lotteries.find(({ id }) => id === 'FLASH60');
  expect(flash?.plays.map(({ type }) => type)).toEqual(['run', 'last2', 'last3', 'last3any']);
  expect(flash?.results).toHaveLength(8);
});

test('tickets that wait come before those that ended', async () => {
  const { buy, session, advance, world } = await atCounter();
  const bell = lotteryNamed(world, 'BELL10');
  if (!bell) throw new Error('no such lottery');
  await buy({ roundId: 'ticket-bell', gameId: 'BELL10', numero: nextDraw(bell, world.now()).numero });
  advance(1_000);
  await buy();
  expect((await session()).tickets.map(({ lotteryId }) => lotteryId)).toEqual(['FLASH60', 'BELL10']);
  advance(60_000);
  expect((await session()).tickets.map(({ lotteryId }) => lotteryId)).toEqual(['BELL10', 'FLASH60']);
});

test('what was bought is recent (LOT-03)', async () => {
  const { buy, client } = await atCounter();
  await buy();
  const recent = await client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect(recent.ok && recent.value.list).toEqual([{ gameId: 'FLASH60' }]);
});
