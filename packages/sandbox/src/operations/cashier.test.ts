import { describe, expect, test } from 'vitest';
import {
  type DepositOrder,
  depositCancel,
  depositCreate,
  depositMethods,
  depositOrder,
  depositOrders,
} from '#api/cashier.ts';
import { walletBalance } from '#api/member.ts';
import { changeSettings } from '../changeSettings.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { depositOpenMs, payDeposit, refuseDeposit } from '../money/deposits.ts';
import { sumOfAll } from '../money/ledger.ts';
import { crc16 } from '../money/promptPay.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';

const firstPage = { pageNo: 1, pageSize: 10 } as const;

/** Logs in as demo, who has 10,000.00 baht. */
async function begin(faults: readonly Fault[] = []) {
  const platform = createTestPlatform({ faults: createFaultPlan(faults) });
  await platform.signIn('demo');
  const { client, sandbox } = platform;
  const create = (methodId: string, amount: string, idempotencyKey: string = crypto.randomUUID()) =>
    client.call(depositCreate, { methodId, amount }, { idempotencyKey });
  const open = async (methodId = 'promptpay', amount = '500.00'): Promise<DepositOrder> => {
    return valueOf(await create(methodId, amount));
  };
  const balance = async () => {
    const answer = await client.call(walletBalance, {});
    expect(sumOfAll(sandbox)).toBe(0);
    return answer.ok ? answer.value.sumBalance : answer.error.kind;
  };
  const statusOf = async (reference: string) => {
    const answer = await client.call(depositOrder, { reference });
    return answer.ok ? answer.value.status : answer.error.kind;
  };
  return { ...platform, create, open, balance, statusOf };
}

describe('deposit methods', () => {
  test('are listed with their limits, in the requested language', async () => {
    const { client } = await begin();
    const answer = await client.call(depositMethods, { language: 'EN' });
    const list = answer.ok ? answer.value.list : [];
    expect(list[0]).toMatchObject({
      id: 'promptpay',
      name: 'PromptPay QR',
      minAmount: '100.00',
      maxAmount: '50000.00',
    });
    expect(list.filter(({ maintenance }) => maintenance)).toHaveLength(1);
    expect(list.filter(({ recommended }) => recommended)).toHaveLength(1);
  });

  test('are empty when the operator takes no deposits', async () => {
    const { client, signIn } = createTestPlatform({ scenario: 'empty' });
    await signIn('demo');
    expect(await client.call(depositMethods, { language: 'TH' })).toEqual({ ok: true, value: { list: [] } });
  });
});

