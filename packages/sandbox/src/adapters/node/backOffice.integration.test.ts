import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backOfficePath } from '#demo/paths.ts';
import type { MoneyOutSettings } from '../../seed/moneyOut.ts';
import { type TestServer, startTestServer } from '../../testing/server.ts';
import type { listWithdrawals } from './backOffice.ts';

type Listed = ReturnType<typeof listWithdrawals>['list'][number];

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ control: true });
  await call('reset', { scenario: 'withdrawing' });
});
afterEach(() => server[Symbol.asyncDispose]());

async function call(command: string, body?: object, headers: Record<string, string> = { 'Accept-Language': 'en' }) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${server.origin}/__sandbox__/${command}`, { ...init, headers });
  return { status: answer.status, value: (await answer.json()) as unknown };
}
const list = async (): Promise<readonly Listed[]> => ((await call('withdrawals')).value as { list: Listed[] }).list;
const act = (reference: string, more: object) => call('withdrawal', { reference, ...more });
const find = async (status: string): Promise<Listed> => {
  const found = (await list()).find((each) => each.account === 'demo' && each.status === status);
  if (!found) throw new Error(`no withdrawal is ${status}`);
  return found;
};
const ledger = async () => (await call('ledger')).value;

describe('the page', () => {
  test('is served while tests control the sandbox, with its files', async () => {
    for (const file of ['', 'main.ts', 'words.ts', 'office.css', 'fonts/desk.css']) {
      expect([file, (await fetch(server.origin + backOfficePath + file)).status]).toEqual([file, 200]);
    }
  });

  test('does not exist otherwise, nor for a page of another site', async () => {
    await using open = await startTestServer();
    expect((await fetch(open.origin + backOfficePath)).status).toBe(404);
    expect((await fetch(`${open.origin}/__sandbox__/withdrawals`)).status).toBe(404);
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    expect((await fetch(server.origin + backOfficePath, foreign)).status).toBe(404);
    expect((await fetch(`${server.origin}/__sandbox__/withdrawals`, foreign)).status).toBe(404);
  });
});

describe('the list', () => {
  test('has every open withdrawal with what can be done, and the whole account number', async () => {
    const open = await list();
    expect(open.map(({ account, status, actions }) => [account, status, actions])).toEqual([
      ['awaiting', 'sent', ['force']],
      ['demo', 'disputed', ['payAgain', 'force']],
      ['demo', 'sent', ['force']],
      ['demo', 'paying', ['pay']],
      ['demo', 'approved', ['pay', 'reject']],
      ['demo', 'reviewing', ['approve', 'reject']],
      ['demo', 'pending', ['approve', 'reject']],
    ]);
    expect(open.every(({ destination }) => /^\d{10}$/.test(destination.number))).toBe(true);
  });

  test('is that of the named sandbox, in the language of the page', async () => {
    const named = { 'X-Sandbox-Name': 'other', 'Accept-Language': 'th' };
    const other = (await call('withdrawals', undefined, named)).value as { list: Listed[] };
    expect(other.list.map(({ account }) => account)).toEqual(['awaiting']);
    expect(other.list[0]?.destination.name).toMatch(/[ก-๙]/);
  });
});

test('the settings of withdrawals change one by one', async () => {
  const read = async () => ((await call('settings')).value as { moneyOut: MoneyOutSettings }).moneyOut;
  const before = await read();
  const methods = before.methods.map((method) => ({ ...method, maintenance: true }));
  expect((await call('settings', { moneyOut: { atOnce: 4, methods } })).status).toBe(200);
  expect(await read()).toEqual({ ...before, atOnce: 4, methods });
  expect((await call('settings', { moneyOut: { tries: 0 } })).status).toBe(400);
});

describe('an action', () => {
  test('approves, pays a part, and pays the rest', async () => {
    const { reference } = await find('pending');
    expect(await act(reference, { action: 'approve' })).toEqual({ status: 200, value: { status: 'approved' } });
    expect(await act(reference, { action: 'pay', amount: '200.00' })).toMatchObject({ value: { status: 'paying' } });
    expect((await list()).find((each) => each.reference === reference)).toMatchObject({ rest: '300.00' });
    expect(await act(reference, { action: 'pay' })).toMatchObject({ value: { status: 'sent' } });
    expect(await ledger()).toEqual({ sumSatang: 0, sumPoints: 0 });
  });

  test('rejects with a reason, which ends the withdrawal', async () => {
    const { reference } = await find('approved');
    expect(await act(reference, { action: 'reject', reason: ' ' })).toMatchObject({ status: 400 });
    expect(await act(reference, { action: 'reject', reason: 'Wrong name' })).toMatchObject({
      value: { status: 'rejected' },
    });
    expect((await list()).map((each) => each.reference)).not.toContain(reference);
  });

  test('pays a reported payment again, or closes it by force', async () => {
    const { reference, payments } = await find('disputed');
    const paymentId = payments[0]?.id;
    expect(await act(reference, { action: 'payAgain', paymentId })).toMatchObject({ value: { status: 'sent' } });
    expect(await act(reference, { action: 'force', reason: 'The bank confirms it' })).toMatchObject({
      value: { status: 'received' },
    });
    expect(await ledger()).toEqual({ sumSatang: 0, sumPoints: 0 });
  });

  test('that the status does not allow is refused with a message', async () => {
    const { reference } = await find('sent');
    for (const action of ['approve', 'pay']) {
      expect(await act(reference, { action })).toEqual({
        status: 409,
        value: { error: { code: 'order_closed', message: 'This order has ended and cannot be changed.' } },
      });
    }
  });

  test.each([{ action: 'steal' }, { action: 'pay', amount: '-1' }, { action: 'pay', amount: '1.005' }])(
    '%o is not one',
    async (more) => {
      const before = await list();
      expect((await act((await find('approved')).reference, more)).status).toBeGreaterThanOrEqual(400);
      expect(await list()).toEqual(before);
    },
  );
});

test('a slip is listed with its picture and answered once', async () => {
  expect((await call('slips')).value).toEqual({ list: [] });
  expect(await call('slip', { reference: 'unknown', decision: 'accepted' })).toMatchObject({ status: 409 });
  expect(await call('slip', { reference: 'unknown', decision: 'much' })).toMatchObject({ status: 400 });
});

describe('redemptions of points', () => {
  const listed = async () =>
    ((await call('redemptions')).value as { list: { reference: string; account: string; delivery: string }[] }).list;
  beforeEach(() => call('reset', { scenario: 'played' }));

  test('are listed with their address while they are in process, and are decided once', async () => {
    const [open, ...others] = await listed();
    expect(others).toEqual([]);
    expect(open).toMatchObject({ account: 'demo', name: 'Folding umbrella', quantity: 1, points: 1_800 });
    expect(open?.delivery).toContain('10000');
    const { reference } = open ?? {};
    expect(await call('redemption', { reference, action: 'reject' })).toMatchObject({ status: 400 });
    expect(await call('redemption', { reference, action: 'reject', remark: 'Gone' })).toMatchObject({
      value: { status: 'Rejected' },
    });
    expect(await listed()).toEqual([]);
    expect(await call('redemption', { reference, action: 'approve' })).toMatchObject({ status: 409 });
    expect(await ledger()).toEqual({ sumSatang: 0, sumPoints: 0 });
  });
});
