import { ok } from '#api/errors.ts';
import { createToken } from '../crypto/token.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Ticket } from '../schema/accounts.ts';

const lifetimeMs = 5 * 60_000;
const maxFailures = 3;

/** Issues a ticket of five minutes that authorises its holder to complete a login or to set a new password. */
export function issueTicket(sandbox: Sandbox, purpose: Ticket['purpose'], member: Member): Ticket {
  const now = sandbox.now();
  sandbox.store.removeFirst('tickets', ({ createdAt }) => createdAt + lifetimeMs <= now);
  const ticket: Ticket = { ticket: createToken(), purpose, memberId: member.id, createdAt: now, failures: 0 };
  sandbox.store.put('tickets', ticket.ticket, ticket);
  return ticket;
}

/** Finds a ticket and its member. Refuses with `ticket_expired`, also for another purpose. */
export function readTicket(
  sandbox: Sandbox,
  purpose: Ticket['purpose'],
  text: string,
): Answer<{ ticket: Ticket; member: Member }> {
  const ticket = sandbox.store.get('tickets', text);
  const member = ticket && sandbox.store.get('members', ticket.memberId);
  const isValid = ticket?.purpose === purpose && ticket.createdAt + lifetimeMs > sandbox.now();
  return isValid && member ? ok({ ticket, member }) : refuse('ticket_expired');
}

/** Counts a wrong answer and refuses. The third one ends the ticket. */
export function countTicketFailure(sandbox: Sandbox, ticket: Ticket): Answer<null> {
  const failures = ticket.failures + 1;
  if (failures >= maxFailures) endTicket(sandbox, ticket);
  else sandbox.store.put('tickets', ticket.ticket, { ...ticket, failures });
  return refuse(failures >= maxFailures ? 'ticket_expired' : 'second_factor_incorrect', { keepsWrites: true });
}

export function endTicket(sandbox: Sandbox, { ticket }: Ticket): void {
  sandbox.store.remove('tickets', ticket);
}
