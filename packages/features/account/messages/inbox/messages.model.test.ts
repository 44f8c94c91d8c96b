import { expect, it } from 'vitest';
import type { TicketEntry } from '#api/feedback.ts';
import type { MessageEntry } from '#api/messages.ts';
import { wordOf } from '#api/open.ts';
import { messageRows, ticketRows } from './messages.model.ts';

const message: MessageEntry = {
  ...{ id: 'M1', kind: 'deposit', title: 'a', preview: 'b', at: '2026-11-21T05:00:00Z', read: false },
};

it('RSP-06: what advertises is left out unless it is known that the player takes no break', () => {
  const list = [message, { ...message, id: 'M2', kind: 'promotion' as const }];
  expect(messageRows(list, wordOf, true).map(({ id }) => id)).toEqual(['M1', 'M2']);
  expect(messageRows(list, wordOf, false).map(({ id }) => id)).toEqual(['M1']);
});

it('a kind that the site does not know is shown', () => {
  expect(messageRows([{ ...message, kind: { other: 'quest' } }], wordOf, false)).toMatchObject([{ kind: 'quest' }]);
});

it('a question without a subject has the name of its kind', () => {
  const ticket: TicketEntry = {
    ...{ number: 'Q7', kind: 'feedback', subject: '', status: 'waiting', read: true, answerBy: null, preview: 'c' },
    ...{ createdAt: '2026-11-21T05:00:00Z', updatedAt: '2026-11-21T06:00:00Z' },
  };
  expect(ticketRows([ticket], () => 'Feedback')).toMatchObject([
    { id: 'support.Q7', key: 'Q7', title: 'Feedback', at: Date.UTC(2026, 10, 21, 6) },
  ]);
});
