import { describe, expect, test } from 'vitest';
import { memberPublicState, messageUnread } from '#api/badges.ts';
import { depositCreate, depositSlip } from '#api/cashier.ts';
import { messageDelete, messageList, messageMark, messageRead } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { playBreakStart, playLimitSet } from '#api/playLimits.ts';
import { recordLogin } from '../accounts/logins.ts';
import { demoPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { messagesOf } from '../inbox/mailbox.ts';
import { writeMessages } from '../inbox/messages.ts';
import { payDeposit, refuseDeposit } from '../money/deposits.ts';
import { decideSlip } from '../money/depositSlips.ts';
import { approveWithdrawal, payWithdrawal } from '../money/payments.ts';
import { transferTo } from '../money/transfers.ts';
import { rejectWithdrawal } from '../money/withdrawals.ts';
import type { Member } from '../schema/accounts.ts';
import { memberIdOf } from '../seed/members.ts';
import { userAgents } from '../seed/userAgents.ts';
import { uploadPicture, valueOf, withdrawn } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const demo = memberIdOf('demo');
const input: InputOf<typeof messageList> = { folder: 'personal', pageNo: 1, pageSize: 20, language: 'EN' };
const read = async ({ client }: TestPlatform, more: Partial<InputOf<typeof messageList>> = {}) =>
  valueOf(await client.call(messageList, { ...input, ...more }));
const folders = async ({ client }: TestPlatform) => valueOf(await client.call(messageUnread, {})).folders;
const unread = async ({ client }: TestPlatform) => valueOf(await client.call(messageUnread, {})).count;
const memberOf = ({ sandbox }: TestPlatform, account: string): Member => {
  const member = sandbox.store.get('members', memberIdOf(account));
  if (!member) throw new Error(account);
  return member;
};

/** Writes one message for each name, a minute apart. */
function write(platform: TestPlatform, names: readonly string[], folder: 'personal' | 'platform' = 'personal'): void {
  for (const name of names) {
    platform.advance(60_000);
    const [title, content] = [
      { th: name, en: name },
      { th: `<p>${name}</p>`, en: `<p>${name}</p>` },
    ];
    platform.sandbox.store.transaction(() =>
      writeMessages(platform.sandbox, demo, [{ about: name, kind: 'service', folder, title, content }]),
    );
  }
}

describe('what the platform writes', () => {
  test('a credited deposit, once', async () => {
    const platform = await signedIn();
    const order = valueOf(
      await platform.client.call(depositCreate, { methodId: 'promptpay', amount: '500.00' }, { idempotencyKey: 'a' }),
    );
    payDeposit(platform.sandbox, order.reference);
    payDeposit(platform.sandbox, order.reference);
    const { list } = await read(platform);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'deposit', read: false, title: expect.stringContaining('฿500.00') });
    expect(list[0]?.preview).toContain(order.reference);
    expect(list[0]?.preview).not.toContain('<');
  });

  test('each status of a withdrawal, and the question about its receipt with a link to it', async () => {
    const platform = await signedIn('cashout');
    const { sandbox, client } = platform;
    const { reference } = await withdrawn(platform, '1000.00');
    expect((await read(platform)).list).toEqual([]);
    const withdrawal = () => {
      const row = sandbox.store.get('withdrawals', reference);
      if (!row) throw new Error('there is no withdrawal');
      return row;
    };
    sandbox.store.transaction(() => approveWithdrawal(sandbox, withdrawal()));
    platform.advance(60_000);
    sandbox.store.transaction(() => payWithdrawal(sandbox, withdrawal()));
    const { list } = await read(platform);
    expect(list.map(({ kind }) => kind)).toEqual(['receipt', 'withdrawal']);
    const receipt = valueOf(await client.call(messageRead, { id: list[0]?.id ?? '', language: 'EN' }));
    expect(receipt.link).toEqual({ page: 'withdraw', ref: reference });
  });

  test('a rejection with its reason, as text', async () => {
    const platform = await signedIn('cashout');
    const { sandbox, client } = platform;
    const { reference } = await withdrawn(platform, '1000.00');
    const reason = '<img src=x onerror=alert(1)>';
    sandbox.store.transaction(() => {
      const row = sandbox.store.get('withdrawals', reference);
      if (row) rejectWithdrawal(sandbox, row, { th: reason, en: reason });
    });
    const { list } = await read(platform);
    const { content } = valueOf(await client.call(messageRead, { id: list[0]?.id ?? '', language: 'EN' }));
    expect(content).toContain('&lt;img');
    expect(content).not.toContain('<img');
  });

  test('a transfer, to both sides', async () => {
    const platform = await signedIn('agent', { scenario: 'transfers' });
    const { sandbox } = platform;
    const [from, to] = [memberOf(platform, 'somchai'), memberOf(platform, 'agent')];
    sandbox.store.transaction(() => transferTo(sandbox, from, to, { satang: 25_000, remark: '' }));
    const { list } = await read(platform);
    expect(list[0]).toMatchObject({ kind: 'transfer', title: '฿250.00 arrived from so***i' });
    expect(messagesOf(sandbox, from.id).map(({ kind, title }) => [kind, title.en])).toEqual([
      ['transfer', 'You transferred ฿250.00 to ag***t'],
    ]);
  });

  test('a limit and a break that begin; not a raise that waits', async () => {
    const platform = await signedIn();
    await platform.client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '100.00' });
    platform.advance(1_000);
    await platform.client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '900.00' });
    platform.advance(1_000);
    await platform.client.call(playBreakStart, {
      kind: 'timeout',
      length: '1d',
      password: demoPassword,
      understood: true,
    });
    expect((await read(platform)).list.map(({ kind }) => kind)).toEqual(['limit', 'limit']);
  });

  test('a login from a new device, not the first one, and not a refused one', async () => {
    const platform = await signedIn();
    const { sandbox } = platform;
    const member = memberOf(platform, 'demo');
    const login = (device: keyof typeof userAgents, outcome: 'accepted' | 'refused') =>
      sandbox.store.transaction(() =>
        recordLogin({ sandbox, userAgent: userAgents[device] }, member, 'password', outcome),
      );
    expect((await read(platform)).total).toBe(0);
    login('iphone', 'refused');
    expect((await read(platform)).total).toBe(0);
    login('iphone', 'accepted');
    login('iphone', 'accepted');
    const { list } = await read(platform);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ kind: 'security' });
  });

  test('a login from a new place, also with a known device', async () => {
    const platform = await signedIn();
    const { sandbox } = platform;
    const login = (ip: string) => {
      changeSettings(sandbox, { ip });
      platform.advance(1_000);
      sandbox.store.transaction(() =>
        recordLogin({ sandbox, userAgent: userAgents.iphone }, memberOf(platform, 'demo'), 'password', 'accepted'),
      );
    };
    login('203.0.113.24');
    login('203.0.113.99');
    const titles = async () => (await read(platform)).list.map(({ title }) => title);
    expect(await titles()).toEqual([expect.stringContaining('iPhone')]);
    login('198.51.100.7');
    expect(await titles()).toEqual(['New login from Chiang Mai, Thailand', expect.stringContaining('iPhone')]);
    login('198.51.100.8');
    login('8.8.8.8');
    expect((await titles())[0]).toBe('New login from 8.8.8.8');
    expect(await titles()).toHaveLength(3);
  });

  test('a deposit that the bank has rejected, once', async () => {
    const platform = await signedIn();
    const asked = { methodId: 'promptpay', amount: '500.00' };
    const order = valueOf(await platform.client.call(depositCreate, asked, { idempotencyKey: 'a' }));
    refuseDeposit(platform.sandbox, order.reference);
    refuseDeposit(platform.sandbox, order.reference);
    expect((await read(platform)).list).toMatchObject([
      {
        kind: 'deposit',
        title: 'Your deposit of ฿500.00 was rejected',
        preview: expect.stringContaining('balance has not changed'),
      },
    ]);
  });

  test('a slip that was not accepted, and why', async () => {
    const platform = await signedIn();
    const { sandbox, client } = platform;
    const asked = { methodId: 'promptpay', amount: '500.00' };
    const { reference } = valueOf(await client.call(depositCreate, asked, { idempotencyKey: 'a' }));
    valueOf(await client.call(depositSlip, { reference, fileId: await uploadPicture(platform) }));
    decideSlip(sandbox, reference, 'wrongAmount');
    const { list } = await read(platform);
    expect(list).toMatchObject([{ kind: 'deposit', preview: expect.stringContaining('not that of the order') }]);
  });
});

