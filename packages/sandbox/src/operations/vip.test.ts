import { expect, test } from 'vitest';
import { depositCreate } from '#api/cashier.ts';
import { feedbackOptions, feedbackSend } from '#api/feedback.ts';
import { memberInfo } from '#api/member.ts';
import { messageList } from '#api/messages.ts';
import { rebateSummary } from '#api/rebate.ts';
import { memberBets, memberTransactions } from '#api/records.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { vipLevels } from '#api/vip.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { dayMs } from '#text/durations.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { changeSettings } from '../changeSettings.ts';
import { payDeposit } from '../money/deposits.ts';
import { amountToSatang, sumOfAll } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const language = 'EN';
const ask = async ({ client }: TestPlatform) => valueOf(await client.call(vipLevels, { language }));
const ownOf = async (platform: TestPlatform) => {
  const { own } = await ask(platform);
  if (own === null) throw new Error('there is no own level');
  return own;
};
const bet = (platform: TestPlatform, account: string, baht: number) =>
  playFor(platform.sandbox, account, [{ gameType: 'RNG', stakeSatang: baht * 100, winSatang: baht * 200 }]);
/** Bets so many times 5,000 baht. */
const betOften = (platform: TestPlatform, account: string, times: number) => {
  for (let index = 0; index < times; index += 1) bet(platform, account, 5_000);
};
async function pay({ client, sandbox }: TestPlatform, amount: string): Promise<void> {
  const order = await client.call(depositCreate, { methodId: 'promptpay', amount });
  payDeposit(sandbox, valueOf(order).reference);
}
/** To the next month, with a new session. */
async function toNextMonth(platform: TestPlatform, account: string): Promise<void> {
  const { reviewAt } = await ownOf(platform);
  platform.advance(Date.parse(reviewAt) - platform.sandbox.now());
  await platform.signIn(account);
}

test('a visitor reads the table, a trial account too', async () => {
  const platform = createTestPlatform();
  const { levels, own } = await ask(platform);
  expect(levels.map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(own).toBeNull();
  await platform.signIn('trial');
  expect(await ask(platform)).toMatchObject({ own: null });
});

test('the benefits are what the platform grants', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const { levels } = await ask(platform);
  const gold = levels.find(({ rank }) => rank === 3)?.benefits;
  const { today } = valueOf(await platform.client.call(withdrawOptions, { language }));
  expect(gold).toEqual([
    { key: 'withdrawCount', value: String(today.countLeft) },
    { key: 'withdrawAmount', value: today.amountLeft },
    { key: 'rebateRate', value: '0.80' },
    { key: 'pointsPercent', value: '120' },
    { key: 'gift', value: '300.00' },
    { key: 'answerHours', value: '24' },
  ]);
});

test('a level has the rebate and the answers that its benefits name', async () => {
  const platform = createTestPlatform();
  const { client, sandbox } = platform;
  const demo = memberByAccount(sandbox, 'demo');
  if (demo === undefined) throw new Error('there is no demo');
  const club = { labelName: 'Diamond', rankLevel: 5 };
  sandbox.store.transaction(() => sandbox.store.put('members', demo.id, { ...demo, club }));
  await platform.signIn('demo');
  const diamond = (await ask(platform)).levels.find(({ rank }) => rank === 5)?.benefits;
  expect(diamond).toContainEqual({ key: 'rebateRate', value: '1.00' });
  expect(diamond).toContainEqual({ key: 'answerHours', value: '2' });
  bet(platform, 'demo', 1_000);
  platform.advance(1);
  const rebate = valueOf(await client.call(rebateSummary, {}));
  expect(rebate).toMatchObject({ total: '10.00', items: [{ rate: '1.00' }] });
  expect(valueOf(await client.call(feedbackOptions, { language })).answerHours).toBe(2);
  const sent = { kind: 'question', subject: 'Level', content: 'What comes after this one?' } as const;
  const { answerBy } = valueOf(await client.call(feedbackSend, sent));
  expect(Date.parse(answerBy) - sandbox.now()).toBe(2 * 3_600_000);
});

test('no gift is promised where there is no page to take it on', async () => {
  const platform = createTestPlatform();
  changeSettings(platform.sandbox, { flags: { ...platform.sandbox.settings.flags, REWARDS: false } });
  const { levels } = await ask(platform);
  expect(levels.flatMap(({ benefits }) => benefits.map(({ key }) => key))).not.toContain('gift');
});

