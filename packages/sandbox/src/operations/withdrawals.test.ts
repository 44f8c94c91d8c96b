import { describe, expect, test } from 'vitest';
import { bankAccountAdd, bankAccountCode } from '#api/banks.ts';
import { walletBalance } from '#api/member.ts';
import { paymentPasswordSet } from '#api/paymentPassword.ts';
import { playBreakStart } from '#api/playLimits.ts';
import { memberTransactions } from '#api/records.ts';
import { withdrawConfirm, withdrawOrders } from '#api/withdrawalOrders.ts';
import { withdrawOptions, withdrawQuote } from '#api/withdrawals.ts';
import { minuteMs } from '#text/durations.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { balanceOf, heldAccount, memberAccount, sumOfAll } from '../money/ledger.ts';
import { openTurnover } from '../money/turnover.ts';
import type { MoneyOutSettings } from '../seed/moneyOut.ts';
import { proveMoney, valueOf, withdraw, withdrawn } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';

const cashout = 'member-cashout';

const begin = async (account = 'cashout', faults: readonly Fault[] = []) =>
  signedIn(account, { faults: createFaultPlan(faults) });
const change = ({ sandbox }: TestPlatform, moneyOut: Partial<MoneyOutSettings>) =>
  changeSettings(sandbox, { moneyOut: { ...sandbox.settings.moneyOut, ...moneyOut } });

const options = async ({ client }: TestPlatform) => valueOf(await client.call(withdrawOptions, { language: 'EN' }));
const balance = async ({ client }: TestPlatform) => valueOf(await client.call(walletBalance, {})).sumBalance;
const orders = async ({ client }: TestPlatform) =>
  valueOf(await client.call(withdrawOrders, { pageNo: 1, pageSize: 15 })).list;
const satangOf = ({ sandbox }: TestPlatform) => ({
  balance: balanceOf(sandbox, memberAccount(cashout)),
  held: balanceOf(sandbox, heldAccount(cashout)),
  sum: sumOfAll(sandbox),
});

describe('the options', () => {
  test('tell what can leave, by which methods, and what is left today', async () => {
    const platform = await begin();
    expect(await options(platform)).toMatchObject({
      balance: '25000.00',
      available: '25000.00',
      bound: '0.00',
      held: '0.00',
      methods: [
        { id: 'bank', kind: 'bank', payTo: null },
        { id: 'promptpay', kind: 'promptpay', payTo: '08x-xxx-0123' },
      ],
      // Midnight in Bangkok.
      today: { countLeft: 3, amountLeft: '200000.00', resetsAt: '2026-11-21T17:00:00.000Z' },
      requirements: [],
      missing: '0.00',
      blocked: null,
      factors: ['password'],
      asksReceipt: true,
      receiptMinutes: 1440,
    });
  });

  test('of an open requirement: the balance is bound, and each requirement says what is missing', async () => {
    const told = await options(await begin('wagering'));
    expect(told).toMatchObject({ balance: '3500.00', available: '0.00', bound: '3500.00', missing: '7000.00' });
    expect(told.blocked).toEqual({ code: 'turnover_missing', until: null, reference: null });
    expect(told.requirements.map(({ source, required, missing }) => [source, required, missing])).toEqual([
      ['deposit', '2000.00', '2000.00'],
      ['reward', '5000.00', '5000.00'],
    ]);
  });

  test('of a member without a mobile number leave PromptPay out', async () => {
    expect((await options(await begin('somchai'))).methods.map(({ id }) => id)).toEqual(['bank']);
  });

  test('a higher club rank has higher limits', async () => {
    expect((await options(await begin('demo'))).today).toMatchObject({ countLeft: 5, amountLeft: '500000.00' });
  });
});

describe('the quote', () => {
  test.each([
    ['bank', '499.99', { fee: '10.00', arrives: '489.99', expectedBy: '2026-11-21T05:30:00.000Z' }],
    ['bank', '500', { fee: '0.00', arrives: '500.00' }],
    ['promptpay', '100', { fee: '0.00', arrives: '100.00', expectedBy: '2026-11-21T05:10:00.000Z' }],
  ])('%s %s', async (methodId, amount, value) => {
    const { client } = await begin();
    expect(await client.call(withdrawQuote, { methodId, amount })).toMatchObject({ ok: true, value });
  });

  test.each(['99.99', '100000.01', '0', '-500.00', '99999999999999999999'])('%s is out of range', async (amount) => {
    const { client } = await begin();
    expect(await client.call(withdrawQuote, { methodId: 'bank', amount })).toMatchObject({
      error: { code: 'amount_out_of_range', detail: { minAmount: '100.00', maxAmount: '100000.00' } },
    });
  });
});