describe('the folders', () => {
  test('newest first, in pages, with the unread of each folder', async () => {
    const platform = await signedIn();
    write(platform, ['a', 'b', 'c']);
    write(platform, ['all'], 'platform');
    const first = await read(platform, { pageSize: 2 });
    expect(first.list.map(({ title }) => title)).toEqual(['c', 'b']);
    expect(first).toMatchObject({ totalPages: 2, total: 3 });
    expect(await folders(platform)).toEqual({ personal: 3, platform: 1, support: 0 });
    expect((await read(platform, { folder: 'platform' })).list).toHaveLength(1);
    expect(await unread(platform)).toBe(4);
    expect(valueOf(await platform.client.call(memberPublicState, {})).unreadMessage).toBe(4);
  });

  test('search finds title and text in any case; the filter leaves the unread', async () => {
    const platform = await signedIn();
    write(platform, ['Lotus', 'Elephant']);
    expect((await read(platform, { q: 'lotUS ' })).list.map(({ title }) => title)).toEqual(['Lotus']);
    const [elephant] = (await read(platform)).list;
    await platform.client.call(messageMark, { ids: [elephant?.id ?? ''], read: true });
    expect((await read(platform, { unread: 'true' })).list.map(({ title }) => title)).toEqual(['Lotus']);
  });

  test('reading does not mark; marking does, and back', async () => {
    const platform = await signedIn();
    write(platform, ['a', 'b']);
    const [b] = (await read(platform)).list;
    await platform.client.call(messageRead, { id: b?.id ?? '', language: 'EN' });
    expect(await unread(platform)).toBe(2);
    const mark = async (ids: InputOf<typeof messageMark>['ids'], isRead: boolean) =>
      valueOf(await platform.client.call(messageMark, { ids, read: isRead })).count;
    expect(await mark([b?.id ?? ''], true)).toBe(1);
    expect(await mark([b?.id ?? ''], false)).toBe(2);
    expect(await mark('all', true)).toBe(0);
    expect(await unread(platform)).toBe(0);
  });

  test('a deleted message is gone and not counted, until it is brought back', async () => {
    const platform = await signedIn();
    write(platform, ['a', 'b']);
    const before = (await read(platform)).list;
    const ids = [before[0]?.id ?? ''];
    expect(valueOf(await platform.client.call(messageDelete, { ids })).count).toBe(1);
    expect((await read(platform)).list).toEqual(before.slice(1));
    expect(await platform.client.call(messageRead, { id: ids[0] ?? '', language: 'EN' })).toMatchObject({
      error: { code: 'record_not_found' },
    });
    await platform.client.call(messageDelete, { ids, restore: true });
    expect((await read(platform)).list).toEqual(before);
  });

  test('messages of another member are neither read, marked nor deleted', async () => {
    const platform = await signedIn('somchai');
    write(platform, ['secret']);
    const id = messagesOf(platform.sandbox, demo)[0]?.id ?? '';
    expect(await platform.client.call(messageRead, { id, language: 'EN' })).toMatchObject({ ok: false });
    await platform.client.call(messageMark, { ids: [id], read: true });
    await platform.client.call(messageDelete, { ids: [id] });
    expect(messagesOf(platform.sandbox, demo)).toMatchObject([{ read: false, deleted: false }]);
  });
});