test('the progress of the demonstration equals its records', async () => {
  const platform = createTestPlatform({ scenario: 'played' });
  await platform.signIn('demo');
  const own = await ownOf(platform);
  expect(own).toMatchObject({ rank: 3, history: [] });
  const { client, sandbox } = platform;
  const since = sandbox.now() - 30 * dayMs;
  const days = { from: '2026-10-23', to: '2026-11-21', pageNo: 1, pageSize: 100, language } as const;
  let validBet = 0;
  for (let pageNo = 1; pageNo <= 10; pageNo += 1) {
    // Page by page.
    const { list } = valueOf(await client.call(memberBets, { ...days, pageNo }));
    for (const { stake, win, settledAt } of list) {
      if (settledAt === null || Date.parse(settledAt) < since || win === stake) continue;
      validBet += amountToSatang(stake) ?? 0;
    }
  }
  expect(amountToSatang(own.validBet)).toBe(validBet);
  const deposits = valueOf(await client.call(memberTransactions, { ...days, kinds: 'deposit' }));
  const paid = deposits.list.filter(({ reference, at }) => reference.startsWith('D') && Date.parse(at) >= since);
  const deposited = paid.reduce((sum, { amount }) => sum + (amountToSatang(amount) ?? 0), 0);
  expect(amountToSatang(own.deposit)).toBe(deposited);
  expect([validBet > 0, deposited > 0]).toEqual([true, true]);
});

test('a level is reached at the review, not before, and the member info follows', async () => {
  const platform = createTestPlatform();
  await platform.signIn('cashout');
  await pay(platform, '500.00');
  bet(platform, 'cashout', 5_000);
  expect(await ownOf(platform)).toMatchObject({ rank: 0, validBet: '5000.00' });
  await toNextMonth(platform, 'cashout');
  expect(await ownOf(platform)).toMatchObject({ rank: 1, reviewAt: '2026-12-31T17:00:00.000Z' });
  expect(valueOf(await platform.client.call(memberInfo, {})).clubLabel).toMatchObject({ rankLevel: 1 });
  expect(sumOfAll(platform.sandbox)).toBe(0);
});

test('a level is kept by its own sum, and falls by one at the date that was told, with its history', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  bet(platform, 'demo', 5_000);
  bet(platform, 'demo', 10_000);
  await toNextMonth(platform, 'demo');
  expect(await ownOf(platform)).toMatchObject({ rank: 3, history: [] });
  await toNextMonth(platform, 'demo');
  expect(await ownOf(platform)).toMatchObject({ rank: 2, history: [{ rank: 3 }] });
});

const levelMessages = async ({ client }: TestPlatform) => {
  const asked = { folder: 'personal', pageNo: 1, pageSize: 50, language } as const;
  return valueOf(await client.call(messageList, asked)).list.filter(({ kind }) => kind === 'level');
};
/** `demo`, who is at the third level, on the first day of December: the level is reviewed in a month. */
async function inDecember(): Promise<TestPlatform> {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  await ownOf(platform);
  await toNextMonth(platform, 'demo');
  // Nobody was told in time, so that the level was not lost.
  expect(await ownOf(platform)).toMatchObject({ rank: 3, fall: null, reviewAt: '2026-12-31T17:00:00.000Z' });
  return platform;
}

test('a level that can fall is told 14 days before, once, with the sum that keeps it', async () => {
  const platform = await inDecember();
  platform.advance(17 * dayMs - 1);
  await platform.signIn('demo');
  expect(await ownOf(platform)).toMatchObject({ fall: null });
  expect(await levelMessages(platform)).toEqual([]);
  platform.advance(1);
  const fall = { rank: 2, toldAt: '2026-12-17T17:00:00.000Z' };
  expect(await ownOf(platform)).toMatchObject({ rank: 3, fall });
  expect(await ownOf(platform)).toMatchObject({ fall });
  const [told, ...more] = await levelMessages(platform);
  expect([told?.at, told?.preview, more]).toEqual([
    '2026-12-17T17:00:00.000Z',
    expect.stringMatching(/below ฿15,000\.00, your level becomes Silver/),
    [],
  ]);
  betOften(platform, 'demo', 3);
  expect(await ownOf(platform)).toMatchObject({ fall: null });
  await toNextMonth(platform, 'demo');
  expect(await ownOf(platform)).toMatchObject({ rank: 3, fall: null });
});

