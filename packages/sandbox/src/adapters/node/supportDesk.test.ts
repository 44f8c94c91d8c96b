import { expect, test } from 'vitest';
import { feedbackSend, ticketThread } from '#api/feedback.ts';
import { valueOf } from '../../testing/moneyOut.ts';
import { createTestPlatform, prove } from '../../testing/platform.ts';
import { actOnTicket, listTickets } from './supportDesk.ts';

test('what waits is listed by its promised time, until it is answered', async () => {
  const { sandbox, client, signIn, advance } = createTestPlatform();
  const visitor = { address: '0812345678', ...(await prove(client, 'feedback')) };
  const asked = { kind: 'question', subject: 'Account', content: 'Which account can I use?' } as const;
  const complaint = valueOf(await client.call(feedbackSend, { ...asked, ...visitor, kind: 'complaint' })).ticket;
  await signIn('demo');
  advance(1_000);
  const question = valueOf(await client.call(feedbackSend, asked)).ticket;
  // A complaint has more time.
  expect(listTickets(sandbox).list).toMatchObject([
    { number: question, account: 'demo', subject: 'Account', entries: [{ from: 'player', text: asked.content }] },
    { number: complaint, account: '0812345678' },
  ]);

  const answer = { number: question, text: ' Any of yours ' };
  expect(actOnTicket(sandbox, answer)).toMatchObject({ ok: true });
  expect(listTickets(sandbox).list.map(({ number }) => number)).toEqual([complaint]);
  expect(actOnTicket(sandbox, answer)).toMatchObject({ ok: false, error: { code: 'order_closed' } });
  expect(actOnTicket(sandbox, { ...answer, number: 'unknown' })).toMatchObject({ error: { code: 'invalid_input' } });
  expect(() => actOnTicket(sandbox, { ...answer, text: '  ' })).toThrow();
  const thread = valueOf(await client.call(ticketThread, { number: question }));
  expect(thread.entries.at(-1)).toMatchObject({ from: 'support', text: 'Any of yours' });
});
