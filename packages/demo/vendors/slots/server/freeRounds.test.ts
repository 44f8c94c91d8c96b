import { beforeEach, expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { pointRedeemList, pointRewards } from '#api/points.ts';
import { memberProfit } from '#api/profit.ts';
import { rebateSummary } from '#api/rebate.ts';
import { memberBetDetail, memberBets, memberStatement, memberTransactions } from '#api/records.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount, satangToAmount, sumOfAll, walletAccount } from '#sandbox/money/ledger.ts';
import { pointsAccount, pointsIn } from '#sandbox/money/points.ts';
import { startRest } from '#sandbox/play/protections.ts';
import { valueOf } from '#sandbox/testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import { givePoints, redeemOne } from '#sandbox/testing/points.ts';
import type {
  FreeRoundsAnswer,
  RefusalAnswer,
  SessionAnswer,
  SpinAnswer,
  SpinRefusal,
} from '../../shared/server/messages.ts';
import { type TestPages, createTestPages, targets } from '../../shared/server/testing.ts';

const id = 'member-cashout';
const wallet = memberAccount(id);
const paged = { pageNo: 1, pageSize: 50, language: 'EN' } as const;
const days = { from: '2026-11-01', to: '2026-11-30' };
const satang = (amount: string): number => Math.round(Number(amount) * 100);

type Spun = SpinAnswer & Partial<RefusalAnswer<SpinRefusal>>;
let platform: TestPlatform;
let pages: TestPages;

async function begin(scenario: 'ready' | 'manyWallets' = 'ready'): Promise<void> {
  platform = createTestPlatform({ scenario });
  pages = createTestPages(platform);
  await platform.signIn('cashout');
  givePoints(platform.sandbox, id, 2_000);
}
beforeEach(() => begin());

/** The reward that is offered, and the game of its rounds. */
async function offered() {
  const shop = valueOf(await platform.client.call(pointRewards, paged)).list;
  const spins = shop.find(({ kind }) => kind === 'spins');
  if (spins?.freeRounds == null) throw new Error('no free rounds are offered');
  const { vassalage, nodeId } = spins.freeRounds;
  return { ...spins, target: { vassalage, nodeId, gameType: 'RNG' } as const };
}

/** Redeems free rounds and opens their game. */
async function given(quantity = 1) {
  const { id: rewardId, target } = await offered();
  const order = valueOf(await redeemOne(platform, rewardId, { quantity }));
  const launch = await pages.open(target);
  const free = await freeAt(launch);
  if (free === null) throw new Error('the game was told of no free rounds');
  return { order, target, launch, free };
}

const freeAt = async (launch: string): Promise<FreeRoundsAnswer | null> =>
  (await pages.ask<SessionAnswer>('session', { launch })).free;
const spin = (launch: string, roundId: string, { reference, stake }: Pick<FreeRoundsAnswer, 'reference' | 'stake'>) =>
  pages.post<Spun>('spin', { launch, roundId, stake, free: reference });
/** What the reward centre has of free rounds, and what the badges count. */
async function waiting() {
  const { list } = valueOf(await platform.client.call(rewardList, { ...paged, tab: 'claimable' }));
  const { availablePromoCount: count, unreadMessage: unread } = valueOf(
    await platform.client.call(memberPublicState, {}),
  );
  return { list: list.filter(({ kind }) => kind === 'spins'), count, unread };
}
/** Sets how many rounds were played. */
function setPlayed(reference: string, played: number): void {
  const { store } = platform.sandbox;
  const row = store.get('freeRounds', reference);
  store.transaction(() => row && store.put('freeRounds', reference, { ...row, played }));
}
const redemption = async () => valueOf(await platform.client.call(pointRedeemList, paged)).list[0];

test('PTS-03: the shop says what the rounds are, and a redemption gives them at once', async () => {
  const { freeRounds, turnover } = await offered();
  expect(freeRounds).toMatchObject({ rounds: 20, stake: '2.00', days: 7, turnoverPercent: 100 });
  expect(turnover).toBeNull();
  const { order, free } = await given(2);
  expect(order).toMatchObject({
    status: 'Approved',
    points: 760,
    balance: 1_240,
    freeRounds: { left: 40, won: '0.00' },
  });
  expect(free).toEqual({ reference: order.reference, left: 40, stake: '2.00', won: '0.00' });
  expect(await redemption()).toMatchObject({ kind: 'spins', freeRounds: { rounds: 40, left: 40, state: 'open' } });
});

test('PTS-03: all rounds are played without a stake; only what they win moves, and binds', async () => {
  const { order, launch, free } = await given();
  const { client, sandbox } = platform;
  let [balance, won] = [balanceOf(sandbox, wallet), 0];
  for (let left = 19; left >= 0; left -= 1) {
    // One round after the other.
    const answer = await spin(launch, `free-round-${left}`, free);
    balance += satang(answer.win);
    won += satang(answer.win);
    expect(answer.wins.reduce((sum, { amount }) => sum + satang(amount), 0)).toBe(satang(answer.win));
    expect(answer).toMatchObject({ stake: '0.00', balance: satangToAmount(balance) });
    expect(answer.free).toEqual({ ...free, left, won: satangToAmount(won) });
  }
  expect(won).toBeGreaterThan(0);
  expect(await spin(launch, 'one-too-many', free)).toMatchObject({ refused: 'free_rounds_over' });
  expect([balanceOf(sandbox, wallet), sumOfAll(sandbox), await freeAt(launch)]).toEqual([balance, 0, null]);
  expect(await redemption()).toMatchObject({ freeRounds: { left: 0, won: satangToAmount(won), state: 'played' } });

  // One requirement for all wins, and nothing that counts bets has counted any.
  expect(valueOf(await client.call(turnoverList, paged)).list).toMatchObject([
    { source: 'points', reference: order.reference, required: satangToAmount(won), done: '0.00' },
  ]);
  expect(pointsIn(sandbox, pointsAccount(id))).toBe(2_000 - 380);
  expect(valueOf(await client.call(rebateSummary, {}))).toMatchObject({ total: '0.00', items: [] });
});

test('PTS-03: records, statement, and profit and loss agree on free rounds', async () => {
  const { launch, free } = await given();
  const { client } = platform;
  for (let round = 0; round < 8; round += 1) {
    // One round after the other.
    await spin(launch, `free-round-${round}`, free);
  }
  const bets = valueOf(await client.call(memberBets, { ...days, ...paged }));
  const { win } = bets.totals;
  expect(bets.totals).toMatchObject({ count: 8, stake: '0.00', profit: win });
  for (const bet of bets.list) expect(bet).toMatchObject({ stake: '0.00', freeStake: '2.00', validBet: '0.00' });
  const lost = valueOf(await client.call(memberBets, { ...days, ...paged, status: 'lost' })).list;
  expect(lost.every((bet) => bet.win === '0.00')).toBe(true);
  expect(lost.length).toBeGreaterThan(0);
  const [bet] = bets.list;
  const detail = await client.call(memberBetDetail, { reference: bet?.reference ?? '', language: 'EN' });
  expect(valueOf(detail).bet.freeStake).toBe('2.00');

  // Nothing moves when a free round begins.
  const moved = valueOf(await client.call(memberTransactions, { ...days, ...paged }));
  expect(moved.list.some(({ kind, amount }) => kind === 'stake' || satang(amount) === 0)).toBe(false);
  const statement = valueOf(await client.call(memberStatement, { ...days, language: 'EN' }));
  expect(statement.list.toReversed()).toEqual(moved.list);
  expect(statement.totals.find(({ kind }) => kind === 'win')?.in).toBe(win);
  const profit = valueOf(await client.call(memberProfit, { ...days, by: 'day', language: 'EN' }));
  expect(profit.totals).toMatchObject({ stake: '0.00', validBet: '0.00', win, profit: win });
});

test('a repeated round is the same round, and of two tabs one has the last round', async () => {
  const { launch, target, free } = await given();
  const first = await spin(launch, 'free-round', free);
  expect(await spin(launch, 'free-round', free)).toEqual(first);
  // The game is opened again in the middle, and elsewhere.
  const other = await pages.open(target);
  expect(await freeAt(other)).toEqual(first.free);
  setPlayed(free.reference, 19);
  expect(await spin(other, 'the-last-one', free)).toMatchObject({ free: { left: 0 } });
  const balance = balanceOf(platform.sandbox, wallet);
  expect(await spin(launch, 'too-late', free)).toMatchObject({ refused: 'free_rounds_over' });
  expect(balanceOf(platform.sandbox, wallet)).toBe(balance);
});

test('rounds of two redemptions: those that end first are played first', async () => {
  const { free, target } = await given();
  platform.advance(86_400_000);
  await platform.signIn('cashout');
  valueOf(await redeemOne(platform, 'spins-20'));
  const launch = await pages.open(target);
  expect(await freeAt(launch)).toEqual(free);
  platform.advance(6 * 86_400_000);
  await platform.signIn('cashout');
  const later = await freeAt(await pages.open(target));
  expect(later?.reference).not.toBe(free.reference);
});

test('MEM-03e, PTS-03: free rounds wait in the reward centre and count there until the last one is played', async () => {
  const before = await waiting();
  const { launch, free } = await given();
  const { list, ...counts } = await waiting();
  const rewardId = `spins-${free.reference}`;
  expect(list).toMatchObject([{ id: rewardId, name: '20 free spins', claim: 'atLink', link: null, amount: null }]);
  expect(list[0]?.freeRounds).toEqual((await redemption())?.freeRounds);
  // No message: the player has just redeemed them.
  expect(counts).toEqual({ count: before.count + 1, unread: before.unread });
  // They are played, not taken.
  expect(await platform.client.call(rewardClaim, { id: rewardId })).toMatchObject({ error: { code: 'reward_gone' } });
  setPlayed(free.reference, 18);
  await spin(launch, 'last-but-one', free);
  expect((await waiting()).list).toMatchObject([{ freeRounds: { left: 1, rounds: 20, turnoverPercent: 100 } }]);
  await spin(launch, 'the-last-one', free);
  expect(await waiting()).toEqual(before);
});

test('PTS-03: where every vendor has a wallet of its own, what they win goes to that of their vendor', async () => {
  await begin('manyWallets');
  const { launch, free, target } = await given();
  const { sandbox } = platform;
  const own = walletAccount(id, target.vassalage);
  const before = balanceOf(sandbox, wallet);
  let won = 0;
  for (let round = 0; won === 0; round += 1) {
    // One round after the other.
    const answer = await spin(launch, `free-round-${round}`, free);
    won += satang(answer.win);
    expect(answer).toMatchObject({ stake: '0.00', balance: satangToAmount(won) });
  }
  expect([balanceOf(sandbox, own), balanceOf(sandbox, wallet), sumOfAll(sandbox)]).toEqual([won, before, 0]);
  expect(valueOf(await platform.client.call(turnoverList, paged)).list).toMatchObject([
    { source: 'points', required: satangToAmount(won), done: '0.00' },
  ]);
});

test('what was not played in time lapses, and takes no stake instead', async () => {
  const { target, free } = await given();
  platform.advance(7 * 86_400_000);
  await platform.signIn('cashout');
  const launch = await pages.open(target);
  expect(await freeAt(launch)).toBeNull();
  const balance = balanceOf(platform.sandbox, wallet);
  expect(await spin(launch, 'too-late', free)).toMatchObject({ refused: 'free_rounds_over' });
  expect(balanceOf(platform.sandbox, wallet)).toBe(balance);
  expect(await redemption()).toMatchObject({ freeRounds: { left: 20, state: 'lapsed' } });
  expect((await waiting()).list).toEqual([]);
});

test('free rounds are of one member, one game and one stake', async () => {
  const { launch, free } = await given();
  expect(await spin(launch, 'another-stake', { ...free, stake: '50.00' })).toMatchObject({
    refused: 'stake_out_of_range',
  });
  const another = await pages.open(targets.slot);
  expect(await freeAt(another)).toBeNull();
  expect(await spin(another, 'another-game', free)).toMatchObject({ refused: 'free_rounds_over' });
  const { target } = await offered();
  const { sandbox } = platform;
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, FREEPLAY3: true } });
  const practice = await pages.open(target, true);
  expect([await freeAt(practice), (await spin(practice, 'in-practice', free)).refused]).toEqual([
    null,
    'free_rounds_over',
  ]);
  await platform.signIn('awaiting');
  expect(await spin(await pages.open(target), 'another-member', free)).toMatchObject({ refused: 'free_rounds_over' });
  expect(sandbox.store.get('freeRounds', free.reference)?.played).toBe(0);
});

test('RSP-03: free rounds are play, which a break and maintenance stop', async () => {
  const { launch, free } = await given();
  const { sandbox } = platform;
  const { vassalage } = (await offered()).target;
  changeSettings(sandbox, { vendorsInMaintenance: [vassalage] });
  expect(await spin(launch, 'in-maintenance', free)).toMatchObject({ refused: 'vendor_maintenance' });
  changeSettings(sandbox, { vendorsInMaintenance: [] });
  expect((await waiting()).list).toHaveLength(1);
  sandbox.store.transaction(() => startRest(sandbox, id, 'timeout', '1d'));
  expect(await spin(launch, 'in-a-break', free)).toMatchObject({ refused: 'play_suspended' });
  expect(sandbox.store.get('freeRounds', free.reference)?.played).toBe(0);
});
