import { describe, expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import type { InputOf } from '#api/operation.ts';
import { memberTransactions } from '#api/records.ts';
import {
  type WithdrawOrder,
  withdrawCancel,
  withdrawConfirm,
  withdrawOrder,
  withdrawOrders,
  withdrawalStatuses,
} from '#api/withdrawalOrders.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { balanceOf, feeAccount, heldAccount, memberAccount, outsideAccount, sumOfAll } from '../money/ledger.ts';
import { approveWithdrawal, forceReceipts, payAgain, payWithdrawal } from '../money/payments.ts';
import { rejectWithdrawal } from '../money/withdrawals.ts';
import type { Answer } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import type { MoneyOutSettings } from '../seed/moneyOut.ts';
import { uploadPicture, valueOf, withdrawn } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { iso } from '../time.ts';

const cashout = 'member-cashout';
const reason = { th: 'ชื่อบัญชีไม่ตรง', en: 'The account name differs' };

/** Steps of the back office. */
type Step = (sandbox: Sandbox, withdrawal: Withdrawal) => Answer<Withdrawal>;
const approve: Step = approveWithdrawal;
const pay =
  (satang?: number): Step =>
  (sandbox, withdrawal) =>
    payWithdrawal(sandbox, withdrawal, satang);
const again =
  (paymentId: string): Step =>
  (sandbox, withdrawal) =>
    payAgain(sandbox, withdrawal, paymentId);
const reject: Step = (sandbox, withdrawal) => rejectWithdrawal(sandbox, withdrawal, reason);
const force: Step = (sandbox, withdrawal) => forceReceipts(sandbox, withdrawal, reason);

async function begin(amount = '1000.00', settings: Partial<MoneyOutSettings> = { stepMinutes: null }) {
  const platform = createTestPlatform();
  const { sandbox, client } = platform;
  changeSettings(sandbox, { moneyOut: { ...sandbox.settings.moneyOut, ...settings } });
  await platform.signIn('cashout');
  const { reference } = await withdrawn(platform, amount);
  const act = (step: Step): Answer<Withdrawal> =>
    sandbox.store.transaction(() => {
      const withdrawal = sandbox.store.get('withdrawals', reference);
      if (!withdrawal) throw new Error('there is no withdrawal');
      return step(sandbox, withdrawal);
    });
  const read = async (): Promise<WithdrawOrder> => valueOf(await client.call(withdrawOrder, { reference }));
  const confirm = (input: Omit<InputOf<typeof withdrawConfirm>, 'reference'>) =>
    client.call(withdrawConfirm, { reference, ...input });
  return { ...platform, reference, act, read, confirm };
}

/** What left the account: nothing is lost on the way. */
const satangOf = ({ sandbox }: Pick<TestPlatform, 'sandbox'>) => ({
  balance: balanceOf(sandbox, memberAccount(cashout)),
  held: balanceOf(sandbox, heldAccount(cashout)),
  sum: sumOfAll(sandbox),
});
const statuses = ({ steps }: WithdrawOrder) => steps.map(({ step }) => step);

describe('by the clock', () => {
  test('a withdrawal that the back office leaves alone is paid step by step', async () => {
    const { advance, read, sandbox } = await begin('1000.00', { stepMinutes: 1 });
    expect(await read()).toMatchObject({ status: 'pending', next: 'platform' });
    const asked = sandbox.now();
    for (const [status, next] of [
      ['reviewing', 'platform'],
      ['approved', 'bank'],
      ['sent', 'player'],
    ]) {
      advance(minuteMs);
      expect(await read()).toMatchObject({ status, next });
    }
    expect((await read()).steps).toEqual([
      { step: 'pending', at: iso(asked) },
      { step: 'reviewing', at: iso(asked + minuteMs) },
      { step: 'approved', at: iso(asked + 2 * minuteMs) },
      { step: 'paying', at: iso(asked + 3 * minuteMs) },
      { step: 'sent', at: iso(asked + 3 * minuteMs) },
    ]);
    expect(await read()).toMatchObject({ paid: '1000.00', payments: [{ amount: '1000.00', receipt: 'waiting' }] });
  });

  test('each step happens at its own time, however late it is looked at', async () => {
    const { advance, read, sandbox, signIn } = await begin('1000.00', { stepMinutes: 1 });
    const asked = sandbox.now();
    advance(48 * hourMs);
    await signIn('cashout');
    const { status, steps, payments } = await read();
    expect(status).toBe('received');
    expect(steps.at(-1)).toEqual({ step: 'received', at: iso(asked + 3 * minuteMs + 24 * hourMs) });
    expect(payments).toMatchObject([{ at: iso(asked + 3 * minuteMs), receipt: 'auto', receiptUntil: null }]);
  });

  test('MEM-05: a receipt counts as received after its time, and not a moment earlier', async () => {
    const platform = await begin();
    const { act, advance, read, confirm, signIn, sandbox } = platform;
    act(approve);
    act(pay());
    const until = sandbox.now() + 24 * hourMs;
    expect((await read()).payments[0]?.receiptUntil).toBe(iso(until));
    const warnedUntil = async () => valueOf(await platform.client.call(memberPublicState, {})).receiptUntil;
    expect(await warnedUntil()).toBe(iso(until));
    advance(24 * hourMs - 1);
    await signIn('cashout');
    expect(await read()).toMatchObject({ status: 'sent', payments: [{ receipt: 'waiting' }] });
    advance(1);
    expect(await read()).toMatchObject({ status: 'received', next: null, payments: [{ receipt: 'auto' }] });
    expect(await warnedUntil()).toBeNull();
    expect(await confirm({ answer: 'received' })).toMatchObject({ error: { code: 'receipt_closed' } });
  });

  test('where no receipt is asked for, a paid withdrawal is complete', async () => {
    const { act, read } = await begin('1000.00', { asksReceipt: false, stepMinutes: null });
    act(approve);
    act(pay());
    const order = await read();
    expect(statuses(order)).toEqual(['pending', 'reviewing', 'approved', 'paying', 'sent', 'received']);
    expect(order).toMatchObject({ payments: [{ receipt: 'auto', receiptUntil: null }] });
  });
});

describe('paying', () => {
  test('moves what is held to the outside once, and the fee with it', async () => {
    const platform = await begin('400.00');
    const { act, sandbox } = platform;
    const outside = balanceOf(sandbox, outsideAccount);
    act(approve);
    act(pay(10_000));
    expect(satangOf(platform)).toMatchObject({ held: 30_000 });
    act(pay());
    expect(act(pay())).toMatchObject({ error: { code: 'order_closed' } });
    expect(satangOf(platform)).toEqual({ balance: 2_460_000, held: 0, sum: 0 });
    expect(balanceOf(sandbox, outsideAccount) - outside).toBe(39_000);
    expect(balanceOf(sandbox, feeAccount)).toBe(1_000);
  });

  test('in parts: each has its own receipt, and the rest stays held', async () => {
    const platform = await begin();
    const { act, read, confirm } = platform;
    act(approve);
    act(pay(30_000));
    expect(await read()).toMatchObject({ status: 'paying', paid: '300.00', next: 'bank', canConfirmAll: false });
    expect(satangOf(platform)).toMatchObject({ held: 70_000 });
    expect(await confirm({ answer: 'fullPayment' })).toMatchObject({ error: { code: 'receipt_closed' } });
    expect(valueOf(await confirm({ answer: 'received' }))).toMatchObject({ status: 'paying' });
    expect(act(pay(70_001))).toMatchObject({ error: { code: 'amount_out_of_range' } });
    expect(act(pay(0))).toMatchObject({ error: { code: 'amount_out_of_range' } });
    act(pay());
    expect(await read()).toMatchObject({ status: 'sent', paid: '1000.00', canConfirmAll: true });
    const done = valueOf(await confirm({ answer: 'fullPayment' }));
    expect(done).toMatchObject({ status: 'received', payments: [{ receipt: 'received' }, { receipt: 'received' }] });
    expect(satangOf(platform)).toEqual({ balance: 2_400_000, held: 0, sum: 0 });
    expect(valueOf(await confirm({ answer: 'fullPayment' }))).toEqual(done);
  });

  test('needs the approval', async () => {
    const { act } = await begin();
    expect(act(pay())).toMatchObject({ error: { code: 'order_closed' } });
  });
});

describe('rejecting', () => {
  test('returns the sum at once, with the reason, and does not count for the day', async () => {
    const platform = await begin();
    const { act, read, reference, client } = platform;
    expect(satangOf(platform)).toMatchObject({ balance: 2_400_000, held: 100_000 });
    act(reject);
    act(reject);
    expect(await read()).toMatchObject({ status: 'rejected', next: null, promisedBy: null, reason: reason.en });
    expect(satangOf(platform)).toEqual({ balance: 2_500_000, held: 0, sum: 0 });
    const asked = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'EN' } as const;
    expect(valueOf(await client.call(memberTransactions, asked)).list).toMatchObject([
      { reference, kind: 'withdrawalReturned', amount: '1000.00', balanceAfter: '25000.00' },
      { reference, kind: 'withdrawal', amount: '-1000.00' },
    ]);
    expect((await withdrawn(platform, '1000.00')).reference).not.toBe(reference);
  });

  test('is impossible once a part was paid', async () => {
    const platform = await begin();
    const { act } = platform;
    act(approve);
    act(pay(100));
    expect(act(reject)).toMatchObject({ error: { code: 'order_closed' } });
    expect(satangOf(platform)).toEqual({ balance: 2_400_000, held: 99_900, sum: 0 });
  });
});

