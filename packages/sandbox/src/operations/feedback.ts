import { ok } from '#api/errors.ts';
import type * as contract from '#api/feedback.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { passesCheck } from '../accounts/humanChecks.ts';
import { pictureLink } from '../accounts/pictureLinks.ts';
import { isTrial } from '../accounts/roles.ts';
import type { Handler, MemberContext } from '../handler.ts';
import {
  type NewTicket,
  answerHoursFor,
  checkLength,
  checkPictures,
  checkRate,
  lastAt,
  openTicket,
  replyToTicket,
  sameTicket,
  ticketsOf,
} from '../inbox/tickets.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { SupportTicket } from '../schema/inbox.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const feedbackOptions: Handler<typeof contract.feedbackOptions> = ({ sandbox, member }, { language }) => {
  const { question, complaintHours, complaint } = sandbox.settings.support;
  const { content } = wordingOf(sandbox, gameLanguage(language));
  const answerHours = answerHoursFor(sandbox, member?.id ?? null);
  return ok({ question, answerHours, complaintHours, complaint: content(complaint) });
};

/** An e-mail address or a number with at least nine digits. */
const isAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || /^\+?[\d\s-]{9,20}$/.test(address);

/** CON-02: takes what a player writes. A visitor, or a trial account, passes the human check and says where to answer. */
export const feedbackSend: Handler<typeof contract.feedbackSend> = ({ sandbox, member: caller }, input) => {
  // A trial account has no messages to be answered in.
  const member = caller !== null && isTrial(caller) ? null : caller;
  const { kind, content, subject = '', fileIds = [], reference = '', address = '' } = input;
  if (kind !== 'feedback' && subject === '') return refuse('invalid_input', { detail: { field: 'subject' } });
  if (member === null && !isAddress(address)) return refuse('invalid_input', { detail: { field: 'address' } });
  const ticket: NewTicket = {
    ...{ memberId: member?.id ?? null, address: member === null ? address : null, sender: sandbox.settings.ip },
    ...{ kind, subject, reference: reference === '' ? null : reference, text: content, fileIds },
  };
  const length = checkLength(sandbox, kind, content);
  if (!length.ok) return length;
  const pictures = checkPictures(sandbox, ticket.memberId, fileIds);
  if (!pictures.ok) return pictures;
  if (member === null && !passesCheck(sandbox, 'feedback', input.humanCheck)) {
    return refuse('human_check_failed', { keepsWrites: true });
  }
  const same = sameTicket(sandbox, ticket);
  if (same !== undefined) return ok({ ticket: same.number, answerBy: iso(same.answerBy) });
  const rate = checkRate(sandbox, ticket);
  if (!rate.ok) return rate;
  const { number, answerBy } = openTicket(sandbox, ticket);
  return ok({ ticket: number, answerBy: iso(answerBy) });
};

const previewLength = 120;

export const ticketList: Handler<typeof contract.ticketList> = ({ sandbox, member }, input) => {
  const wanted = (input.q ?? '').trim().toLowerCase();
  const found = ticketsOf(sandbox, member.id).filter(
    ({ read, number, subject, entries }) =>
      !(input.unread === 'true' && read) &&
      [number, subject, ...entries.map(({ text }) => text)].join(' ').toLowerCase().includes(wanted),
  );
  const { items, totalPages } = pageOf(found, input);
  return ok({
    list: items.map((ticket) => ({
      ...headOf(ticket),
      preview: (ticket.entries.at(-1)?.text ?? '').slice(0, previewLength),
    })),
    totalPages,
    total: found.length,
  });
};

export const ticketThread: Handler<typeof contract.ticketThread> = (context, { number }) => {
  const ticket = ownTicket(context, number);
  return ticket.ok ? ok(threadOf(context, ticket.value)) : ticket;
};

export const ticketReply: Handler<typeof contract.ticketReply> = (context, { number, content, fileIds = [] }) => {
  const { sandbox, member } = context;
  const ticket = ownTicket(context, number);
  if (!ticket.ok) return ticket;
  const length = checkLength(sandbox, 'reply', content);
  if (!length.ok) return length;
  const pictures = checkPictures(sandbox, member.id, fileIds);
  if (!pictures.ok) return pictures;
  const last = ticket.value.entries.at(-1);
  const isRepeated = last?.from === 'player' && last.text === content;
  const rate = isRepeated ? ok(null) : checkRate(sandbox, ticket.value);
  if (!rate.ok) return rate;
  return ok(threadOf(context, replyToTicket(sandbox, ticket.value, { text: content, fileIds })));
};

function ownTicket({ sandbox, member }: MemberContext, number: string): Answer<SupportTicket> {
  const ticket = sandbox.store.get('supportTickets', number);
  return ticket?.memberId === member.id ? ok(ticket) : refuse('record_not_found');
}

const headOf = (ticket: SupportTicket) => {
  const { number, kind, subject, status, entries, answerBy, read } = ticket;
  return {
    ...{ number, kind, subject, status, read },
    createdAt: iso(entries[0]?.at ?? 0),
    updatedAt: iso(lastAt(ticket)),
    answerBy: status === 'waiting' ? iso(answerBy) : null,
  };
};

const threadOf = (
  { sandbox, session }: MemberContext,
  ticket: SupportTicket,
): WireOutputOf<typeof contract.ticketThread> => ({
  ...headOf(ticket),
  reference: ticket.reference,
  entries: ticket.entries.map(({ id, from, at, text, fileIds }) => ({
    ...{ id, from, text, at: iso(at) },
    pictures: fileIds.map((fileId) => pictureLink(sandbox, fileId, session)),
  })),
});
