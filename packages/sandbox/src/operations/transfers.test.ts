import { describe, expect, test } from 'vitest';
import type { InputOf } from '#api/operation.ts';
import { paymentPasswordCode, paymentPasswordSet } from '#api/paymentPassword.ts';
import { playBreakStart } from '#api/playLimits.ts';
import { memberTransactions } from '#api/records.ts';
import { memberTransfers, uplineInfo, uplineTransfer } from '#api/transfers.ts';
import { lastCode } from '../accounts/outbox.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { transferTo } from '../money/transfers.ts';
import { openTurnover } from '../money/turnover.ts';
import { memberIdOf } from '../seed/members.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const begin = async (account = 'somchai', faults: readonly Fault[] = []) =>
  signedIn(account, { scenario: 'transfers', faults: createFaultPlan(faults) });
const info = async ({ client }: TestPlatform) => valueOf(await client.call(uplineInfo, {}));
const balances = ({ sandbox }: TestPlatform) =>
  ['member-somchai', 'member-agent'].map((id) => balanceOf(sandbox, memberAccount(id)));

async function transfer(
  platform: TestPlatform,
  amount: string,
  { key = crypto.randomUUID(), ...change }: Partial<InputOf<typeof uplineTransfer>> & { readonly key?: string } = {},
) {
  const input = { amount, ...change, proof: change.proof ?? (await proveMoney(platform)) };
  return platform.client.call(uplineTransfer, input, { idempotencyKey: key });
}

test('the page names the upline, masked, and what can be transferred', async () => {
  expect(await info(await begin())).toEqual({
    account: 'ag***t',
    nickname: 'พี่เอกชัย',
    totals: { sent: '0.00', received: '0.00' },
    minAmount: '100.00',
    maxAmount: '20000.00',
    available: '8125.25',
    missing: '0.00',
    leftToday: '50000.00',
    resetsAt: '2026-11-21T17:00:00.000Z',
    blocked: null,
    factors: ['password'],
  });
});

test('a transfer moves a sum once, and both records show it', async () => {
  const platform = await begin();
  const [from = 0, to = 0] = balances(platform);
  const made = valueOf(await transfer(platform, '500.00', { remark: 'ค่าทีม' }));
  expect(made).toMatchObject({ amount: '500.00', balance: '7625.25' });
  expect(balances(platform)).toEqual([from - 50_000, to + 50_000]);
  expect(sumOfAll(platform.sandbox)).toBe(0);
  const at = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 1, language: 'EN' } as const;
  const page = { pageNo: 1, pageSize: 10 };
  const read = async () => ({
    record: valueOf(await platform.client.call(memberTransactions, at)).list[0],
    listed: valueOf(await platform.client.call(memberTransfers, page)).list[0],
  });
  const { reference } = made;
  const own = { reference, note: 'ค่าทีม', counterparty: 'พี่เอกชัย (ag***t)' };
  expect(await read()).toMatchObject({
    record: { ...own, kind: 'transferOut', amount: '-500.00' },
    listed: { reference, direction: 'out', nickname: 'พี่เอกชัย', remark: 'ค่าทีม' },
  });
  await platform.signIn('agent');
  expect(await read()).toMatchObject({
    record: { reference, kind: 'transferIn', amount: '500.00', counterparty: 'สมชายสายลุย (so***i)' },
    // In full, because the sender is of the agent's own team.
    listed: { reference, direction: 'in', account: 'somchai' },
  });
});

test('the running total counts what was sent to this upline and received from them, and nobody else', async () => {
  const platform = await begin();
  const { sandbox } = platform;
  valueOf(await transfer(platform, '500.00'));
  valueOf(await transfer(platform, '120.00'));
  const member = (account: string) => sandbox.store.get('members', memberIdOf(account));
  const [own, upline, stranger] = [member('somchai'), member('agent'), member('malee')];
  if (!own || !upline || !stranger) throw new Error('an account is missing');
  sandbox.store.transaction(() => {
    transferTo(sandbox, upline, own, { satang: 7_005, remark: '' });
    transferTo(sandbox, stranger, own, { satang: 100, remark: '' });
  });
  expect((await info(platform)).totals).toEqual({ sent: '620.00', received: '70.05' });
});

describe('a transfer is refused', () => {
  test.each([
    ['99.99', 'amount_out_of_range'],
    ['20000.01', 'amount_out_of_range'],
    ['8125.26', 'insufficient_balance'],
  ])('%s: %s', async (amount, code) => {
    const platform = await begin();
    const before = balances(platform);
    expect(await transfer(platform, amount)).toMatchObject({ error: { code } });
    expect(balances(platform)).toEqual(before);
  });

  test('with a proof that was used', async () => {
    const platform = await begin();
    const proof = await proveMoney(platform);
    valueOf(await transfer(platform, '100.00', { proof }));
    expect(await transfer(platform, '100.00', { proof })).toMatchObject({ error: { code: 'proof_expired' } });
  });

  test('beyond the sum of a day, until midnight of the site', async () => {
    const platform = await begin();
    const { transfers } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { transfers: { ...transfers, dailySatang: 60_000 } });
    valueOf(await transfer(platform, '500.00'));
    expect(await transfer(platform, '100.01')).toMatchObject({
      error: { code: 'transfer_daily', detail: { leftToday: '100.00' } },
    });
    valueOf(await transfer(platform, '100.00'));
    expect((await info(platform)).blocked).toEqual({ code: 'transfer_daily', until: '2026-11-21T17:00:00.000Z' });
    // Twelve hours later it is past midnight; the session has ended.
    platform.advance(13 * 3_600_000);
    await platform.signIn('somchai');
    expect((await info(platform)).blocked).toBeNull();
  });

  test('while turnover binds the balance (MNY-03)', async () => {
    const platform = await begin();
    platform.sandbox.store.transaction(() =>
      openTurnover(platform.sandbox, {
        memberId: 'member-somchai',
        source: 'bonus',
        reference: 'B1',
        name: { th: 'โบนัส', en: 'Bonus' },
        requiredSatang: 30_000,
      }),
    );
    expect(await info(platform)).toMatchObject({
      available: '0.00',
      missing: '300.00',
      blocked: { code: 'turnover_missing' },
    });
    expect(await transfer(platform, '100.00')).toMatchObject({
      error: { code: 'turnover_missing', detail: { missing: '300.00' } },
    });
  });

  test('during a break (RSP-03)', async () => {
    const platform = await begin();
    const proof = await proveMoney(platform);
    const rest = { kind: 'exclusion', length: '6m', password: demoPassword, understood: true } as const;
    valueOf(await platform.client.call(playBreakStart, rest));
    expect(await transfer(platform, '100.00', { proof })).toMatchObject({ error: { code: 'play_suspended' } });
  });

  test('for a day after the payment password was reset by a code (MNY-01)', async () => {
    const platform = await begin('demo');
    await platform.client.call(paymentPasswordCode, { channel: 'sms' });
    const passwords = { newPassword: demoPaymentPassword, confirmNewPassword: demoPaymentPassword };
    const code = lastCode(platform.sandbox) ?? '';
    valueOf(await platform.client.call(paymentPasswordSet, { code, ...passwords }));
    expect(await transfer(platform, '100.00')).toMatchObject({ error: { code: 'withdraw_resting' } });
  });
});