describe('cancelling', () => {
  test('is refused unless the operator allows it', async () => {
    const { client, reference, read } = await begin();
    expect(await read()).toMatchObject({ canCancel: false });
    expect(await client.call(withdrawCancel, { reference })).toMatchObject({
      error: { code: 'withdraw_not_cancellable' },
    });
  });

  test('where it is allowed: until the approval, once', async () => {
    const platform = await begin('1000.00', { cancel: 'untilApproved', stepMinutes: null });
    const { client, reference, read, act } = platform;
    expect(await read()).toMatchObject({ canCancel: true });
    for (let times = 0; times < 2; times += 1) {
      expect(valueOf(await client.call(withdrawCancel, { reference }))).toMatchObject({ status: 'cancelled' });
    }
    expect(satangOf(platform)).toEqual({ balance: 2_500_000, held: 0, sum: 0 });
    expect(act(approve)).toMatchObject({ error: { code: 'order_closed' } });

    const second = await begin('1000.00', { cancel: 'untilApproved', stepMinutes: null });
    second.act(approve);
    expect(await second.client.call(withdrawCancel, { reference: second.reference })).toMatchObject({
      error: { code: 'order_closed', detail: { status: 'approved' } },
    });
  });
});

describe('MEM-05: a payment that did not arrive', () => {
  async function reported() {
    const platform = await begin();
    platform.act(approve);
    platform.act(pay());
    const fileIds = [await uploadPicture(platform)];
    return {
      ...platform,
      order: valueOf(await platform.confirm({ answer: 'notReceived', fileIds, remark: 'ยังไม่เข้า' })),
    };
  }

  test('needs one to three own pictures', async () => {
    const platform = await begin();
    const { act, confirm, signIn } = platform;
    act(approve);
    act(pay());
    const missing = { error: { code: 'invalid_input', detail: { field: 'fileIds' } } };
    expect(await confirm({ answer: 'notReceived' })).toMatchObject(missing);
    expect(await confirm({ answer: 'notReceived', fileIds: ['unknown'] })).toMatchObject(missing);
    expect(await confirm({ answer: 'notReceived', fileIds: ['1', '2', '3', '4'] })).toMatchObject({
      error: { code: 'upload_invalid', detail: { reason: 'count' } },
    });
    await signIn('wagering');
    const foreign = await uploadPicture(platform);
    await signIn('cashout');
    expect(await confirm({ answer: 'notReceived', fileIds: [foreign] })).toMatchObject(missing);
  });

  test('opens a case with a number and a promise, and does not count as received by the clock', async () => {
    const { order, advance, read, signIn, sandbox } = await reported();
    const promisedBy = iso(sandbox.now() + 24 * hourMs);
    expect(order).toMatchObject({ status: 'disputed', next: 'platform', promisedBy });
    expect(order.payments).toMatchObject([
      { receipt: 'notReceived', case: { number: expect.stringMatching(/^C/), state: 'checking', promisedBy } },
    ]);
    advance(100 * hourMs);
    await signIn('cashout');
    expect(await read()).toMatchObject({ status: 'disputed' });
  });

  test('can be paid again: the ledger holds it anew and pays it', async () => {
    const platform = await reported();
    const { act, read, confirm, order, reference } = platform;
    act(again(order.payments[0]?.id ?? ''));
    expect(act(again(order.payments[0]?.id ?? ''))).toMatchObject({ error: { code: 'order_closed' } });
    expect(await read()).toMatchObject({
      status: 'sent',
      paid: '1000.00',
      payments: [{ receipt: 'notReceived', case: { state: 'paidAgain', promisedBy: null } }, { receipt: 'waiting' }],
    });
    expect(satangOf(platform)).toEqual({ balance: 2_400_000, held: 0, sum: 0 });
    expect(valueOf(await confirm({ answer: 'fullPayment' }))).toMatchObject({ reference, status: 'received' });
  });

  test('that arrives after all can be confirmed', async () => {
    const { confirm, order } = await reported();
    const answer = { answer: 'received', paymentId: order.payments[0]?.id ?? '' } as const;
    expect(valueOf(await confirm(answer))).toMatchObject({
      status: 'received',
      payments: [{ receipt: 'received', case: { state: 'closed' } }],
    });
  });

  test('is answered by “full payment” too, once everything has come', async () => {
    const { confirm, order } = await reported();
    expect(order.canConfirmAll).toBe(true);
    expect(valueOf(await confirm({ answer: 'fullPayment' }))).toMatchObject({
      status: 'received',
      payments: [{ receipt: 'received', case: { state: 'closed' } }],
    });
  });

  test('can be closed by force: the amount is not refunded, and the platform says why', async () => {
    const platform = await reported();
    const { act, read, confirm } = platform;
    act(force);
    expect(await read()).toMatchObject({
      status: 'received',
      payments: [{ receipt: 'forced', note: reason.en, case: { state: 'closed' } }],
    });
    const told = messagesOf(platform.sandbox, cashout);
    const closed = told.find(({ kind }) => kind === 'withdrawal');
    expect(closed?.title.en).toMatch(/closed without your confirmation/);
    expect(closed?.content.en).toContain(reason.en);
    expect(told.filter(({ kind }) => kind === 'receipt').map(({ title }) => title.en)).toEqual([
      expect.stringMatching(/^The question about .* is closed$/),
    ]);
    expect(satangOf(platform)).toEqual({ balance: 2_400_000, held: 0, sum: 0 });
    expect(act(force)).toMatchObject({ error: { code: 'order_closed' } });
    expect(await confirm({ answer: 'received' })).toMatchObject({ error: { code: 'receipt_closed' } });
  });

  test('repeating an answer changes nothing; another answer is refused', async () => {
    const { confirm, client, act, reference } = await begin();
    act(approve);
    act(pay());
    const first = valueOf(await confirm({ answer: 'received' }));
    expect(valueOf(await confirm({ answer: 'received', paymentId: first.payments[0]?.id }))).toEqual(first);
    expect(await client.call(withdrawConfirm, { reference, answer: 'received', paymentId: 'unknown' })).toMatchObject({
      error: { code: 'invalid_input', detail: { field: 'paymentId' } },
    });
  });
});

describe('the scenario withdrawing', () => {
  test('has a withdrawal in every status, which can be filtered by it', async () => {
    const { client, signIn, sandbox } = createTestPlatform({ scenario: 'withdrawing' });
    await signIn('demo');
    const all = valueOf(await client.call(withdrawOrders, { pageNo: 1, pageSize: 50 })).list;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(withdrawalStatuses));
    const receipts = new Set(all.flatMap(({ payments }) => payments.map(({ receipt }) => receipt)));
    expect(receipts).toEqual(new Set(['waiting', 'received', 'notReceived', 'auto', 'forced']));
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const status of withdrawalStatuses) {
      const some = valueOf(await client.call(withdrawOrders, { status, pageNo: 1, pageSize: 50 })).list;
      expect(some).toEqual(all.filter((each) => each.status === status));
      expect(some.length).toBeGreaterThan(0);
    }
    expect(sumOfAll(sandbox)).toBe(0);
  });
});
