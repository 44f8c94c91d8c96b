import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameLaunch } from '#api/launch.ts';
import { lotteryRecent, lotteryResults } from '#api/lottery.ts';
import { walletBalance } from '#api/member.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { memberBetDetail, memberBets } from '#api/records.ts';
import { sessionLogout } from '#api/session.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { lotteryNamed, nextDraw, voidDraw, winningNumber } from '#sandbox/games/lotteryDraws.ts';
import { satangToAmount, sumOfAll } from '#sandbox/money/ledger.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { createVendorServer, vendorApiPath } from '../../shared/server/vendorServer.ts';
import { permutationsOf } from '../numbers.ts';
import { type AnyRefusal, type BuyAnswer, type SessionAnswer, storedTicket } from './messages.ts';

const today = { from: '2026-11-21', to: '2026-11-21' };
const address = `https://kinnari.test${vendorApiPath}lottery/`;

async function openLottery(gameCode = 'FLASH60', vassalage = 'ELOTT', gameType: 'LOTT' | 'ELOTT' = 'ELOTT') {
  const platform = createTestPlatform();
  const { sandbox, client } = platform;
  await platform.signIn('demo');
  const launched = await client.call(gameLaunch, {
    vassalage,
    gameType,
    language: 'TH',
    device: 'WEB',
    backUrl: '/lottery',
    lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: gameCode },
  });
  if (!launched.ok) throw new Error('the launch failed');
  const page = new URL(launched.value.content, 'https://kinnari.test');
  const launch = page.searchParams.get('launch') ?? '';
  const provide = createVendorServer(sandbox);
  const lottery = lotteryNamed(sandbox, gameCode);
  const next = lottery && nextDraw(lottery, sandbox.now());
  if (!lottery || !next) throw new Error('no such lottery');
  const drawn = winningNumber(sandbox, lottery, next.numero);
  return {
    ...platform,
    page,
    next,
    drawn,
    async session(token = launch): Promise<SessionAnswer & AnyRefusal> {
      return (await provide(new Request(`${address}session?launch=${token}`))).json();
    },
    async buy(more: Readonly<Record<string, unknown>> = {}): Promise<BuyAnswer & AnyRefusal> {
      const ticket = { launch, roundId: 'ticket-one', gameId: gameCode, numero: next.numero, playType: 'last2' };
      const body = JSON.stringify({ ...ticket, numbers: [drawn.slice(-2)], stake: '10.00', ...more });
      return (await provide(new Request(`${address}buy`, { method: 'POST', body }))).json();
    },
    async balance(): Promise<string> {
      const wallet = await client.call(walletBalance, {});
      return wallet.ok ? wallet.value.sumBalance : '';
    },
  };
}