describe('an order', () => {
  test('says how to pay it, by the kind of its method', async () => {
    const { open, client } = await begin();
    const paid = async (methodId: string) => {
      const { reference, payTo } = await open(methodId, '500.00');
      await client.call(depositCancel, { reference });
      return payTo;
    };
    const code = await paid('promptpay');
    if (code.kind !== 'qr') throw new Error(code.kind);
    expect(code.payload).toContain('5406500.00');
    expect(code.payload.slice(-4)).toBe(crc16(code.payload.slice(0, -4)));
    expect(await paid('bank')).toMatchObject({
      kind: 'transfer',
      exactAmount: expect.stringMatching(/^500\.(?!00)\d\d$/),
    });
    expect(await paid('wallet')).toMatchObject({
      kind: 'page',
      url: expect.stringMatching(/^\/sandbox-service\/bank\//),
    });
  });

  test.each(['99.99', '50000.01', '0', '-500.00', '100.001', 'much'])('is refused for %s', async (amount) => {
    const { create, balance } = await begin();
    const attempt = async () => {
      const answer = await create('promptpay', amount);
      return answer.ok ? 'opened' : answer.error.kind;
    };
    // The client does not send an invalid amount.
    expect(await attempt().catch(() => 'refused')).toBe('refused');
    expect(await balance()).toBe('10000.00');
  });

  test.each(['100', '100.00', '50000.0'])('is opened for %s', async (amount) => {
    const { create } = await begin();
    expect((await create('promptpay', amount)).ok).toBe(true);
  });

  test('is refused while another one is open', async () => {
    const { create, open, client } = await begin();
    const { reference } = await open();
    expect(await create('wallet', '100.00')).toMatchObject({ error: { code: 'order_waiting' } });
    expect(await client.call(depositCancel, { reference })).toMatchObject({ value: { status: 'cancelled' } });
    expect(await client.call(depositCancel, { reference })).toMatchObject({ value: { status: 'cancelled' } });
    expect((await create('wallet', '100.00')).ok).toBe(true);
  });

  test('cannot be opened with a method in maintenance', async () => {
    const { create } = await begin();
    expect(await create('shop', '100.00')).toMatchObject({ error: { code: 'method_unavailable' } });
    expect(await create('nothing', '100.00')).toMatchObject({ error: { code: 'method_unavailable' } });
  });
});

describe('paying', () => {
  test('moves the money once, even if it is repeated', async () => {
    const { open, sandbox, balance, statusOf } = await begin();
    const { reference } = await open();
    expect(await balance()).toBe('10000.00');
    for (let times = 0; times < 3; times += 1) expect(payDeposit(sandbox, reference).ok).toBe(true);
    expect(await balance()).toBe('10500.00');
    expect(await statusOf(reference)).toBe('paid');
    expect(sandbox.store.get('postings', `deposit:${reference}`)).toMatchObject({ kind: 'deposit' });
  });

  test('by transfer credits the transferred amount', async () => {
    const { open, sandbox, balance } = await begin();
    const { reference, payTo } = await open('bank', '500.00');
    payDeposit(sandbox, reference);
    expect(payTo.kind === 'transfer' && `10${payTo.exactAmount}`).toBe(await balance());
  });

  test('is possible for fifteen minutes', async () => {
    const { open, sandbox, balance, statusOf, advance } = await begin();
    const { reference, createdAt, expiresAt } = await open();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(15 * 60_000);
    advance(depositOpenMs - 1);
    expect(await statusOf(reference)).toBe('waiting');
    advance(1);
    expect(payDeposit(sandbox, reference)).toMatchObject({ error: { code: 'order_closed' } });
    expect(await statusOf(reference)).toBe('expired');
    expect(await balance()).toBe('10000.00');
    expect((await open()).status).toBe('waiting');
  });

  test('expired orders are ended with everything else that is due', async () => {
    const { open, sandbox, advance } = await begin();
    const { reference } = await open();
    advance(depositOpenMs);
    settleWhatIsDue(sandbox);
    expect(sandbox.store.get('deposits', reference)).toMatchObject({ status: 'expired' });
    expect([...sandbox.store.entries('waitingDeposits')]).toEqual([]);
  });

  test('a rejected or cancelled order cannot be paid, and a paid one stays paid', async () => {
    const { open, sandbox, client, balance } = await begin();
    const refused = await open();
    expect(refuseDeposit(sandbox, refused.reference).ok).toBe(true);
    expect(await client.call(depositOrder, refused)).toMatchObject({
      value: { status: 'rejected', reason: expect.stringContaining('refused') },
    });
    const cancelled = await open();
    await client.call(depositCancel, cancelled);
    for (const { reference } of [refused, cancelled])
      expect(payDeposit(sandbox, reference)).toMatchObject({ error: { code: 'order_closed' } });
    const paid = await open();
    payDeposit(sandbox, paid.reference);
    // The reason is how it ended, for the player who wanted to cancel it.
    expect(await client.call(depositCancel, paid)).toMatchObject({
      error: { code: 'order_closed', detail: { status: 'paid' } },
    });
    expect(await client.call(depositCancel, refused)).toMatchObject({
      error: { code: 'order_closed', detail: { status: 'rejected' } },
    });
    expect(refuseDeposit(sandbox, paid.reference)).toMatchObject({ error: { code: 'order_closed' } });
    expect(await balance()).toBe('10500.00');
  });
});

describe('a lost answer', () => {
  const lost: Fault = { match: 'depositCreate', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' };

  test('opens one order, which the same key returns', async () => {
    const { create, client } = await begin([lost]);
    expect(await create('promptpay', '500.00', 'one')).toMatchObject({
      error: { kind: 'network', outcomeUnknown: true },
    });
    const again = await create('promptpay', '500.00', 'one');
    const orders = await client.call(depositOrders, firstPage);
    expect(orders).toEqual({ ok: true, value: { list: [again.ok && again.value], totalPages: 1 } });
  });

  test('opens one order without keys too, because one is open already', async () => {
    const { create, sandbox, client } = await begin([lost]);
    changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    await create('promptpay', '500.00', 'one');
    expect(await create('promptpay', '500.00', 'one')).toMatchObject({ error: { code: 'order_waiting' } });
    const orders = await client.call(depositOrders, firstPage);
    expect(orders.ok && orders.value.list).toHaveLength(1);
  });
});

test('all orders are listed page by page, newest first', async () => {
  const { open, client, advance } = await begin();
  const references: string[] = [];
  for (let times = 0; times < 12; times += 1) {
    const { reference } = await open();
    references.unshift(reference);
    await client.call(depositCancel, { reference });
    advance(60_000);
  }
  const page = async (pageNo: number) => {
    const orders = await client.call(depositOrders, { pageNo, pageSize: 10 });
    return orders.ok && { ...orders.value, list: orders.value.list.map(({ reference }) => reference) };
  };
  expect(await page(1)).toEqual({ list: references.slice(0, 10), totalPages: 2 });
  expect(await page(2)).toEqual({ list: references.slice(10), totalPages: 2 });
  expect(await page(3)).toEqual({ list: [], totalPages: 2 });
});

test('the demo bank pays and rejects by reference', async () => {
  const { open, handle, balance, advance } = await begin();
  const bank = async (method: 'GET' | 'POST', call: string, reference: string) => {
    const address = `https://kinnari.test/sandbox-service/bank/${call}`;
    const body = JSON.stringify({ reference });
    const request =
      method === 'GET'
        ? new Request(`${address}?reference=${reference}`)
        : new Request(address, { method: 'POST', body });
    return (await handle(request)).json() as Promise<unknown>;
  };
  const { reference } = await open();
  expect(await bank('GET', 'order', reference)).toMatchObject({ reference, status: 'waiting', amount: '500.00' });
  expect(await bank('POST', 'pay', reference)).toMatchObject({ status: 'paid' });
  expect(await balance()).toBe('10500.00');
  expect(await bank('GET', 'order', 'UNKNOWN')).toMatchObject({ error: { code: 'invalid_input' } });

  const second = await open();
  expect(await bank('POST', 'refuse', second.reference)).toMatchObject({ status: 'rejected' });
  const third = await open();
  advance(depositOpenMs);
  expect(await bank('POST', 'pay', third.reference)).toMatchObject({ error: { code: 'order_closed' } });
  expect(await bank('GET', 'order', third.reference)).toMatchObject({ status: 'expired' });
  expect(await balance()).toBe('10500.00');
});
