import type { TicketEntry } from '#api/feedback.ts';
import type { MessageEntry } from '#api/messages.ts';
import { ticketRef } from '#core/routing/ticketRef.ts';
import type { MessageRow } from './messages.types.ts';

/**
 * The rows of a folder.
 * @param nameOf the name of a kind
 * @param advertises whether the player may see what advertises: not during a break, and not before that is known (RSP-06)
 */
export const messageRows = (
  list: readonly MessageEntry[],
  nameOf: (kind: MessageEntry['kind']) => string,
  advertises: boolean,
): readonly MessageRow[] =>
  list
    .filter(({ kind }) => advertises || kind !== 'promotion')
    .map(({ id, kind, title, preview, at, read }) => ({
      id,
      key: id,
      title,
      preview,
      at: Date.parse(at),
      read,
      kind: nameOf(kind),
      ticket: null,
    }));

/**
 * The rows of questions.
 * @param nameOf the name of a kind, for what has no subject
 */
export const ticketRows = (
  list: readonly TicketEntry[],
  nameOf: (kind: TicketEntry['kind']) => string,
): readonly MessageRow[] =>
  list.map(({ number, kind, subject, preview, updatedAt, read, status }) => ({
    id: ticketRef(number),
    key: number,
    title: subject === '' ? nameOf(kind) : subject,
    preview,
    at: Date.parse(updatedAt),
    read,
    kind: null,
    ticket: { number, status },
  }));