test('a ticket is bought, locked, drawn, listed, and paid into the wallet', async () => {
  const { sandbox, client, advance, session, buy, balance, next, drawn } = await openLottery();
  expect((await buy()).ticket).toMatchObject({
    state: 'waiting',
    lines: [{ number: drawn.slice(-2), pays: 90, win: '0.00' }],
    drawn: null,
    win: '0.00',
  });
  expect(await balance()).toBe('9990.00');
  expect(sumOfAll(sandbox)).toBe(0);

  advance(50_000);
  expect(await buy({ roundId: 'ticket-late' })).toMatchObject({ refused: 'draw_closed' });
  expect((await session()).tickets).toMatchObject([{ state: 'waiting' }]);

  advance(9_999);
  expect(await balance()).toBe('9990.00');
  advance(1);
  expect(await balance()).toBe('10890.00');
  expect(sumOfAll(sandbox)).toBe(0);

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

test('a ticket is settled once, with the time of its draw, however late settlement runs', async () => {
  const { sandbox, advance, buy, balance, next } = await openLottery();
  await buy();
  advance(3 * 60 * 60_000);
  settleWhatIsDue(sandbox);
  const row = sandbox.store.get('rounds', 'member-demo:ticket-one');
  expect(row).toMatchObject({ winSatang: 90_000, settledAt: next.drawsAt, gameCode: 'FLASH60', nodeId: null });
  settleWhatIsDue(sandbox);
  expect(await balance()).toBe('10890.00');
  expect(sandbox.store.get('rounds', 'member-demo:ticket-one')).toEqual(row);
});

test('a ticket that lost keeps its number and pays nothing', async () => {
  const { advance, buy, session, drawn } = await openLottery();
  const number = String((Number(drawn.slice(-2)) + 1) % 100).padStart(2, '0');
  await buy({ numbers: [number] });
  advance(60_000);
  const { tickets, balance } = await session();
  expect(tickets).toMatchObject([{ state: 'lost', win: '0.00', lines: [{ number, win: '0.00' }], drawn }]);
  expect(balance).toBe('9990.00');
});

test('a draw that is called off returns the stake, says so, and has no result', async () => {
  const { sandbox, client, advance, buy, session, next } = await openLottery();
  await buy();
  changeSettings(sandbox, { voidDraws: [voidDraw(next)] });
  const bets = await client.call(memberBets, { ...today, pageNo: 1, pageSize: 15, language: 'EN' });
  expect(bets.ok && bets.value.list[0]?.draw).toEqual({ gameId: 'FLASH60', numero: next.numero });
  advance(60_000);
  const { tickets, balance, lotteries } = await session();
  expect(tickets).toMatchObject([{ state: 'refunded', win: '10.00', drawn: null }]);
  expect(balance).toBe('10000.00');
  expect(sumOfAll(sandbox)).toBe(0);
  const results = lotteries.find(({ id }) => id === 'FLASH60')?.results ?? [];
  expect(results.length).toBeGreaterThan(0);
  expect(results.map(({ numero }) => numero)).not.toContain(next.numero);
  const events = await client.call(memberEvents, { language: 'EN' });
  expect(events.ok && events.value.list[0]).toMatchObject({
    ...{ kind: 'betReturned', reference: 'ticket-one' },
    reason: 'the draw is void',
  });
});

test('a repeated purchase returns the same answer, also after the lock, and moves no money', async () => {
  const { advance, buy, balance } = await openLottery();
  const first = await buy();
  expect(await buy()).toEqual(first);
  advance(55_000);
  expect(await buy()).toEqual(first);
  expect(await balance()).toBe('9990.00');
});

test('a slip is one round: each line is settled by itself, and the slip wins their sum', async () => {
  const { sandbox, client, advance, session, buy, balance, drawn } = await openLottery();
  // Of one digit, each that is among the drawn three wins.
  const numbers = [...'0123456789'];
  const { ticket } = await buy({ playType: 'run', numbers, stake: '5.00' });
  expect(ticket).toMatchObject({ stake: '50.00', lineStake: '5.00', state: 'waiting' });
  expect(ticket.lines.map(({ number }) => number)).toEqual(numbers);
  expect(await balance()).toBe('9950.00');
  expect([...sandbox.store.entries('rounds')]).toHaveLength(1);

  advance(60_000);
  const [settled] = (await session()).tickets;
  const winning = [...new Set(drawn.slice(-3))];
  expect(settled?.lines.filter(({ win }) => win === '15.00').map(({ number }) => number)).toEqual(winning.toSorted());
  expect(settled).toMatchObject({ state: 'won', win: satangToAmount(1_500 * winning.length) });
  expect(await balance()).toBe(satangToAmount(995_000 + 1_500 * winning.length));
  expect(sumOfAll(sandbox)).toBe(0);

  const answer = await client.call(memberBetDetail, { reference: 'ticket-one', language: 'EN' });
  const values = answer.ok ? answer.value.detail.map(({ value }) => value) : [];
  expect(values).toContain(numbers.join(', '));
  expect(values).toContain(winning.toSorted().join(', '));
});

test('a reversed number wins with the one of its permutations that is drawn', async () => {
  const { advance, session, buy, balance, drawn } = await openLottery();
  const numbers = permutationsOf(drawn.slice(-3));
  expect(numbers.length).toBeGreaterThan(1);
  await buy({ playType: 'last3', numbers, stake: '10.00' });
  advance(60_000);
  const [ticket] = (await session()).tickets;
  expect(ticket?.lines.map(({ win }) => win)).toEqual(['8500.00', ...numbers.slice(1).map(() => '0.00')]);
  expect(await balance()).toBe(satangToAmount(1_000_000 - 1_000 * numbers.length + 850_000));
});

test('a slip is bought once per round id, whatever is sent again', async () => {
  const { buy, balance } = await openLottery();
  const first = await buy({ numbers: ['12', '21', '34'] });
  expect(await buy({ numbers: ['12', '21', '34'] })).toEqual(first);
  expect(await buy({ numbers: ['56'] })).toEqual(first);
  expect(await balance()).toBe('9970.00');
});

test('a slip that the balance does not cover is refused whole', async () => {
  const { sandbox, buy, balance } = await openLottery();
  const numbers = ['11', '22', '33', '44', '55', '66'];
  expect(await buy({ numbers, stake: '2000.00' })).toMatchObject({ refused: 'insufficient_balance' });
  expect(await balance()).toBe('10000.00');
  expect([...sandbox.store.entries('rounds')]).toEqual([]);
});

test('tickets of one number that were stored before there were slips are listed, settled and recorded', async () => {
  const { sandbox, client, advance, session, buy, balance, drawn } = await openLottery();
  await buy();
  sandbox.store.transaction(() => {
    const key = 'member-demo:ticket-one';
    const round = sandbox.store.get('rounds', key);
    if (!round) throw new Error('no such round');
    const { lines, ...ticket } = v.parse(storedTicket, round.outcome);
    sandbox.store.put('rounds', key, { ...round, outcome: { ...ticket, ...lines[0] } });
  });
  const lines = [{ number: drawn.slice(-2), pays: 90 }];
  expect((await session()).tickets).toMatchObject([{ state: 'waiting', lines, lineStake: '10.00' }]);
  advance(60_000);
  expect((await session()).tickets).toMatchObject([{ state: 'won', win: '900.00', lines, drawn }]);
  expect(await balance()).toBe('10890.00');
  const answer = await client.call(memberBetDetail, { reference: 'ticket-one', language: 'EN' });
  expect(answer.ok && answer.value.bet.pick).toContain(drawn.slice(-2));
});

test.each([
  ['number_wrong', { numbers: ['123'] }],
  ['number_wrong', { numbers: ['1'] }],
  ['number_wrong', { numbers: ['ab'] }],
  ['number_wrong', { numbers: ['๑๒'] }],
  ['draw_closed', { numero: '20261121-0722' }],
  ['draw_closed', { numero: '20261121-0720' }],
  ['lottery_unknown', { gameId: 'NAKHARA6' }],
  // FLASH60 draws three digits, so it has no four-digit play.
  ['lottery_unknown', { playType: 'straight4', numbers: ['1234'] }],
  ['stake_out_of_range', { stake: '0.99' }],
  ['stake_out_of_range', { stake: '2000.01' }],
  ['stake_out_of_range', { playType: 'last3', numbers: ['123'], stake: '1000.01' }],
  ['number_wrong', { numbers: ['12', '34', '567'] }],
  ['number_repeated', { numbers: ['12', '34', '12'] }],
  ['number_repeated', { playType: 'last3any', numbers: ['123', '321'] }],
  ['too_many_numbers', { numbers: Array.from({ length: 51 }, (_, at) => String(at + 10)) }],
  ['stake_out_of_range', { numbers: ['12', '34'], stake: '0.99' }],
  ['stake_out_of_range', { numbers: ['12', '34'], stake: '2000.01' }],
  ['invalid_input', { numbers: [] }],
  ['invalid_input', { stake: '-5.00' }],
  ['invalid_input', { playType: 'all' }],
  ['launch_expired', { launch: 'unknown' }],
])('%s %o', async (refused, more) => {
  const { buy, balance, sandbox } = await openLottery();
  expect(await buy(more)).toMatchObject({ refused });
  expect(await balance()).toBe('10000.00');
  expect([...sandbox.store.entries('waitingRounds')]).toEqual([]);
});

test('a stake above the balance is refused, and nothing is taken', async () => {
  const { buy, balance } = await openLottery();
  for (const at of [1, 2, 3, 4, 5]) await buy({ roundId: `ticket-${at}`, stake: '2000.00' });
  expect(await buy({ roundId: 'ticket-6', stake: '1.00' })).toMatchObject({ refused: 'insufficient_balance' });
  expect(await balance()).toBe('0.00');
});

test('a lottery that is not on sale refuses tickets', async () => {
  const { buy, session } = await openLottery('GOLDAM', 'LOTT', 'LOTT');
  expect(await buy()).toMatchObject({ refused: 'draw_closed' });
  const { lotteries, now } = await session();
  expect(lotteries.find(({ id }) => id === 'GOLDAM')?.next.opensAt).toBeGreaterThan(now);
});

test('a vendor under maintenance refuses tickets and still settles sold ones', async () => {
  const { buy, session, sandbox, advance } = await openLottery();
  await buy();
  changeSettings(sandbox, { vendorsInMaintenance: ['ELOTT'] });
  expect(await buy({ roundId: 'ticket-two' })).toMatchObject({ refused: 'vendor_maintenance' });
  advance(60_000);
  expect((await session()).tickets).toMatchObject([{ state: 'won' }]);
});

test('a winning ticket is paid after its player has logged out', async () => {
  const { buy, session, sandbox, advance, client, drawn, signIn, balance } = await openLottery();
  await buy({ playType: 'last3', numbers: [drawn.slice(-3)] });
  await client.call(sessionLogout, {});
  expect(await session()).toMatchObject({ refused: 'launch_expired' });
  advance(60_000);
  await signIn('demo');
  expect(await balance()).toBe('18490.00');
  expect(sumOfAll(sandbox)).toBe(0);
});

test('a hundred tickets in ten draws are all settled and leave the ledger at zero', async () => {
  const { sandbox, advance, buy, session } = await openLottery();
  for (let round = 0; round < 10; round += 1) {
    const numero = (await session()).lotteries.find(({ id }) => id === 'FLASH60')?.next.numero ?? '';
    for (let at = 0; at < 10; at += 1) {
      await buy({ roundId: `ticket-${round}-${at}`, numero, playType: 'run', numbers: [String(at)], stake: '5.00' });
    }
    advance(60_000);
    settleWhatIsDue(sandbox);
    expect(sumOfAll(sandbox)).toBe(0);
  }
  const rounds = [...sandbox.store.entries('rounds')].map(([, row]) => row);
  expect(rounds).toHaveLength(100);
  expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
  expect(rounds.filter(({ winSatang }) => winSatang === 1_500).length).toBeGreaterThan(9);
  expect([...sandbox.store.entries('waitingRounds')]).toEqual([]);
});

test('a session contains the vendor’s lotteries, the launched one, and the plays', async () => {
  const { session, page } = await openLottery();
  expect(page.searchParams.get('view')).toBe('betting');
  const answer = await session();
  expect(answer.lotteryId).toBe('FLASH60');
  expect(answer.lotteries).toHaveLength(6);
  expect(answer.balance).toBe(satangToAmount(1_000_000));
  const flash = answer.lotteries.find(({ id }) => id === 'FLASH60');
  expect(flash?.plays.map(({ type }) => type)).toEqual(['run', 'last2', 'last3', 'last3any']);
  expect(flash?.results).toHaveLength(8);
});

test('waiting tickets are listed before ended ones', async () => {
  const { buy, session, advance, sandbox } = await openLottery();
  const bell = lotteryNamed(sandbox, 'BELL10');
  if (!bell) throw new Error('no such lottery');
  await buy({ roundId: 'ticket-bell', gameId: 'BELL10', numero: nextDraw(bell, sandbox.now()).numero });
  advance(1_000);
  await buy();
  expect((await session()).tickets.map(({ lotteryId }) => lotteryId)).toEqual(['FLASH60', 'BELL10']);
  advance(60_000);
  expect((await session()).tickets.map(({ lotteryId }) => lotteryId)).toEqual(['BELL10', 'FLASH60']);
});

test('a lottery is among the recent ones after a purchase (LOT-03)', async () => {
  const { buy, client } = await openLottery();
  await buy();
  const recent = await client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect(recent.ok && recent.value.list).toEqual([{ gameId: 'FLASH60' }]);
});
