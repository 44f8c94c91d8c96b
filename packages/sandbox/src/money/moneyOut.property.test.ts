import { expect, test } from 'vitest';
import { depositCreate } from '#api/cashier.ts';
import { memberTransactions } from '#api/records.ts';
import { turnoverList } from '#api/turnover.ts';
import { withdrawCancel, withdrawConfirm, withdrawOrders } from '#api/withdrawalOrders.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import { playFor } from '../seed/playFor.ts';
import { proveMoney, uploadPicture, valueOf, withdraw } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { payDeposit } from './deposits.ts';
import {
  amountToSatang,
  balanceOf,
  feeAccount,
  heldAccount,
  memberAccount,
  satangToAmount,
  sumOfAll,
} from './ledger.ts';
import { approveWithdrawal, forceReceipts, paidSatang, payAgain, payWithdrawal, unpaidSatang } from './payments.ts';
import { validBetSatang } from './rebates.ts';
import { openTurnoversOf } from './turnover.ts';
import { rejectWithdrawal, waitingWithdrawalsOf, withdrawalsOf } from './withdrawals.ts';

const cashout = 'member-cashout';
const words = { th: 'ทดสอบ', en: 'Test' };

/** A history of one member, in which answers get lost and calls arrive twice. */
interface History extends TestPlatform {
  readonly random: Random;
}

/** One move of the player, the back office or the clock. A refusal is a legal outcome of each. */
type Move = (history: History) => Promise<unknown>;

const newest = ({ sandbox }: History): Withdrawal | undefined => waitingWithdrawalsOf(sandbox, cashout).at(-1);
const amountOf = (random: Random) => satangToAmount(random.int(10_000, 300_000));

const office =
  (act: (history: History, withdrawal: Withdrawal) => unknown): Move =>
  async (history) => {
    const withdrawal = newest(history);
    return withdrawal && history.sandbox.store.transaction(() => act(history, withdrawal));
  };

const askToWithdraw: Move = async (history) => {
  const asked = { proof: await proveMoney(history), key: `key-${history.random.int(0, 1e9)}` };
  const amount = amountOf(history.random);
  // The player repeats an intent whose answer was lost, under the same key.
  for (let tries = 0; tries < 3; tries += 1) {
    const result = await withdraw(history, amount, asked);
    if (result.ok || result.error.kind === 'refused') return result;
  }
  return undefined;
};

const moves: readonly Move[] = [
  async ({ client, sandbox, random }) => {
    const input = { methodId: 'promptpay', amount: amountOf(random) };
    const order = await client.call(depositCreate, input, { idempotencyKey: crypto.randomUUID() });
    return order.ok && payDeposit(sandbox, order.value.reference);
  },
  async ({ sandbox, random }) => {
    for (let bets = random.int(1, 12); bets > 0; bets -= 1) {
      const stakeSatang = random.int(100, 60_000);
      if (stakeSatang > balanceOf(sandbox, memberAccount(cashout))) return;
      const winSatang = random.pick([0, 1, 2]) * stakeSatang;
      playFor(sandbox, 'cashout', [{ gameType: random.pick(['RNG', 'LIVE', 'FISH']), stakeSatang, winSatang }]);
    }
  },
  async (history) => {
    const { client, random } = history;
    const reference = newest(history)?.reference ?? 'unknown';
    const answer = random.pick(['received', 'notReceived', 'fullPayment'] as const);
    const fileIds = answer === 'notReceived' ? [await uploadPicture(history)] : [];
    return client.call(withdrawConfirm, { reference, answer, fileIds });
  },
  async (history) => history.client.call(withdrawCancel, { reference: newest(history)?.reference ?? 'unknown' }),
  async ({ advance, random, signIn }) => {
    advance(random.pick([30_000, 60_000, 3_600_000, 26 * 3_600_000]));
    return signIn('cashout');
  },
  office(({ sandbox }, withdrawal) => approveWithdrawal(sandbox, withdrawal)),
  office(({ sandbox, random }, withdrawal) => payWithdrawal(sandbox, withdrawal, random.int(1, 100_000))),
  office(({ sandbox }, withdrawal) => payWithdrawal(sandbox, withdrawal)),
  office(({ sandbox }, withdrawal) => payAgain(sandbox, withdrawal, withdrawal.payments.at(-1)?.id ?? '')),
  office(({ sandbox, random }, withdrawal) => random.int(0, 3) === 0 && rejectWithdrawal(sandbox, withdrawal, words)),
  office(({ sandbox, random }, withdrawal) => random.int(0, 3) === 0 && forceReceipts(sandbox, withdrawal, words)),
];

const disturbances: readonly Fault[] = (['applied', 'appliedTwice', 'notApplied'] as const).map((effect) => ({
  match: 'withdrawCreate',
  when: { probability: 0.15 },
  fault: { kind: 'network' },
  effect,
}));

/** What must hold after every move. */
function check({ sandbox }: History): void {
  expect(sumOfAll(sandbox)).toBe(0);
  const held = balanceOf(sandbox, heldAccount(cashout));
  const open = waitingWithdrawalsOf(sandbox, cashout);
  // Exactly what open withdrawals have not paid yet, with the fee until the last part is paid.
  const owed = open.map((each) => (unpaidSatang(each) === 0 ? 0 : each.satang - paidSatang(each)));
  expect(held).toBe(owed.reduce((sum, satang) => sum + satang, 0));
  expect(open.length).toBeLessThanOrEqual(sandbox.settings.moneyOut.atOnce);
  expect(balanceOf(sandbox, memberAccount(cashout))).toBeGreaterThanOrEqual(0);
}

