import { ok } from '#api/errors.ts';
import type * as contract from '#api/messages.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { messagesOf, ownMessage, plainText } from '../inbox/mailbox.ts';
import { changeMessages } from '../inbox/messages.ts';
import { markTickets, ticketsOf } from '../inbox/tickets.ts';
import { unreadCount } from '../inbox/unread.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { rewardsOf, tellReached } from '../money/rewards.ts';
import { refuse } from '../refusal.ts';
import type { InboxMessage } from '../schema/inbox.ts';
import { type Wording, wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** Letters of a message's text in a list. */
const previewLength = 120;

const headOf = ({ id, kind, title, at, read }: InboxMessage, wording: Wording) => ({
  ...{ id, kind, read },
  title: wording.title(title),
  at: iso(at),
});

export const messageList: Handler<typeof contract.messageList> = ({ sandbox, member }, input) => {
  const wording = wordingOf(sandbox, gameLanguage(input.language));
  const wanted = (input.q ?? '').trim().toLowerCase();
  const matches = ({ title, content }: InboxMessage): boolean =>
    wanted === '' || `${wording.title(title)} ${plainText(wording.content(content))}`.toLowerCase().includes(wanted);
  if (input.folder === 'personal') tellReached(sandbox, rewardsOf(sandbox, member));
  const found = messagesOf(sandbox, member.id).filter(
    (message) => message.folder === input.folder && !(input.unread === 'true' && message.read) && matches(message),
  );
  const { items, totalPages } = pageOf(found, input);
  return ok({
    list: items.map((message) => ({
      ...headOf(message, wording),
      preview: plainText(wording.content(message.content)).slice(0, previewLength),
    })),
    totalPages,
    total: found.length,
  });
};

export const messageRead: Handler<typeof contract.messageRead> = ({ sandbox, member }, { id, language }) => {
  const message = ownMessage(sandbox, member.id, id);
  if (message === undefined) return refuse('record_not_found');
  const wording = wordingOf(sandbox, gameLanguage(language));
  const { folder, content, link } = message;
  return ok({ ...headOf(message, wording), folder, content: wording.content(content), link });
};

export const messageMark: Handler<typeof contract.messageMark> = (context, { ids, read }) => {
  const { sandbox, member } = context;
  const all = ids === 'all';
  const messages = all ? messagesOf(sandbox, member.id).flatMap((each) => (each.read === read ? [] : each.id)) : ids;
  changeMessages(sandbox, member.id, messages, { read });
  markTickets(sandbox, member.id, all ? ticketsOf(sandbox, member.id).map(({ number }) => number) : ids, read);
  return count(context);
};

export const messageDelete: Handler<typeof contract.messageDelete> = (context, { ids, restore }) => {
  changeMessages(context.sandbox, context.member.id, ids, { deleted: !restore });
  return count(context);
};

function count({ sandbox, member }: MemberContext) {
  return ok({ count: unreadCount(sandbox, member.id) });
}
