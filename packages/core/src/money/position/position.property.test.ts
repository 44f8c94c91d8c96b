import { expect, test } from 'vitest';
import { bonusList } from '#api/bonuses.ts';
import { walletBalance } from '#api/member.ts';
import { pointBalance } from '#api/points.ts';
import { memberProfit } from '#api/profit.ts';
import { memberStatement } from '#api/records.ts';
import { turnoverList } from '#api/turnover.ts';
import { mainWallet, walletList } from '#api/wallets.ts';
import { withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { bankAccountsOf } from '#sandbox/accounts/bankAccounts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { bonusesOf, cancelBonus, sumsOfCancelling } from '#sandbox/money/bonuses.ts';
import { giveEnvelope, openEnvelope } from '#sandbox/money/envelopes.ts';
import { givenEnvelopesOf, givenTotals } from '#sandbox/money/givenEnvelopeRows.ts';
import { giveFrom, returnEnvelopes } from '#sandbox/money/givenEnvelopes.ts';
import { balanceOf, satangToAmount } from '#sandbox/money/ledger.ts';
import { convertPoints, satangForPoints } from '#sandbox/money/payForPoints.ts';
import { approveWithdrawal, payWithdrawal, receiveAll } from '#sandbox/money/payments.ts';
import { claimReward, grantReward } from '#sandbox/money/rewards.ts';
import { settleRound } from '#sandbox/money/rounds.ts';
import { transferTo } from '#sandbox/money/transfers.ts';
import { collectAll, moveBetween } from '#sandbox/money/vendorWallets.ts';
import { playingAccount } from '#sandbox/money/wallets.ts';
import { checkWithdrawal } from '#sandbox/money/withdrawalRules.ts';
import {
  cancelWithdrawal,
  openWithdrawal,
  rejectWithdrawal,
  waitingWithdrawalsOf,
} from '#sandbox/money/withdrawals.ts';
import type { Member } from '#sandbox/schema/accounts.ts';
import type { Withdrawal } from '#sandbox/schema/moneyOut.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { bindMoneyOut } from '#sandbox/seed/moneyOutMembers.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { restingWallet, slowWallet } from '#sandbox/seed/wallets.ts';
import { depositFor } from '#sandbox/testing/errors/promotionWays.ts';
import { valueOf } from '#sandbox/testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import { givePoints } from '#sandbox/testing/points.ts';
import { thaiDate } from '#sandbox/time.ts';
import { dayMs } from '#text/durations.ts';
import { type PositionParts, positionOf } from './position.ts';

const id = memberIdOf('demo');
const satang = (amount: string | undefined): number => Math.round(Number(amount ?? Number.NaN) * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

interface History extends TestPlatform {
  readonly random: Random;
  readonly step: number;
}

/** One move of the player, the back office or the clock. A refusal is a legal outcome of each. */
type Move = (history: History) => unknown;

const memberOf = ({ sandbox }: TestPlatform, account: string): Member => {
  const member = sandbox.store.get('members', memberIdOf(account));
  if (member === undefined) throw new Error(`there is no account ${account}`);
  return member;
};
/** Vendors whose games can be played, and all that money can be with. */
const open = ['LTWR', 'BNYP', slowWallet] as const;
const vendors = [...open, restingWallet] as const;

const bet =
  (later: boolean): Move =>
  ({ sandbox, random }) => {
    const { vassalage, gameType } = random.pick(
      sandbox.catalogue.vendors.filter(({ vassalage: code }) => open.some((each) => each === code)),
    );
    const most = balanceOf(sandbox, playingAccount(sandbox, id, vassalage));
    if (most < 100) return;
    const stakeSatang = random.int(100, Math.min(most, 90_000));
    // The games of these vendors are never settled by the clock: `settle` does it.
    const dueAt = later ? { dueAt: Number.MAX_SAFE_INTEGER } : {};
    const winSatang = later ? 0 : random.pick([0, 1, 2]) * stakeSatang;
    playFor(sandbox, 'demo', [{ gameType, vassalage, stakeSatang, winSatang, ...dueAt }]);
  };

const settle: Move = ({ sandbox, random }) => {
  for (const [key, { memberId }] of sandbox.store.entries('waitingRounds')) {
    const stake = sandbox.store.get('rounds', key)?.stakeSatang ?? 0;
    if (memberId === id) return settleRound(sandbox, key, { winSatang: random.pick([0, 1, 3]) * stake });
  }
  return undefined;
};

const office =
  (act: (history: History, withdrawal: Withdrawal) => unknown): Move =>
  (history) => {
    const [withdrawal] = waitingWithdrawalsOf(history.sandbox, id);
    return withdrawal && act(history, withdrawal);
  };

const moves: readonly Move[] = [
  ({ sandbox, random }) => depositFor({ sandbox }, 'demo', random.int(10_000, 200_000)),
  ...[bet(false), bet(false), bet(true), settle],
  ({ sandbox, random, step }) => {
    const asks = random.pick([0, 20_000, 300_000]);
    grantReward(sandbox, {
      ...{ id: `reward-${step}`, memberId: id, kind: random.pick(['gift', 'wheel']), gameTypes: [] },
      ...{ name: { th: 'โบนัส', en: 'Bonus' }, text: { th: '', en: '' }, satang: random.int(100, 20_000) },
      ...{ requiredSatang: asks, wagerDays: 2, endsAt: null },
    });
    return claimReward(sandbox, { id }, `reward-${step}`);
  },
  (history) => {
    const { sandbox, random } = history;
    const bankAccountId = bankAccountsOf(sandbox, id)[0]?.id;
    const asked = { methodId: 'bank', bankAccountId, satang: random.int(50_000, 200_000) };
    const checked = checkWithdrawal(sandbox, memberOf(history, 'demo'), asked);
    return checked.ok && openWithdrawal(sandbox, checked.value);
  },
  office(({ sandbox }, withdrawal) => approveWithdrawal(sandbox, withdrawal)),
  office(({ sandbox, random }, withdrawal) => payWithdrawal(sandbox, withdrawal, random.int(1, 60_000))),
  office(({ sandbox }, withdrawal) => payWithdrawal(sandbox, withdrawal)),
  office(({ sandbox }, withdrawal) => receiveAll(sandbox, withdrawal)),
  office(({ sandbox }, withdrawal) => cancelWithdrawal(sandbox, withdrawal)),
  office(({ sandbox }, withdrawal) => rejectWithdrawal(sandbox, withdrawal, { th: 'ทดสอบ', en: 'Test' })),
  ({ sandbox, random }) => {
    const [from, to] = random.shuffle([mainWallet, random.pick(vendors)]);
    if (from === undefined || to === undefined) return;
    moveBetween(sandbox, { memberId: id, from, to, satang: random.int(1, 60_000) });
  },
  ({ sandbox }) => collectAll(sandbox, id),
  (history) => {
    const [from, to] = history.random.shuffle([memberOf(history, 'demo'), memberOf(history, 'malee')]);
    return from && to && transferTo(history.sandbox, from, to, { satang: history.random.int(1, 30_000), remark: '' });
  },
  ({ sandbox, random, step }) => {
    const about = { title: { th: 'ซอง', en: 'Envelope' }, text: { th: '', en: '' }, opensAt: 0 };
    const envelope = { ...about, id: `envelope-${step}`, endsAt: sandbox.now() + dayMs };
    giveEnvelope(sandbox, id, { ...envelope, satang: random.int(100, 9_000), wagerTimes: random.pick([0, 2]) });
    return openEnvelope(sandbox, { id }, `envelope-${step}`);
  },
  (history) => {
    const { sandbox, random } = history;
    const given = { satang: random.int(100, 9_000), message: '', days: random.pick([1, 3] as const) };
    return giveFrom(sandbox, memberOf(history, 'demo'), memberOf(history, 'malee'), given);
  },
  ({ sandbox }) => {
    const [reference] = sandbox.store.get('memberEnvelopes', memberIdOf('malee'))?.ids ?? [];
    return reference === undefined ? undefined : openEnvelope(sandbox, { id: memberIdOf('malee') }, reference);
  },
  ({ sandbox }) => returnEnvelopes(sandbox),
  (history) => {
    const { sandbox, step } = history;
    givePoints(sandbox, id, 1_000, `points-${step}`);
    return convertPoints(
      sandbox,
      memberOf(history, 'demo'),
      1_000,
      satangToAmount(satangForPoints(sandbox, 1_000) ?? 0),
    );
  },
  ({ sandbox }) => {
    for (const { turnover, status } of bonusesOf(sandbox, id)) {
      const sums = status === 'active' ? sumsOfCancelling(sandbox, id, turnover.id) : undefined;
      if (sums?.ok === true) return cancelBonus(sandbox, id, turnover.id, sums.value);
    }
    return undefined;
  },
  ({ advance, random }) => advance(random.pick([61_000, 3_600_000, 27 * 3_600_000])),
];

/** Everything that the pages about money read. */
async function pagesOf({ client, sandbox }: TestPlatform) {
  const language = 'EN';
  const page = { pageNo: 1, pageSize: 100, language } as const;
  const days = { from: thaiDate(sandbox.now() - 30 * dayMs), to: thaiDate(sandbox.now()), language } as const;
  return {
    balance: valueOf(await client.call(walletBalance, {})),
    wallets: valueOf(await client.call(walletList, {})).list,
    orders: valueOf(await client.call(withdrawOrders, page)).list,
    points: valueOf(await client.call(pointBalance, {})).points,
    options: valueOf(await client.call(withdrawOptions, { language })),
    requirements: valueOf(await client.call(turnoverList, { ...page, status: 'open' })).list,
    bonuses: valueOf(await client.call(bonusList, { ...page, status: 'active' })).list,
    profit: valueOf(await client.call(memberProfit, { ...days, by: 'day' })).totals,
    statement: valueOf(await client.call(memberStatement, days)),
  };
}

/** What a member has by the journal alone: all their accounts, and the stakes of open bets. */
function recount({ sandbox: { store } }: TestPlatform): number {
  const own = new RegExp(`^(?:member|held|envelopes|moving|wallet):${id}(?::|$)`);
  let total = 0;
  for (const [, { lines }] of store.entries('postings')) {
    for (const line of lines) if (own.test(line.account)) total += line.satang;
  }
  for (const [, round] of store.entries('rounds')) {
    if (round.memberId === id && round.settledAt === null) total += round.stakeSatang;
  }
  return total;
}

/** What a page says of each satang, in its order: full as the wallet and the withdrawal do, or short as all others do. */
function sentenceOf(parts: PositionParts): readonly string[] {
  return positionOf(parts).flatMap((line) => {
    if (line.kind === 'points') return [];
    const about = line.kind === 'bound' || line.kind === 'vendor' ? `${line.kind} ${line.id}` : line.kind;
    return [`${about} ${line.amount}`];
  });
}

const bonusSources = ['reward', 'wheel', 'redEnvelope'];

/** What must hold after every move. */
async function check(history: History): Promise<void> {
  const { sandbox } = history;
  const { balance, wallets, options, requirements, bonuses, orders, points, profit, statement } =
    await pagesOf(history);
  const { bound = [] } = balance;
  const vendorWallets = wallets.filter((wallet) => wallet.id !== mainWallet);
  const known = vendorWallets.map((wallet) => satang(wallet.balance ?? '0.00'));
  const main = satang(wallets[0]?.balance ?? undefined);

  // 1. The balance is what can leave, what is bound and what is with vendors.
  const boundSum = sum(bound.map(({ amount }) => satang(amount)));
  expect(satang(balance.sumBalance)).toBe(satang(balance.withdrawable) + boundSum + sum(known));
  expect([options.available, satang(options.bound), options.held]).toEqual([
    balance.withdrawable,
    boundSum,
    balance.held,
  ]);

  // 2. With what is in play, on its way out and in envelopes it is what the journal says, but for what is not known.
  const unknown = vendorWallets.filter((wallet) => wallet.balance === null);
  const notKnown =
    balanceOf(sandbox, `moving:${id}`) + sum(unknown.map((wallet) => balanceOf(sandbox, `wallet:${id}:${wallet.id}`)));
  const total = satang(balance.sumBalance) + satang(balance.inPlay) + satang(balance.held) + satang(balance.envelopes);
  expect(total + notKnown).toBe(recount(history));
  const moved = statement.list.map(({ amount }) => satang(amount));
  expect([satang(statement.opening) + sum(moved), satang(statement.closing)]).toEqual([main, main]);

  const envelopes = givenTotals(sandbox, givenEnvelopesOf(sandbox, id));
  expect(envelopes.waiting).toBe(balance.envelopes);
  expect(satang(envelopes.given)).toBe(satang(envelopes.waiting) + satang(envelopes.opened) + satang(envelopes.back));

  // 3. What binds is listed once, on every page alike, with the same missing amount.
  const binding = requirements.toReversed().map((each) => ({ id: each.id, missing: satang(each.missing) }));
  expect(options.requirements.map((each) => ({ id: each.id, missing: satang(each.missing) }))).toEqual(binding);
  expect(bound.map(({ requirementId }) => requirementId)).toEqual(binding.map((each) => each.id));
  const ofBonuses = requirements.filter(({ source }) => bonusSources.some((each) => each === source));
  expect(
    bonuses.map((each) => ({ id: each.requirementId, missing: satang(each.required) - satang(each.done) })),
  ).toEqual(ofBonuses.map((each) => ({ id: each.id, missing: satang(each.missing) })));

  // The sentence that the seven pages say: all the same, whatever details a page asks for, and each satang in it once.
  const short = { balance, wallets, requirements: [], bonuses: [], orders: [], points: null };
  const sentence = sentenceOf(short);
  expect(sentenceOf({ ...short, requirements, bonuses, orders, points })).toEqual(sentence);
  const said = (...kinds: readonly string[]) =>
    sum(
      sentence.flatMap((line) => (kinds.includes(line.split(' ')[0] ?? '') ? satang(line.split(' ').at(-1)) || 0 : [])),
    );
  expect(said('free', 'bound', 'vendor')).toBe(satang(balance.sumBalance));
  expect(said('free', 'bound', 'vendor', 'inPlay', 'held', 'envelopes')).toBe(total);
  expect(said('bonus')).toBe(satang(balance.bonus ?? '0.00'));
  const dashes = sentence.filter((line) => line.endsWith(' null')).map((line) => line.split(' ')[1]);
  expect(dashes).toEqual(unknown.map((wallet) => wallet.id));

  // 4. Open stakes are a figure of their own, never inside the result.
  expect(satang(profit.settledStake) + satang(profit.openStake)).toBe(satang(profit.stake));
  expect(satang(profit.win) - satang(profit.settledStake)).toBe(satang(profit.profit));
  expect(profit.openStake).toBe(balance.inPlay);
}

const blocks = Array.from({ length: 20 }, (_, block) => block * 10);

test.each(blocks)('MEM-02a: ten histories from %i on tell one truth about the money on every page', async (first) => {
  for (let seed = first; seed < first + 10; seed += 1) {
    const random = createRandom(seed, 'position');
    const scenario = random.pick(['manyWallets', 'ready'] as const);
    // Histories of a block share the catalogue, whose making would take half of the time.
    const platform = createTestPlatform({ scenario, seed: 20_261 + first });
    const { sandbox } = platform;
    const { moneyOut, promotions } = sandbox.settings;
    changeSettings(sandbox, {
      moneyOut: {
        ...moneyOut,
        ...{ atOnce: 3, cancel: 'untilApproved', stepMinutes: random.pick([null, 1]) },
        depositTurnoverPercent: random.pick([0, 0, 30, 100]),
      },
      promotions: { ...promotions, oneBonus: random.chance(0.5) },
    });
    sandbox.store.transaction(() => bindMoneyOut(sandbox, memberOf(platform, 'demo')));
    platform.advance(2 * dayMs);
    await platform.signIn('demo');
    for (let step = 0; step < 16; step += 1) {
      platform.advance(1);
      const history = { ...platform, random, step };
      sandbox.store.transaction(() => random.pick(moves)(history));
      await platform.signIn('demo');
      await check(history);
    }
  }
});
