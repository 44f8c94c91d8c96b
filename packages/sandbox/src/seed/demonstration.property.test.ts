import { expect, test } from 'vitest';
import { contractList } from '#api/agentContracts.ts';
import { depositOrders } from '#api/cashier.ts';
import { gameRecent } from '#api/favourites.ts';
import { walletBalance } from '#api/member.ts';
import { memberProfit } from '#api/profit.ts';
import { memberBets, memberStatement } from '#api/records.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { turnoverList } from '#api/turnover.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { describeTicket } from '#demo/vendors/lottery/server/tickets.ts';
import { dayMs } from '#text/durations.ts';
import { sumOfAll } from '../money/ledger.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform, testNow } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';
import { memberIdOf } from './members.ts';

const language = 'EN';
const satang = (amount: string | null): number => Math.round(Number(amount ?? '0') * 100);
const midnight = Date.UTC(2026, 10, 20, 17);

/** Everything that the contract tells `demo` about the past. */
async function pastOf(options: { seed: number; now: number }) {
  const platform = createTestPlatform({ scenario: 'demonstration', seed: options.seed, now: () => options.now });
  const { client, sandbox } = platform;
  await platform.signIn('demo');
  const days = { from: thaiDate(options.now - 30 * dayMs), to: thaiDate(options.now) };
  const page = { pageNo: 1, pageSize: 100 };
  const bets = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const answer = valueOf(await client.call(memberBets, { ...days, ...page, pageNo, language }));
    bets.push(...answer.list);
    last = answer.totalPages;
  }
  return {
    sandbox,
    bets,
    wallet: valueOf(await client.call(walletBalance, undefined)),
    statement: valueOf(await client.call(memberStatement, { ...days, language })),
    profit: valueOf(await client.call(memberProfit, { ...days, by: 'day', language })),
    turnovers: valueOf(await client.call(turnoverList, { ...page, language })).list,
    deposits: valueOf(await client.call(depositOrders, page)).list,
    withdrawals: valueOf(await client.call(withdrawOrders, page)).list,
    recents: valueOf(await client.call(gameRecent, { clientType: 3, language, ...page })).list,
  };
}

const starts = [1, 2, 3, 20_261].flatMap((seed) => [
  { seed, now: testNow },
  { seed, now: midnight + 1 },
  { seed, now: midnight + dayMs - 1 },
]);

test.each(starts)('records, wallet, turnover and profit tell the same past: %j', async (start) => {
  const { sandbox, bets, wallet, statement, profit, turnovers, deposits, withdrawals } = await pastOf(start);
  const moved = (kind: string) => satang(statement.totals.find((total) => total.kind === kind)?.in ?? '0');
  const taken = (kind: string) => satang(statement.totals.find((total) => total.kind === kind)?.out ?? '0');

  expect(sumOfAll(sandbox)).toBe(0);
  expect(wallet.sumBalance).toBe(statement.closing);
  expect(satang(wallet.held ?? '0')).toBe(0);

  const waiting = bets.filter(({ settledAt }) => settledAt === null);
  expect(satang(wallet.inPlay ?? '0')).toBe(waiting.reduce((sum, { stake }) => sum + satang(stake), 0));
  expect(waiting.length).toBeGreaterThanOrEqual(2);
  expect(bets.reduce((sum, { stake }) => sum + satang(stake), 0)).toBe(taken('stake'));
  expect(satang(profit.totals.stake)).toBe(taken('stake'));
  expect(satang(profit.totals.win)).toBe(moved('win'));

  // What the account began with is none of them.
  expect(deposits.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  expect(deposits.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(moved('deposit'));
  expect(satang(profit.lifetime.deposits)).toBe(moved('deposit'));
  expect(withdrawals.map(({ status }) => status)).toEqual(['received']);
  expect(withdrawals.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(taken('withdrawal'));
  expect(satang(profit.lifetime.withdrawals)).toBe(taken('withdrawal'));

  // Each deposit asks to be wagered once. What was withdrawn had been, and bonuses bind no more.
  const ofDeposits = turnovers.filter(({ source }) => source === 'deposit');
  expect(ofDeposits.map(({ reference, required }) => [reference, required])).toEqual(
    deposits.map(({ reference, amount }) => [reference, amount]),
  );
  const [withdrawal] = withdrawals;
  for (const { createdAt, done, required, status } of turnovers) {
    expect(satang(done)).toBeLessThanOrEqual(satang(required));
    if (createdAt < (withdrawal?.createdAt ?? '')) expect(status).not.toBe('open');
  }
});

test.each(starts)('demo goes on with what was played last, and holds a ticket that has won: %j', async (start) => {
  const { sandbox, bets, recents } = await pastOf(start);
  expect(recents.length).toBeGreaterThanOrEqual(15);
  const [latest] = bets;
  expect(recents[0]?.gameName).toBe(latest?.gameName);

  const rounds = Array.from(sandbox.store.entries('rounds'), ([, round]) => round);
  const tickets = rounds
    .filter(({ memberId, gameType }) => memberId === memberIdOf('demo') && gameType === 'LOTT')
    .map(describeTicket);
  const won = tickets.filter(({ state }) => state === 'won');
  expect(won.some(({ drawsAt }) => drawsAt > start.now - 2 * dayMs)).toBe(true);
  expect(won.every(({ win, stake, lines }) => satang(win) === satang(stake) * (lines[0]?.pays ?? 0))).toBe(true);
  expect(tickets.some(({ state }) => state === 'waiting')).toBe(true);
});

test('contracts wait for an agent and one below, and a player of the team has excluded themselves', async () => {
  const { client, signIn } = createTestPlatform({ scenario: 'demonstration', now: () => testNow });
  const offers = async (kind: 'dividend' | 'daily') =>
    valueOf(await client.call(contractList, { kind, side: 'upline', state: 'offered', pageNo: 1, pageSize: 10 })).list;
  await signIn('agent');
  expect(await offers('dividend')).toHaveLength(1);
  await signIn('nok');
  expect(await offers('daily')).toHaveLength(1);
  await signIn('krit');
  expect(valueOf(await client.call(playStatus, {})).rest).toMatchObject({ kind: 'exclusion' });
});

test('what a past of 30 days costs the start', () => {
  const msOf = (scenario: 'everyWayIn' | 'demonstration') => {
    const began = performance.now();
    createTestPlatform({ scenario, now: () => testNow });
    return performance.now() - began;
  };
  msOf('demonstration');
  const runs = Array.from({ length: 5 }, () => msOf('demonstration') - msOf('everyWayIn'));
  expect(Math.min(...runs)).toBeLessThan(300);
});