test('RSP-06: during a break nothing that advertises is listed, opened or counted', async () => {
  const platform = await signedIn();
  const { sandbox, client } = platform;
  const title = { th: 'โปรโมชัน', en: 'Promotion' };
  sandbox.store.transaction(() =>
    writeMessages(sandbox, demo, [{ about: 'ad', kind: 'promotion', folder: 'platform', title, content: title }]),
  );
  const [ad] = (await read(platform, { folder: 'platform' })).list;
  expect(ad).toMatchObject({ kind: 'promotion' });
  await client.call(playBreakStart, { kind: 'timeout', length: '1d', password: demoPassword, understood: true });
  const resting = await read(platform, { folder: 'platform' });
  expect(resting.list).toEqual([]);
  expect(await folders(platform)).toMatchObject({ platform: 0 });
  expect(await client.call(messageRead, { id: ad?.id ?? '', language: 'EN' })).toMatchObject({ ok: false });
  platform.advance(25 * 60 * 60_000);
  await platform.signIn('demo');
  expect((await read(platform, { folder: 'platform' })).list).toEqual([ad]);
});

test('5,000 messages answer in pages; the oldest make room for a new one', async () => {
  const platform = await signedIn('demo', { scenario: 'manyMessages' });
  const before = await read(platform, { pageNo: 250 });
  expect(before).toMatchObject({ total: 5_000, totalPages: 250 });
  expect(await folders(platform)).toMatchObject({ personal: 120 });
  write(platform, ['new']);
  const after = await read(platform);
  expect(after.total).toBe(5_000);
  expect(after.list[0]?.title).toBe('new');
  expect((await read(platform, { pageNo: 250 })).list.at(-1)?.id).not.toBe(before.list.at(-1)?.id);
});
