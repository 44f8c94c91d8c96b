import * as v from 'valibot';
import { pictureLink } from '../../accounts/pictureLinks.ts';
import { answerTicket, lastAt } from '../../inbox/tickets.ts';
import { type Answer, refuse } from '../../refusal.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SupportTicket } from '../../schema/inbox.ts';
import { iso } from '../../time.ts';

/** Lists what players wait for an answer to, the one that is promised first at the top, for the back office. */
export function listTickets(sandbox: Sandbox) {
  const { store } = sandbox;
  const waiting = Array.from(store.entries('supportTickets'), ([, ticket]) => ticket).filter(
    ({ status }) => status === 'waiting',
  );
  return {
    list: waiting
      .toSorted((one, other) => one.answerBy - other.answerBy)
      .map((ticket) => ({
        number: ticket.number,
        account: accountOf(store, ticket),
        kind: ticket.kind,
        subject: ticket.subject,
        reference: ticket.reference,
        answerBy: iso(ticket.answerBy),
        updatedAt: iso(lastAt(ticket)),
        entries: ticket.entries.map(({ from, at, text, fileIds }) => ({
          ...{ from, text, at: iso(at) },
          pictures: fileIds.map((id) => pictureLink(sandbox, id, 'staff')),
        })),
      })),
  };
}

/** The name of a member, or where a visitor is answered. */
const accountOf = (store: Sandbox['store'], { memberId, address }: SupportTicket): string =>
  (memberId === null ? address : store.get('members', memberId)?.account) ?? '';

const answerBody = v.strictObject({
  number: v.string(),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_000)),
});

/** Answers a ticket. Refuses with `order_closed` one that does not wait for an answer. */
export function actOnTicket(sandbox: Sandbox, body: unknown): Answer<SupportTicket> {
  const { number, text } = v.parse(answerBody, body);
  return sandbox.store.transaction((): Answer<SupportTicket> => {
    const ticket = sandbox.store.get('supportTickets', number);
    if (ticket === undefined) return refuse('invalid_input');
    if (ticket.status !== 'waiting') return refuse('order_closed');
    return { ok: true, value: answerTicket(sandbox, ticket, text) };
  });
}
