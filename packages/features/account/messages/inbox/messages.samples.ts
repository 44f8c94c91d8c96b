import { type TicketValue, ticketList, ticketThread } from '#api/feedback.ts';
import { type MessageEntry, messageList, messageRead } from '#api/messages.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { ReplyForm } from '../feedback/feedback.types.ts';
import { messageRows, ticketRows } from './messages.model.ts';
import type { MessageRow, MessagesScreenProps, OpenMessage } from './messages.types.ts';

const played = { scenario: 'played' } as const;
const page = { pageNo: 1, pageSize: 20 };
const nothing = (): void => {};

/** The latest messages about a deposit, a receipt and a withdrawal. */
const entriesOf = (globals: Globals): MessageEntry[] => {
  const { list } = sampleOf(messageList, { folder: 'personal', ...page }, globals, played);
  return (['deposit', 'receipt', 'withdrawal'] as const).map((kind) =>
    given(list.find((entry) => entry.kind === kind)),
  );
};

/** Three messages, the first two of them unread. */
export const sampleRows = (globals: Globals): readonly MessageRow[] =>
  messageRows(entriesOf(globals), String, true).map((row, index) => ({ ...row, read: index > 1 }));

/** An answered question and one that waits. */
export const sampleQuestions = (globals: Globals): readonly MessageRow[] => {
  const [answered] = sampleOf(ticketList, page, globals, played).list;
  const waiting = { ...given(answered), number: 'Q7X2M9K1A', status: 'waiting', read: true } as const;
  return ticketRows([given(answered), waiting], String);
};

/** The question whether a payment has arrived. */
export function sampleMessage(globals: Globals): OpenMessage {
  const { id } = given(entriesOf(globals)[1]);
  const { at, ...message } = sampleOf(messageRead, { id }, globals, played);
  return { ...message, id: 'M1', at: Date.parse(at), page: 'withdraw', href: '/?centre=withdraw&ref=W7KINNARI2' };
}

/** An answered question about a withdrawal. */
export const sampleTicket = (globals: Globals): TicketValue => {
  const { number } = given(sampleOf(ticketList, page, globals, played).list[0]);
  return { ...sampleOf(ticketThread, { number }, globals, played), reference: 'W7KINNARI2' };
};

export const sampleReply: ReplyForm = {
  ...{ text: '', problems: {}, busy: false, failure: null, onText: nothing, onSend: nothing },
  uploads: { uploads: [], onAdd: nothing, onRemove: nothing, onRetry: nothing },
};

/** The folder of personal messages, with three of them. */
export const sampleMessages = (globals: Globals): MessagesScreenProps => ({
  folder: 'personal',
  unread: { personal: 2, platform: 0, support: 1 },
  page: ready({ rows: sampleRows(globals), total: 3, totalPages: 1 }),
  pageNo: 1,
  unreadOnly: false,
  text: '',
  opened: null,
  Question: () => null,
  notificationsHref: '/?centre=notifications',
  askHref: '/help#contact',
  ...{ onFolder: nothing, onPage: nothing, onUnreadOnly: nothing, onText: nothing, onOpen: nothing },
  ...{ onClose: nothing, onRead: nothing, onUnread: nothing, onDelete: nothing },
});
