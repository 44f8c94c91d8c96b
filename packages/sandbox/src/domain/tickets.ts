import { ok } from '#api/errors.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member, Ticket } from '../rows.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';

const ticketLivesMs = 5 * 60_000;
const mostFailures = 3;

/** A right that holds for five minutes: to give a second factor, or to set a new password. */
export function issueTicket(world: World, purpose: Ticket['purpose'], member: Member): Ticket {
  const now = world.now();
  for (const [key, { createdAt }] of [...world.store.entries('tickets')]) {
    if (createdAt + ticketLivesMs <= now) world.store.remove('tickets', key);
  }
  const ticket: Ticket = { ticket: createToken(), purpose, memberId: member.id, createdAt: now, failures: 0 };
  world.store.put('tickets', ticket.ticket, ticket);
  return ticket;
}

export function readTicket(
  world: World,
  purpose: Ticket['purpose'],
  text: string,
): Answer<{ ticket: Ticket; member: Member }> {
  const ticket = world.store.get('tickets', text);
  const member = ticket && world.store.get('members', ticket.memberId);
  const holds = ticket?.purpose === purpose && ticket.createdAt + ticketLivesMs > world.now();
  return holds && member ? ok({ ticket, member }) : refuse('ticket_expired');
}

/** The third wrong answer ends the ticket. */
export function countTicketFailure(world: World, ticket: Ticket): Answer<never> {
  const failures = ticket.failures + 1;
  if (failures >= mostFailures) endTicket(world, ticket);
  else world.store.put('tickets', ticket.ticket, { ...ticket, failures });
  return refuse(failures >= mostFailures ? 'ticket_expired' : 'second_factor_incorrect', { keepsWrites: true });
}

export function endTicket(world: World, { ticket }: Ticket): void {
  world.store.remove('tickets', ticket);
}
