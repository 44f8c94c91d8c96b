import { describe, expect, test } from 'vitest';
import { messageUnread } from '#api/badges.ts';
import { feedbackOptions, feedbackSend, ticketList, ticketReply, ticketThread } from '#api/feedback.ts';
import { messageMark } from '#api/messages.ts';
import type { InputOf } from '#api/operation.ts';
import { hourMs } from '#text/durations.ts';
import { outbox } from '../accounts/outbox.ts';
import { changeSettings } from '../changeSettings.ts';
import { answerTicket, countLetters, mostPerHour } from '../inbox/tickets.ts';
import { uploadPicture, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, signedIn, prove } from '../testing/platform.ts';
import { iso } from '../time.ts';

const question: InputOf<typeof feedbackSend> = {
  kind: 'question',
  subject: 'Bank account',
  content: 'How do I change my bank account?',
};

const send = ({ client }: TestPlatform, input: InputOf<typeof feedbackSend>) => client.call(feedbackSend, input);
const page = { pageNo: 1, pageSize: 20 };
const list = async ({ client }: TestPlatform) => valueOf(await client.call(ticketList, page)).list;

function answer({ sandbox }: TestPlatform, number: string, text: string): void {
  sandbox.store.transaction(() => {
    const ticket = sandbox.store.get('supportTickets', number);
    if (ticket) answerTicket(sandbox, ticket, text);
  });
}

describe('CON-02: the length', () => {
  const cluster = 'กี้';

  test('a Thai letter with its marks counts once', () => {
    expect(cluster.length).toBe(3);
    expect(countLetters(cluster)).toBe(1);
    expect(countLetters('👨‍👩‍👧')).toBe(1);
  });

  test.each([
    [1, true],
    [140, true],
    [141, false],
  ])('feedback of %i Thai clusters: accepted %s', async (letters, accepted) => {
    const platform = await signedIn();
    const result = await send(platform, { kind: 'feedback', content: cluster.repeat(letters) });
    expect(result.ok).toBe(accepted);
    if (!result.ok) expect(result.error).toMatchObject({ code: 'content_length', detail: { min: 1, max: 140 } });
  });

  test.each([
    [9, false],
    [10, true],
    [1_000, true],
    [1_001, false],
  ])('a question of %i Thai clusters: accepted %s', async (letters, accepted) => {
    const platform = await signedIn();
    expect((await send(platform, { ...question, content: cluster.repeat(letters) })).ok).toBe(accepted);
  });

  test('the bounds are the operator’s', async () => {
    const platform = await signedIn();
    const { sandbox, client } = platform;
    changeSettings(sandbox, { support: { ...sandbox.settings.support, question: { min: 2, max: 4 } } });
    expect(valueOf(await client.call(feedbackOptions, { language: 'EN' })).question).toEqual({ min: 2, max: 4 });
    expect((await send(platform, { ...question, content: 'four' })).ok).toBe(true);
    expect((await send(platform, { ...question, content: 'fiver' })).ok).toBe(false);
  });
});