test('a level that is kept already is not told', async () => {
  const platform = await inDecember();
  platform.advance(5 * dayMs);
  await platform.signIn('demo');
  betOften(platform, 'demo', 3);
  platform.advance(15 * dayMs);
  await platform.signIn('demo');
  expect(await ownOf(platform)).toMatchObject({ fall: null });
  expect(await levelMessages(platform)).toEqual([]);
});

test('a review counts what there was on its day, whenever it is looked at, and leaves its messages', async () => {
  const platform = await inDecember();
  platform.advance(40 * dayMs);
  await platform.signIn('demo');
  // Settled after the review on the first of January: too late for it.
  betOften(platform, 'demo', 3);
  expect(await ownOf(platform)).toMatchObject({ rank: 2, since: '2026-12-31T17:00:00.000Z' });
  expect((await levelMessages(platform)).map(({ title, at }) => [title, at])).toEqual([
    ['Your level is now Silver', '2026-12-31T17:00:00.000Z'],
    [expect.stringMatching(/^Your Gold level is reviewed on/), '2026-12-17T17:00:00.000Z'],
  ]);
});

test('a level that is reached for the first time leaves its gift, with those in between, and binds nothing', async () => {
  const platform = createTestPlatform();
  await platform.signIn('cashout');
  await pay(platform, '2000.00');
  betOften(platform, 'cashout', 4);
  await toNextMonth(platform, 'cashout');
  expect(await ownOf(platform)).toMatchObject({ rank: 2 });
  const tab = { tab: 'claimable', pageNo: 1, pageSize: 50, language } as const;
  const gifts = valueOf(await platform.client.call(rewardList, tab)).list.filter(({ kind }) => kind === 'vip');
  expect(gifts.map(({ name, amount, requirement, endsAt }) => [name, amount, requirement, endsAt])).toEqual([
    ['Silver gift', '100.00', null, null],
    ['Bronze gift', '50.00', null, null],
  ]);
  for (const { id } of gifts) {
    // One after the other.
    expect(await platform.client.call(rewardClaim, { id })).toMatchObject({ ok: true });
  }
  // Down again and up again: the gift was given.
  await toNextMonth(platform, 'cashout');
  expect(await ownOf(platform)).toMatchObject({ rank: 1 });
  platform.advance(5 * dayMs);
  await platform.signIn('cashout');
  await pay(platform, '2000.00');
  betOften(platform, 'cashout', 4);
  await toNextMonth(platform, 'cashout');
  expect(await ownOf(platform)).toMatchObject({ rank: 2 });
  expect(valueOf(await platform.client.call(rewardList, tab)).list.filter(({ kind }) => kind === 'vip')).toEqual([]);
  expect(sumOfAll(platform.sandbox)).toBe(0);
});

test('during a break no level falls, and nothing is said about it', async () => {
  const platform = await inDecember();
  const { store } = platform.sandbox;
  store.transaction(() => startRest(platform.sandbox, 'member-demo', 'exclusion', '6m'));
  await toNextMonth(platform, 'demo');
  expect(await ownOf(platform)).toMatchObject({ rank: 3 });
  expect(await levelMessages(platform)).toEqual([]);
});

test('what the next level still asks for is its sums without those of the member, and never less than nothing', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const { levels, own } = await ask(platform);
  const next = levels.find(({ rank }) => rank === (own?.rank ?? 0) + 1);
  const left = (of: 'deposit' | 'validBet') =>
    Math.max(0, (amountToSatang(next?.needs?.[of] ?? '0') ?? 0) - (amountToSatang(own?.[of] ?? '0') ?? 0));
  expect(own?.toNext?.rank).toBe(next?.rank);
  expect(amountToSatang(own?.toNext?.deposit ?? '')).toBe(left('deposit'));
  expect(amountToSatang(own?.toNext?.validBet ?? '')).toBe(left('validBet'));
  betOften(platform, 'demo', 200);
  expect((await ownOf(platform)).toNext?.validBet).toBe('0.00');
});

test('nothing is above the highest level', async () => {
  const platform = createTestPlatform();
  const { vip } = platform.sandbox.settings;
  changeSettings(platform.sandbox, { vip: { ...vip, levels: vip.levels.slice(0, 1) } });
  await platform.signIn('newbie');
  expect((await ownOf(platform)).toNext).toBeNull();
});