test('a sum that its fee would use up is out of range', async () => {
  const platform = await begin();
  const [bank] = platform.sandbox.settings.moneyOut.methods;
  if (bank) change(platform, { methods: [{ ...bank, feeSatang: 20_000 }] });
  expect(await withdraw(platform, '200.00')).toMatchObject({ error: { code: 'amount_out_of_range' } });
  expect(await withdrawn(platform, '200.01')).toMatchObject({ fee: '200.00', arrives: '0.01' });
});

describe('asking for a withdrawal', () => {
  test('holds the sum: it has left the balance, and is neither spendable nor lost', async () => {
    const platform = await begin();
    const order = await withdrawn(platform, '400.00');
    expect(order).toMatchObject({
      destination: { name: 'Lotus Bank', number: 'xxxxxx0123', holder: 'Kanya Promdee' },
      amount: '400.00',
      fee: '10.00',
      arrives: '390.00',
      paid: '0.00',
      status: 'pending',
      next: 'platform',
      promisedBy: '2026-11-21T05:30:00.000Z',
      payments: [],
      canCancel: false,
    });
    expect(await balance(platform)).toBe('24600.00');
    expect(await options(platform)).toMatchObject({ balance: '24600.00', held: '400.00' });
    expect(satangOf(platform)).toEqual({ balance: 2_460_000, held: 40_000, sum: 0 });
    expect(await orders(platform)).toEqual([order]);
  });

  test('by PromptPay pays to the own number', async () => {
    const order = await withdrawn(await begin(), '300.00', { methodId: 'promptpay' });
    expect(order.destination).toEqual({
      bankAccountId: null,
      name: 'PromptPay',
      number: 'xxxxxx0123',
      holder: 'Kanya Promdee',
    });
  });

  test('to an e-wallet pays to the own number too', async () => {
    const platform = await begin();
    const { moneyOut } = platform.sandbox.settings;
    const [, promptpay] = moneyOut.methods;
    if (promptpay === undefined) throw new Error('no method');
    const wallet = { ...promptpay, id: 'truewallet', kind: 'wallet', name: { th: 'วอลเล็ต', en: 'E-wallet' } } as const;
    changeSettings(platform.sandbox, { moneyOut: { ...moneyOut, methods: [...moneyOut.methods, wallet] } });
    const { methods } = valueOf(await platform.client.call(withdrawOptions, { language: 'EN' }));
    expect(methods.at(-1)).toMatchObject({ kind: 'wallet', name: 'E-wallet', payTo: '08x-xxx-0123' });
    const { destination } = await withdrawn(platform, '300.00', { methodId: wallet.id });
    expect(destination).toMatchObject({ name: 'E-wallet', number: 'xxxxxx0123', holder: 'Kanya Promdee' });
  });

  test('is in the account record once, under its reference', async () => {
    const platform = await begin();
    const { reference } = await withdrawn(platform, '1000.00');
    const asked = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'EN' } as const;
    const record = valueOf(await platform.client.call(memberTransactions, asked));
    expect(record.list).toMatchObject([
      {
        reference,
        kind: 'withdrawal',
        amount: '-1000.00',
        balanceAfter: '24000.00',
        counterparty: 'Lotus Bank xxxxxx0123',
        link: { page: 'withdraw', reference },
      },
    ]);
  });

  test('is refused where a name differs meanwhile, and for an unknown method', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    expect(await withdraw(platform, '500.00', { methodId: 'constructor' })).toMatchObject({
      error: { code: 'method_unavailable' },
    });
    sandbox.store.transaction(() => {
      const member = sandbox.store.get('members', cashout);
      if (member) sandbox.store.put('members', cashout, { ...member, payeeName: 'Another Name' });
    });
    expect(await withdraw(platform, '500.00')).toMatchObject({ error: { code: 'bank_name_mismatch' } });
  });

  test('more than the balance is refused, and moves and uses up nothing', async () => {
    const platform = await begin();
    const proof = await proveMoney(platform);
    const before = satangOf(platform);
    expect(await withdraw(platform, '25000.01', { proof })).toMatchObject({ error: { code: 'insufficient_balance' } });
    expect(satangOf(platform)).toEqual(before);
    expect(await orders(platform)).toEqual([]);
    expect((await withdraw(platform, '25000.00', { proof })).ok).toBe(true);
  });

  test('one at a time', async () => {
    const platform = await begin();
    const { reference } = await withdrawn(platform, '500.00');
    expect((await options(platform)).blocked).toEqual({ code: 'withdraw_waiting', until: null, reference });
    expect(await withdraw(platform, '500.00')).toMatchObject({
      error: { code: 'withdraw_waiting', detail: { reference } },
    });
    change(platform, { atOnce: 2 });
    expect((await withdraw(platform, '500.00')).ok).toBe(true);
  });

  test('the number and the sum of a day are limited, until midnight in Bangkok', async () => {
    const platform = await begin();
    const { sandbox, advance } = platform;
    change(platform, { atOnce: 9, daily: [{ fromRank: 0, count: 3, satang: 500_000 }] });
    await withdrawn(platform, '1000.00');
    const resetsAt = iso(startOfThaiDay(thaiDay(sandbox.now()) + 1));
    const left = (countLeft: number, amountLeft: string) => ({
      error: { code: 'withdraw_daily', detail: { countLeft, amountLeft, resetsAt } },
    });
    expect(await withdraw(platform, '4000.01')).toMatchObject(left(2, '4000.00'));
    await withdrawn(platform, '1000.00');
    await withdrawn(platform, '1000.00');
    expect(await withdraw(platform, '500.00')).toMatchObject(left(0, '2000.00'));
    expect((await options(platform)).blocked).toEqual({ code: 'withdraw_daily', until: resetsAt, reference: null });
    advance(Date.parse(resetsAt) - sandbox.now());
    await platform.signIn('cashout');
    expect((await withdraw(platform, '500.00')).ok).toBe(true);
  });

  test('an open requirement refuses it, and says what is missing', async () => {
    const platform = await begin();
    const { sandbox } = platform;
    sandbox.store.transaction(() =>
      openTurnover(sandbox, {
        memberId: cashout,
        source: 'bonus',
        reference: 'B1',
        name: { th: 'โบนัส', en: 'Bonus' },
        requiredSatang: 12_345,
        expiresAt: sandbox.now() + minuteMs,
      }),
    );
    expect(await withdraw(platform, '500.00')).toMatchObject({
      error: { code: 'turnover_missing', detail: { missing: '123.45' } },
    });
    platform.advance(minuteMs);
    expect((await withdraw(platform, '500.00')).ok).toBe(true);
  });
});