describe('API-09: sending', () => {
  test('answers a number and when it is answered; a complaint has its own time', async () => {
    const platform = await signedIn();
    const now = platform.sandbox.now();
    const asked = valueOf(await send(platform, question));
    expect(asked.ticket).toMatch(/^Q[A-Z\d]{9}$/);
    expect(asked.answerBy).toBe(iso(now + 24 * hourMs));
    const complaint = valueOf(await send(platform, { ...question, kind: 'complaint' }));
    expect(complaint.answerBy).toBe(iso(now + 72 * hourMs));
  });

  test('the same text again is the same ticket: the first answer may have been lost', async () => {
    const platform = await signedIn();
    const [one, other] = [valueOf(await send(platform, question)), valueOf(await send(platform, question))];
    expect(other).toEqual(one);
    expect(await list(platform)).toHaveLength(1);
    platform.advance(25 * hourMs);
    await platform.signIn('demo');
    expect(valueOf(await send(platform, question)).ticket).not.toBe(one.ticket);
  });

  test('a few an hour, then too many', async () => {
    const platform = await signedIn();
    const write = (index: number) => send(platform, { kind: 'feedback', content: `text ${index}` });
    for (let index = 0; index < mostPerHour; index += 1) expect((await write(index)).ok).toBe(true);
    expect(await write(99)).toMatchObject({ ok: false, error: { code: 'too_many_requests' } });
    platform.advance(hourMs + 1);
    expect((await write(99)).ok).toBe(true);
  });

  test('own pictures, three at most', async () => {
    const platform = await signedIn();
    const id = await uploadPicture(platform);
    const { ticket } = valueOf(await send(platform, { ...question, fileIds: [id] }));
    const thread = valueOf(await platform.client.call(ticketThread, { number: ticket }));
    expect(thread.entries[0]?.pictures).toEqual([expect.stringContaining(id)]);
    const refused = async (fileIds: string[]) => send(platform, { ...question, subject: 'other', fileIds });
    expect(await refused([id, id, id, id])).toMatchObject({ error: { code: 'upload_invalid' } });
    expect(await refused(['of another'])).toMatchObject({ error: { code: 'invalid_input' } });
  });

  test('a question needs a subject', async () => {
    const platform = await signedIn();
    expect(await send(platform, { ...question, subject: '  ' })).toMatchObject({
      error: { code: 'invalid_input', detail: { field: 'subject' } },
    });
  });
});

describe('visitors', () => {
  test('need the human check and an address, and are answered there', async () => {
    const platform = createTestPlatform();
    const { client, sandbox } = platform;
    const address = 'visitor@example.com';
    expect(await send(platform, { ...question, address })).toMatchObject({ error: { code: 'human_check_failed' } });
    expect(await send(platform, { ...question, ...(await prove(client, 'feedback')) })).toMatchObject({
      error: { code: 'invalid_input', detail: { field: 'address' } },
    });
    const { ticket } = valueOf(await send(platform, { ...question, address, ...(await prove(client, 'feedback')) }));
    answer(platform, ticket, 'In My account.');
    expect(outbox(sandbox)[0]).toMatchObject({ channel: 'email', to: address, text: `${ticket}: In My account.` });
  });

  test('a check of a login does not count', async () => {
    const platform = createTestPlatform();
    const proof = await prove(platform.client, 'login');
    expect(await send(platform, { ...question, address: '0812345678', ...proof })).toMatchObject({ ok: false });
  });
});

describe('the thread', () => {
  test('an answer is unread until it is marked; the player replies', async () => {
    const platform = await signedIn();
    const { client } = platform;
    const { ticket } = valueOf(await send(platform, question));
    const unread = async () => valueOf(await client.call(messageUnread, {})).count;
    expect(await unread()).toBe(0);
    platform.advance(1_000);
    answer(platform, ticket, 'In My account.');
    expect(await unread()).toBe(1);
    expect((await list(platform))[0]).toMatchObject({ status: 'answered', read: false, answerBy: null });
    await client.call(messageMark, { ids: [ticket], read: true });
    expect(await unread()).toBe(0);

    platform.advance(1_000);
    const reply = { number: ticket, content: 'ok' };
    const replied = valueOf(await client.call(ticketReply, reply));
    expect(replied.entries.map(({ from }) => from)).toEqual(['player', 'support', 'player']);
    expect(replied).toMatchObject({ status: 'waiting', answerBy: iso(platform.sandbox.now() + 24 * hourMs) });
    expect(valueOf(await client.call(ticketReply, reply))).toEqual(replied);
  });

  test('is nobody else’s', async () => {
    const platform = await signedIn();
    const { ticket } = valueOf(await send(platform, question));
    await platform.signIn('somchai');
    expect(await list(platform)).toEqual([]);
    for (const result of [
      await platform.client.call(ticketThread, { number: ticket }),
      await platform.client.call(ticketReply, { number: ticket, content: 'mine?' }),
    ])
      expect(result).toMatchObject({ ok: false, error: { code: 'record_not_found' } });
  });
});