/** Recounts the account from its record and from the withdrawals. */
async function recount({ client, sandbox, signIn }: History): Promise<void> {
  await signIn('cashout');
  const page = { pageNo: 1, pageSize: 100 };
  const at = new Date(sandbox.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const from = new Date(sandbox.now() - 30 * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);
  const record = valueOf(await client.call(memberTransactions, { from, to: at, ...page, language: 'EN' }));
  const satang = (amount: string) => amountToSatang(amount) ?? Number.NaN;
  const left = satang(record.totals.in) - satang(record.totals.out);
  expect(left).toBe(balanceOf(sandbox, memberAccount(cashout)));

  const all = withdrawalsOf(sandbox, cashout);
  const listed = valueOf(await client.call(withdrawOrders, page)).list;
  expect(listed.map(({ reference }) => reference)).toEqual(all.slice(0, 100).map(({ reference }) => reference));
  // One intent has at most one effect: as many holds as withdrawals, and as many returns as were given back.
  const refs = Array.from(sandbox.store.entries('postings'), ([ref, posting]) => [ref, posting.kind] as const);
  const count = (kind: string) => refs.filter(([ref, each]) => each === kind && all.some(isOf(ref))).length;
  expect(count('withdrawal')).toBe(all.length);
  const back = all.filter(({ status }) => status === 'rejected' || status === 'cancelled');
  expect(count('withdrawalReturned')).toBe(back.length);
  const paidOut = all.filter((each) => !back.includes(each) && unpaidSatang(each) === 0);
  expect(balanceOf(sandbox, feeAccount)).toBe(paidOut.reduce((sum, { feeSatang }) => sum + feeSatang, 0));

  // No valid bet counts for more than its sum.
  const counted = new Map<string, number>();
  for (const [, row] of sandbox.store.entries('turnoverCounts')) {
    counted.set(row.roundKey, (counted.get(row.roundKey) ?? 0) + row.satang);
  }
  for (const [key, sum] of counted) {
    const round = sandbox.store.get('rounds', key);
    expect(sum).toBeLessThanOrEqual(round ? validBetSatang(round) : 0);
  }
  // While a requirement lacks something, every valid bet since it began has counted in full: none is forgotten.
  for (const { createdAt } of openTurnoversOf(sandbox, cashout)) {
    for (const [key, round] of sandbox.store.entries('rounds')) {
      if (round.memberId !== cashout || round.settledAt === null || round.playedAt < createdAt) continue;
      expect([key, counted.get(key) ?? 0]).toEqual([key, validBetSatang(round)]);
    }
  }
  const rows = valueOf(await client.call(turnoverList, { ...page, language: 'EN' })).list;
  for (const { id, done, required, missing, status, ended } of rows) {
    expect(satang(done) + satang(missing)).toBe(satang(required));
    const parts = [...sandbox.store.entries('turnoverCounts')].filter(([, { turnoverId }]) => turnoverId === id);
    expect(parts.reduce((sum, [, row]) => sum + row.satang, 0)).toBe(satang(done));
    // To the satang: what was wagered in full ended with its last bet, and nothing else ended so.
    expect(ended === null).toBe(status === 'open');
    expect(ended?.by === 'wagered').toBe(missing === '0.00');
    if (ended?.by === 'wagered') expect(Date.parse(ended.at)).toBe(Math.max(...parts.map(([, row]) => row.at)));
  }
  // Open and ended ones are all there are; those that ended are listed by the days of their end.
  const listOf = async (input: { readonly status: 'open' | 'ended' }) =>
    valueOf(await client.call(turnoverList, { ...input, ...page, language: 'EN' })).list.map(({ id }) => id);
  const [open, ended] = [await listOf({ status: 'open' }), await listOf({ status: 'ended' })];
  expect([...open, ...ended].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const span = { from, to: at, ...page, language: 'EN' } as const;
  const inDays = valueOf(await client.call(turnoverList, { ...span, status: 'ended' })).list;
  const ends = inDays.map((each) => Date.parse(each.ended?.at ?? ''));
  expect(ends).toEqual(ends.toSorted((one, other) => other - one));
  expect(inDays.map(({ id }) => id).toSorted()).toEqual(ended.toSorted());
}

const isOf =
  (ref: string) =>
  ({ reference }: Withdrawal): boolean =>
    ref === `withdrawal:${reference}` || ref === `withdrawal:${reference}:returned`;

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'random history %i: the ledger is at zero, and what is held is neither spendable nor lost',
  async (seed) => {
    const random = createRandom(seed, 'money out');
    const faults = createFaultPlan(disturbances, () => random.range(0, 1));
    const platform = createTestPlatform({ faults, seed: 20_261 + seed });
    const { sandbox, signIn } = platform;
    const { moneyOut } = sandbox.settings;
    changeSettings(sandbox, {
      moneyOut: {
        ...moneyOut,
        atOnce: random.int(1, 3),
        cancel: random.pick(['never', 'untilApproved']),
        depositTurnoverPercent: random.pick([0, 10, 30]),
        stepMinutes: random.pick([null, 1]),
        daily: [{ fromRank: 0, count: 100, satang: 1_000_000_000 }],
      },
    });
    await signIn('cashout');
    const history = { ...platform, random };
    for (let times = 0; times < 120; times += 1) {
      // No two moves are of one moment, so that what was first is known.
      platform.advance(1);
      await random.pick(random.int(0, 4) === 0 ? [askToWithdraw] : moves)(history);
      check(history);
    }
    await recount(history);
    expect(withdrawalsOf(sandbox, cashout).length).toBeGreaterThan(0);
  },
);