test('demo sets a payment password, binds a bank account with a code, and withdraws ฿1,000', async () => {
  const platform = await begin('demo');
  const { client, sandbox, advance } = platform;
  const paymentPassword = '135790';
  const next = { newPassword: paymentPassword, confirmNewPassword: paymentPassword };
  valueOf(await client.call(paymentPasswordSet, { loginPassword: demoPassword, ...next }));
  valueOf(await client.call(bankAccountCode, {}));
  const account = { bankCode: 'RIVER', number: '5550001112', holder: 'Fahsai Jaidee' };
  valueOf(await client.call(bankAccountAdd, { ...account, paymentPassword, code: lastCode(sandbox) ?? '' }));
  const proof = await proveMoney(platform, paymentPassword);
  const { reference, status } = await withdrawn(platform, '1000.00', { proof });
  expect([status, await balance(platform)]).toEqual(['pending', '9000.00']);
  advance(3 * minuteMs);
  const sent = valueOf(await client.call(withdrawConfirm, { reference, answer: 'fullPayment' }));
  expect(sent).toMatchObject({ status: 'received', paid: '1000.00' });
  expect(balanceOf(sandbox, heldAccount('member-demo'))).toBe(0);
  expect(sumOfAll(sandbox)).toBe(0);
});

describe('a player on a break', () => {
  const pause = async ({ client }: TestPlatform, kind: 'timeout' | 'exclusion', length: '1d' | 'forever') =>
    valueOf(await client.call(playBreakStart, { kind, length, password: demoPassword, understood: true }));

  test('who has excluded themselves can withdraw everything, also what was not wagered', async () => {
    const platform = await begin('wagering');
    await pause(platform, 'exclusion', 'forever');
    await platform.signIn('wagering');
    expect(await options(platform)).toMatchObject({ available: '3500.00', bound: '0.00', blocked: null });
    expect((await withdraw(platform, '3500.00')).ok).toBe(true);
  });

  test('during a time-out, deposits bind nothing; a bonus still does', async () => {
    const platform = await begin('wagering');
    await pause(platform, 'timeout', '1d');
    await platform.signIn('wagering');
    const { requirements, missing } = await options(platform);
    expect(requirements.map(({ source }) => source)).toEqual(['reward']);
    expect(await withdraw(platform, '500.00')).toMatchObject({
      error: { code: 'turnover_missing', detail: { missing } },
    });
  });
});

describe('a lost answer', () => {
  const lost: Fault = { match: 'withdrawCreate', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' };

  test('the key does not carry another sum', async () => {
    const platform = await begin();
    const proof = await proveMoney(platform);
    await withdrawn(platform, '1000.00', { proof, key: 'one' });
    expect(await withdraw(platform, '2000.00', { proof, key: 'one' })).toMatchObject({
      error: { code: 'invalid_input' },
    });
  });

  test('without keys, the records show it, and a second one is refused', async () => {
    const platform = await begin('cashout', [lost]);
    const { sandbox } = platform;
    changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    await withdraw(platform, '1000.00');
    expect(await orders(platform)).toMatchObject([{ amount: '1000.00', methodId: 'bank' }]);
    expect(await withdraw(platform, '1000.00')).toMatchObject({ error: { code: 'withdraw_waiting' } });
  });
});
