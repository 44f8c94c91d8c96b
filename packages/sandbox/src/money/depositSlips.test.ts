import { describe, expect, test } from 'vitest';
import { type DepositOrder, depositCancel, depositCreate, depositOrder, depositSlip } from '#api/cashier.ts';
import { walletBalance } from '#api/member.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { depositOpenMs, payDeposit } from './deposits.ts';
import { type SlipDecision, decideSlip, slipAnswerMs, slipOpenMs, slipsToCheck } from './depositSlips.ts';
import { sumOfAll } from './ledger.ts';

/** Logs in as demo, who has 10,000.00 baht. Each picture has another content. */
async function begin() {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const { client, sandbox } = platform;
  const picture = async (content = Math.random()): Promise<string> => {
    const bytes = new Uint8Array([...fileUploadDocs.example.bytes, ...new TextEncoder().encode(String(content))]);
    return valueOf(await client.call(fileUpload, { ...fileUploadDocs.example, bytes })).id;
  };
  return {
    ...platform,
    picture,
    open: async (methodId = 'promptpay'): Promise<DepositOrder> =>
      valueOf(
        await client.call(depositCreate, { methodId, amount: '500.00' }, { idempotencyKey: crypto.randomUUID() }),
      ),
    order: async (reference: string) => valueOf(await client.call(depositOrder, { reference })),
    send: async (reference: string, fileId?: string) =>
      client.call(depositSlip, { reference, fileId: fileId ?? (await picture()) }),
    async balance() {
      expect(sumOfAll(sandbox)).toBe(0);
      return valueOf(await client.call(walletBalance, {})).sumBalance;
    },
  };
}

const closed = { ok: false, error: { code: 'order_closed' } };

describe('MNY-07: a slip', () => {
  test('of an expired order credits it once when it is accepted', async () => {
    const { open, send, order, advance, sandbox, balance } = await begin();
    const { reference, acceptsSlip } = await open();
    expect(acceptsSlip).toBe(true);
    advance(depositOpenMs);
    expect(valueOf(await send(reference))).toMatchObject({ status: 'expired', acceptsSlip: false });
    expect(await balance()).toBe('10000.00');
    expect(slipsToCheck(sandbox).map(({ deposit }) => deposit.reference)).toEqual([reference]);
    expect(decideSlip(sandbox, reference, 'accepted').ok).toBe(true);
    expect(decideSlip(sandbox, reference, 'accepted')).toMatchObject(closed);
    expect(payDeposit(sandbox, reference).ok).toBe(true);
    expect(await order(reference)).toMatchObject({ status: 'paid', slip: { status: 'accepted' } });
    expect(await balance()).toBe('10500.00');
    expect(await send(reference)).toMatchObject(closed);
  });

  test.each<SlipDecision>(['wrongAmount', 'wrongPayee', 'duplicate', 'notFound'])(
    'that is %s moves nothing and leaves room for another one, three in all',
    async (decision) => {
      const { open, send, order, sandbox, client, balance } = await begin();
      const { reference } = await open('bank');
      await client.call(depositCancel, { reference });
      for (let times = 0; times < 3; times += 1) {
        expect((await order(reference)).acceptsSlip).toBe(true);
        expect((await send(reference)).ok).toBe(true);
        decideSlip(sandbox, reference, decision);
        expect((await order(reference)).slip?.status).toBe(decision);
      }
      expect((await order(reference)).acceptsSlip).toBe(false);
      expect(await send(reference)).toMatchObject(closed);
      expect(await balance()).toBe('10000.00');
    },
  );

  test('without an answer in time is not found; one of an order that is paid meanwhile is accepted', async () => {
    const { open, send, order, advance, sandbox, balance } = await begin();
    const late = await open();
    await send(late.reference);
    advance(depositOpenMs);
    const paid = await open();
    await send(paid.reference);
    payDeposit(sandbox, paid.reference);
    expect((await order(paid.reference)).slip?.status).toBe('accepted');
    advance(slipAnswerMs - depositOpenMs - 1);
    expect((await order(late.reference)).slip?.status).toBe('checking');
    advance(1);
    expect((await order(late.reference)).slip?.status).toBe('notFound');
    expect(slipsToCheck(sandbox)).toEqual([]);
    expect(decideSlip(sandbox, late.reference, 'accepted')).toMatchObject(closed);
    expect(await balance()).toBe('10500.00');
  });

  test('is sent once, however often its answer is lost; the same picture is not taken for another order', async () => {
    const { open, send, client, picture, sandbox, signIn } = await begin();
    const { reference } = await open();
    const [one, same] = [await picture(1), await picture(1)];
    const first = valueOf(await send(reference, one));
    expect(valueOf(await send(reference, one))).toEqual(first);
    expect(valueOf(await send(reference, same))).toEqual(first);
    expect(sandbox.store.get('depositSlips', reference)?.digests).toHaveLength(1);
    await client.call(depositCancel, { reference });
    const other = await open();
    const duplicate = { ok: false, error: { code: 'slip_duplicate' } };
    expect(await send(other.reference, same)).toMatchObject(duplicate);
    await signIn('malee');
    const foreign = await open();
    expect(await send(foreign.reference, await picture(1))).toMatchObject(duplicate);
    expect((await send(foreign.reference)).ok).toBe(true);
  });

  test('is of a transfer or code, at most three days old, with a picture of the member', async () => {
    const { open, send, order, advance, client, picture, signIn } = await begin();
    const wallet = await open('wallet');
    expect(wallet.acceptsSlip).toBe(false);
    expect(await send(wallet.reference)).toMatchObject(closed);
    await client.call(depositCancel, { reference: wallet.reference });
    const { reference } = await open();
    const unknown = (field: string) => ({ ok: false, error: { code: 'invalid_input', detail: { field } } });
    expect(await send(reference, 'unknown')).toMatchObject(unknown('fileId'));
    await signIn('malee');
    const ofMalee = await picture();
    expect(await send(reference)).toMatchObject(unknown('reference'));
    await signIn('demo');
    expect(await send(reference, ofMalee)).toMatchObject(unknown('fileId'));
    advance(slipOpenMs);
    await signIn('demo');
    expect((await order(reference)).acceptsSlip).toBe(false);
    expect(await send(reference)).toMatchObject(closed);
  });
});
