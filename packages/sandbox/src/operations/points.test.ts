import { expect, test } from 'vitest';
import { walletBalance } from '#api/member.ts';
import { pointBalance, pointConfig, pointRedeemList, pointRewards, pointTransactions } from '#api/points.ts';
import { turnoverList } from '#api/turnover.ts';
import { changeSettings } from '../changeSettings.ts';
import { sumOfAll } from '../money/ledger.ts';
import { approveOrder, pointOrdersOf, rejectOrder } from '../money/pointOrders.ts';
import { sumOfAllPoints } from '../money/points.ts';
import { settleRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { startRest } from '../play/protections.ts';
import { playFor } from '../seed/playFor.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { convertAll, givePoints, redeemOne } from '../testing/points.ts';

const page = { pageNo: 1, pageSize: 50, language: 'EN' } as const;
const days = { from: '2026-11-01', to: '2026-11-30' };
const cashout = 'member-cashout';

async function platformOf(account = 'cashout', points = 0): Promise<TestPlatform> {
  const platform = createTestPlatform();
  await platform.signIn(account);
  if (points > 0) givePoints(platform.sandbox, `member-${account}`, points);
  return platform;
}
const pointsOf = async ({ client }: TestPlatform) => valueOf(await client.call(pointBalance, {}));
const balanceOf = async ({ client }: TestPlatform) => valueOf(await client.call(walletBalance, {})).sumBalance;
const historyOf = async ({ client }: TestPlatform) =>
  valueOf(await client.call(pointTransactions, { ...days, ...page })).list;
const slots = (baht: number, winSatang = 0) => ({ gameType: 'RNG', stakeSatang: baht * 100, winSatang }) as const;
/** A bet that stays open, and its settlement by hand, which these tests need no match for. */
const openBet = { gameType: 'SPORTS', stakeSatang: 50_000, dueAt: Number.MAX_SAFE_INTEGER } as const;
function settle({ sandbox }: TestPlatform): void {
  const [key = ''] = Array.from(sandbox.store.entries('rounds'), ([each]) => each);
  settleRound(sandbox, key, { winSatang: 0 });
}

test('100 baht of settled slots are a point at once, and once', async () => {
  const platform = await platformOf();
  playFor(platform.sandbox, 'cashout', [slots(100)]);
  expect(await pointsOf(platform)).toEqual({ points: 1, inProcess: 0 });
  settleWhatIsDue(platform.sandbox);
  platform.advance(86_400_000);
  await platform.signIn('cashout');
  expect(await pointsOf(platform)).toEqual({ points: 1, inProcess: 0 });
  expect(await historyOf(platform)).toMatchObject([{ type: 'slots', changed: 1, balance: 1, paid: '100.00' }]);
});

test('smaller bets add up to a point, and say what it took', async () => {
  const platform = await platformOf();
  playFor(platform.sandbox, 'cashout', [slots(40), slots(40)]);
  expect(await pointsOf(platform)).toMatchObject({ points: 0 });
  playFor(platform.sandbox, 'cashout', [slots(40)]);
  expect(await historyOf(platform)).toMatchObject([{ changed: 1, paid: '120.00' }]);
});

test('an open bet earns nothing until it is settled', async () => {
  const platform = await platformOf();
  const { sandbox } = platform;
  playFor(sandbox, 'cashout', [openBet]);
  expect(await pointsOf(platform)).toMatchObject({ points: 0 });
  settle(platform);
  settle(platform);
  expect(await pointsOf(platform)).toMatchObject({ points: 2 });
});

test.each([
  ['RNG', 'slots', 10],
  ['FISH', 'slots', 10],
  ['LIVE', 'live', 5],
  ['PVP', 'poker', 5],
  ['SPORTS', 'sports', 5],
  ['LOTT', 'lottery', 5],
] as const)('%s earns points of the type %s by its rule', async (gameType, type, changed) => {
  const platform = await platformOf();
  playFor(platform.sandbox, 'cashout', [{ gameType, stakeSatang: 100_000 }]);
  expect(await historyOf(platform)).toMatchObject([{ type, changed }]);
});

test('a returned stake earns nothing, and a level weighs what is played', async () => {
  const platform = await platformOf('demo');
  playFor(platform.sandbox, 'demo', [slots(500, 50_000)]);
  expect(await pointsOf(platform)).toMatchObject({ points: 0 });
  playFor(platform.sandbox, 'demo', [slots(500)]);
  // Rank 3: 120 per cent.
  expect(await pointsOf(platform)).toMatchObject({ points: 6 });
});

test('the points of a type end at the limit of the day and begin again the next day', async () => {
  const platform = await platformOf();
  const { sandbox } = platform;
  const { points } = sandbox.settings;
  const rules = points.rules.map((rule) => (rule.type === 'slots' ? { ...rule, dailyCap: 3 } : rule));
  changeSettings(sandbox, { points: { ...points, rules } });
  playFor(sandbox, 'cashout', [slots(200), slots(900), slots(900)]);
  expect(await pointsOf(platform)).toMatchObject({ points: 3 });
  platform.advance(86_400_000);
  await platform.signIn('cashout');
  playFor(sandbox, 'cashout', [slots(99)]);
  // What was beyond the limit is not carried into the next day.
  expect(await pointsOf(platform)).toMatchObject({ points: 3 });
  playFor(sandbox, 'cashout', [slots(1)]);
  expect(await pointsOf(platform)).toMatchObject({ points: 4 });
});

test('a bet that is settled during a break earns nothing, and nothing can be redeemed or converted', async () => {
  const platform = await platformOf('cashout', 1_000);
  const { sandbox, client } = platform;
  playFor(sandbox, 'cashout', [openBet]);
  sandbox.store.transaction(() => startRest(sandbox, cashout, 'timeout', '1d'));
  settle(platform);
  expect(await pointsOf(platform)).toEqual({ points: 1_000, inProcess: 0 });
  expect(await redeemOne(platform, 'credit-20')).toMatchObject({ error: { code: 'play_suspended' } });
  expect(await convertAll(platform, 100, '10.00')).toMatchObject({ error: { code: 'play_suspended' } });
  // What was earned before stays readable.
  expect(await historyOf(platform)).toHaveLength(1);
  expect(await client.call(pointRedeemList, page)).toMatchObject({ ok: true });
});

test('with the mall switched off, nothing is earned', async () => {
  const platform = await platformOf('cashout', 1_000);
  const { flags } = platform.sandbox.settings;
  changeSettings(platform.sandbox, { flags: { ...flags, POINTS: false } });
  playFor(platform.sandbox, 'cashout', [slots(500)]);
  changeSettings(platform.sandbox, { flags });
  expect(await pointsOf(platform)).toMatchObject({ points: 1_000 });
});

test('credit is paid at once and asks for its turnover', async () => {
  const platform = await platformOf('cashout', 1_000);
  const before = await balanceOf(platform);
  const made = valueOf(await redeemOne(platform, 'credit-20'));
  expect(made).toMatchObject({ status: 'Approved', points: 200, balance: 800 });
  expect(Number(await balanceOf(platform)) - Number(before)).toBe(20);
  const turnovers = valueOf(await platform.client.call(turnoverList, page)).list;
  expect(turnovers).toMatchObject([{ source: 'points', reference: made.reference, required: '20.00' }]);
});

test('goods wait for the back office; a rejection gives the points back with its remark', async () => {
  const platform = await platformOf('cashout', 2_000);
  const { sandbox, client } = platform;
  const made = valueOf(await redeemOne(platform, 'mug'));
  expect(made).toMatchObject({ status: 'In Process', points: 900, balance: 1_100 });
  expect(await pointsOf(platform)).toEqual({ points: 1_100, inProcess: 900 });
  const [order] = pointOrdersOf(sandbox, cashout);
  if (order === undefined) throw new Error('there is no order');
  const remark = { th: 'หมด', en: 'The mug broke.' };
  valueOf(sandbox.store.transaction(() => rejectOrder(sandbox, order, remark)));
  expect(await pointsOf(platform)).toEqual({ points: 2_000, inProcess: 0 });
  const listed = valueOf(await client.call(pointRedeemList, page)).list;
  expect(listed).toMatchObject([{ status: 'Rejected', remark: 'The mug broke.', steps: [{}, { status: 'Rejected' }] }]);
  expect((await historyOf(platform))[0]).toMatchObject({ changed: 900, remark: 'The mug broke.' });
  const [rejected] = pointOrdersOf(sandbox, cashout);
  if (rejected === undefined) throw new Error('there is no order');
  expect(approveOrder(sandbox, rejected, null)).toMatchObject({ error: { code: 'order_closed' } });
  expect(rejectOrder(sandbox, rejected, remark)).toMatchObject({ error: { code: 'order_closed' } });
});

test('goods need an address, and credit takes none', async () => {
  const platform = await platformOf('cashout', 2_000);
  const { delivery: _, ...nothing } = { delivery: undefined };
  expect(await redeemOne(platform, 'mug', { ...nothing, delivery: undefined })).toMatchObject({
    error: { code: 'invalid_input', detail: { field: 'delivery' } },
  });
  expect(await pointsOf(platform)).toEqual({ points: 2_000, inProcess: 0 });
});

test('the last one goes to one of two players', async () => {
  const platform = await platformOf('cashout', 10_000);
  const { sandbox } = platform;
  const { points } = sandbox.settings;
  const rewards = points.rewards.map((each) => (each.id === 'mug' ? { ...each, stock: 1 } : each));
  changeSettings(sandbox, { points: { ...points, rewards } });
  givePoints(sandbox, 'member-awaiting', 10_000);
  valueOf(await redeemOne(platform, 'mug'));
  await platform.signIn('awaiting');
  expect(await redeemOne(platform, 'mug')).toMatchObject({ error: { code: 'out_of_stock', detail: { left: 0 } } });
  expect(await pointsOf(platform)).toEqual({ points: 10_000, inProcess: 0 });
  const shown = valueOf(await platform.client.call(pointRewards, page)).list.find(({ id }) => id === 'mug');
  expect(shown).toMatchObject({ availableQuantity: 0, redeemLeft: 2 });
});

test('a proof is good for one redemption, and a refusal does not use it up', async () => {
  const platform = await platformOf('cashout', 1_000);
  const proof = await proveMoney(platform);
  expect(await redeemOne(platform, 'mug', { proof, quantity: 3 })).toMatchObject({ error: { code: 'redeem_most' } });
  valueOf(await redeemOne(platform, 'credit-20', { proof }));
  expect(await redeemOne(platform, 'credit-20', { proof })).toMatchObject({ error: { code: 'proof_expired' } });
});

test('who has too few points is told so, not that a limit of the day is reached', async () => {
  const platform = await platformOf('cashout', 300);
  // Above the most of a day, and above what there is.
  expect(await convertAll(platform, 9_000, '900.00')).toMatchObject({
    error: { code: 'points_insufficient', detail: { points: 300 } },
  });
});

test('points become money by the rate, up to the most of a day', async () => {
  const platform = await platformOf('cashout', 8_000);
  const before = Number(await balanceOf(platform));
  expect(valueOf(await convertAll(platform, 5_000, '500.00'))).toMatchObject({ amount: '500.00', balance: 3_000 });
  expect(Number(await balanceOf(platform)) - before).toBe(500);
  expect(await convertAll(platform, 100, '10.00')).toMatchObject({ error: { code: 'points_daily' } });
  expect(await convertAll(platform, 100, '11.00')).toMatchObject({ error: { code: 'reward_changed', detail: {} } });
  expect(await convertAll(platform, 15, '1.50')).toMatchObject({ error: { code: 'reward_changed' } });
  const { convert } = valueOf(await platform.client.call(pointConfig, { language: 'EN' }));
  expect(convert).toMatchObject({ leftToday: 0, maxDay: 5_000 });
});

test('a visitor sees shop and rules without numbers of their own', async () => {
  const { client } = createTestPlatform();
  const shop = valueOf(await client.call(pointRewards, page)).list;
  expect(shop.length).toBeGreaterThan(4);
  expect(shop.every(({ redeemLeft }) => redeemLeft === null)).toBe(true);
  expect(valueOf(await client.call(pointConfig, { language: 'TH' }))).toMatchObject({
    neverExpire: true,
    convert: { leftToday: null, resetsAt: null },
  });
  expect(await client.call(pointBalance, {})).toMatchObject({ error: { kind: 'unauthorized' } });
});

test('a trial account sees the shop as a visitor does', async () => {
  const platform = await platformOf('trial');
  const shop = valueOf(await platform.client.call(pointRewards, page)).list;
  expect(shop.every(({ amountRequirement }) => (amountRequirement?.done ?? null) === null)).toBe(true);
});

test('what a reward asks for is counted from the records', async () => {
  const platform = await platformOf('cashout', 6_000);
  playFor(platform.sandbox, 'cashout', [slots(15_000)]);
  const bank = async () =>
    valueOf(await platform.client.call(pointRewards, page)).list.find(({ id }) => id === 'power-bank');
  expect(await bank()).toMatchObject({ amountRequirement: { done: '15000.00', missing: '5000.00' } });
  expect(await redeemOne(platform, 'power-bank')).toMatchObject({
    error: { code: 'requirement_missing', detail: { of: 'wager', missing: '5000.00' } },
  });
  playFor(platform.sandbox, 'cashout', [slots(5_000)]);
  valueOf(await redeemOne(platform, 'power-bank'));
});

test('the demonstration has points, a redemption in each status, and both ledgers at zero', async () => {
  const platform = createTestPlatform({ scenario: 'played' });
  await platform.signIn('demo');
  const listed = valueOf(await platform.client.call(pointRedeemList, page)).list;
  expect(listed.map(({ status }) => status)).toEqual(['In Process', 'Rejected', 'Approved']);
  expect((await pointsOf(platform)).points).toBeGreaterThan(1_000);
  expect([sumOfAll(platform.sandbox), sumOfAllPoints(platform.sandbox)]).toEqual([0, 0]);
});
