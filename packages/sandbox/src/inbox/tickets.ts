import { ok } from '#api/errors.ts';
import { longestFeedback } from '#api/feedback.ts';
import { uploadLimits } from '#api/uploadLimits.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { readLines } from '#text/readText.ts';
import { sendMessage } from '../accounts/outbox.ts';
import { ownFile } from '../accounts/uploads.ts';
import { note } from '../live/note.ts';
import { derivedReference } from '../money/references.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SupportEntry, SupportTicket } from '../schema/inbox.ts';

/** How many texts one player, or one visitor's address, sends within an hour. */
export const mostPerHour = 5;

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Counts the letters of a text as a reader does: a Thai letter with its marks is one (CON-02). */
export const countLetters = (text: string): number => [...graphemes.segment(text)].length;

/** Within how many hours a question is answered: a VIP level can have fewer (VIP-01). */
export function answerHoursFor({ settings, store }: Sandbox, memberId: string | null): number {
  const rank = memberId === null ? null : (store.get('members', memberId)?.club?.rankLevel ?? null);
  const level = settings.vip.levels.find((each) => each.rank === rank);
  return level?.answerHours ?? settings.support.answerHours;
}

/** Refuses a text that is too short or too long. A reply can be a single word. */
export function checkLength({ settings }: Sandbox, kind: SupportTicket['kind'] | 'reply', text: string): Answer<null> {
  const { question } = settings.support;
  const max = kind === 'feedback' ? longestFeedback : question.max;
  const min = kind === 'feedback' || kind === 'reply' ? 1 : question.min;
  const letters = countLetters(readLines(text));
  return letters >= min && letters <= max ? ok(null) : refuse('content_length', { detail: { min, max } });
}

/** Refuses more than three pictures, and pictures of others. */
export function checkPictures(sandbox: Sandbox, memberId: string | null, fileIds: readonly string[]): Answer<null> {
  if (fileIds.length > uploadLimits.count) return refuse('upload_invalid', { detail: { reason: 'count' } });
  const known = fileIds.every((id) => memberId !== null && ownFile(sandbox, memberId, id) !== undefined);
  return known ? ok(null) : refuse('invalid_input', { detail: { field: 'fileIds' } });
}

/** Refuses a sender who has written as much as an hour allows. */
export function checkRate(sandbox: Sandbox, from: Pick<SupportTicket, 'memberId' | 'sender'>): Answer<null> {
  const since = sandbox.now() - hourMs;
  let written = 0;
  for (const [, ticket] of sandbox.store.entries('supportTickets')) {
    const isSame = from.memberId === null ? ticket.sender === from.sender : ticket.memberId === from.memberId;
    if (!isSame || (from.memberId === null && ticket.memberId !== null)) continue;
    written += ticket.entries.filter((entry) => entry.from === 'player' && entry.at > since).length;
  }
  return written < mostPerHour ? ok(null) : refuse('too_many_requests');
}

/** What a new ticket needs. */
export type NewTicket = Pick<SupportTicket, 'memberId' | 'address' | 'sender' | 'kind' | 'subject' | 'reference'> &
  Pick<SupportEntry, 'text' | 'fileIds'>;

/** The ticket of the same sender with the same text of the last day: the answer to it was lost. */
export function sameTicket(sandbox: Sandbox, wanted: NewTicket): SupportTicket | undefined {
  const since = sandbox.now() - dayMs;
  for (const [, ticket] of sandbox.store.entries('supportTickets')) {
    const { memberId, address, kind, subject, entries } = ticket;
    const [first] = entries;
    const isSame = memberId === wanted.memberId && address === wanted.address && kind === wanted.kind;
    if (isSame && subject === wanted.subject && first?.text === wanted.text && first.at > since) return ticket;
  }
  return undefined;
}

/** Opens a ticket. The caller checks everything. Joins the open transaction. */
export function openTicket(sandbox: Sandbox, { text, fileIds, ...given }: NewTicket): SupportTicket {
  const { store, settings } = sandbox;
  const at = sandbox.now();
  const count = [...store.entries('supportTickets')].length;
  const number = derivedReference('Q', `ticket ${count + 1} ${at}`);
  const hours = given.kind === 'complaint' ? settings.support.complaintHours : answerHoursFor(sandbox, given.memberId);
  const answerBy = at + hours * hourMs;
  const entries: readonly SupportEntry[] = [{ id: `${number}-1`, from: 'player', at, text, fileIds }];
  return keep(sandbox, { ...given, number, entries, status: 'waiting', answerBy, read: true });
}

/** Adds an entry of the player. Repeating the last one changes nothing. Joins the open transaction. */
export function replyToTicket(
  sandbox: Sandbox,
  ticket: SupportTicket,
  { text, fileIds }: Pick<SupportEntry, 'text' | 'fileIds'>,
): SupportTicket {
  const last = ticket.entries.at(-1);
  if (last?.from === 'player' && last.text === text) return ticket;
  const answerBy = sandbox.now() + answerHoursFor(sandbox, ticket.memberId) * hourMs;
  return keep(sandbox, { ...withEntry(sandbox, ticket, 'player', text, fileIds), status: 'waiting', answerBy });
}

/** Adds an answer of customer service. A visitor is told by e-mail or SMS. Joins the open transaction. */
export function answerTicket(sandbox: Sandbox, ticket: SupportTicket, text: string): SupportTicket {
  const { address, number, memberId } = ticket;
  if (address !== null) {
    const channel = address.includes('@') ? 'email' : 'sms';
    sendMessage(sandbox, { channel, to: address, text: `${number}: ${text}`, code: null, link: null });
  }
  if (memberId !== null) {
    const label = { th: ticket.subject, en: ticket.subject };
    note(sandbox, memberId, 'supportAnswer', {
      label,
      reference: number,
      link: { page: 'messageV2', reference: number },
    });
  }
  return keep(sandbox, {
    ...withEntry(sandbox, ticket, 'support', text, []),
    status: 'answered',
    read: memberId === null,
  });
}

function withEntry(
  { now }: Sandbox,
  ticket: SupportTicket,
  from: SupportEntry['from'],
  text: string,
  fileIds: readonly string[],
): SupportTicket {
  const id = `${ticket.number}-${ticket.entries.length + 1}`;
  return { ...ticket, entries: [...ticket.entries, { id, from, at: now(), text, fileIds }] };
}

/** Marks tickets of a member as read or unread. Other numbers change nothing. */
export function markTickets(sandbox: Sandbox, memberId: string, numbers: readonly string[], read: boolean): void {
  for (const number of numbers) {
    const ticket = sandbox.store.get('supportTickets', number);
    const isAnswered = ticket?.entries.some(({ from }) => from === 'support') === true;
    if (ticket?.memberId === memberId && isAnswered) keep(sandbox, { ...ticket, read });
  }
}

/** What a member has asked, the latest entry first. */
export function ticketsOf({ store }: Sandbox, memberId: string): readonly SupportTicket[] {
  const own = Array.from(store.entries('supportTickets'), ([, ticket]) => ticket).filter(
    (ticket) => ticket.memberId === memberId,
  );
  return own.toSorted((one, other) => lastAt(other) - lastAt(one));
}

export const lastAt = ({ entries }: SupportTicket): number => entries.at(-1)?.at ?? 0;

function keep({ store }: Sandbox, ticket: SupportTicket): SupportTicket {
  store.put('supportTickets', ticket.number, ticket);
  return ticket;
}
