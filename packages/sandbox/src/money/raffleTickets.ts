import type { Sandbox } from '../sandbox.ts';
import type { RaffleTicket } from '../schema/raffle.ts';

/** What a ticket needs. `id` is unique for its member. */
export type NewTicket = Pick<RaffleTicket, 'id' | 'from' | 'endsAt'>;

/** Gives a member a ticket for the wheel that is on, once. Does nothing without a wheel. Joins the open transaction. */
export function giveTicket(sandbox: Sandbox, memberId: string, given: NewTicket): void {
  const { store, settings } = sandbox;
  if (settings.raffle === null || store.get('raffleTickets', ticketKey(memberId, given.id)) !== undefined) return;
  const { promotionId } = settings.raffle;
  store.put('raffleTickets', ticketKey(memberId, given.id), { ...given, memberId, promotionId, spin: null });
  const { ids = [] } = store.get('memberTickets', memberId) ?? {};
  store.put('memberTickets', memberId, { memberId, ids: [given.id, ...ids] });
}

/** All tickets of a member, newest first. */
export const ticketsOf = ({ store }: Sandbox, memberId: string): readonly RaffleTicket[] =>
  (store.get('memberTickets', memberId)?.ids ?? []).flatMap(
    (id) => store.get('raffleTickets', ticketKey(memberId, id)) ?? [],
  );

/** The tickets that can be used now, what ends first before the rest. */
export const usableTickets = (sandbox: Sandbox, memberId: string): readonly RaffleTicket[] =>
  ticketsOf(sandbox, memberId)
    .filter((ticket) => ticket.spin === null && isOpen(sandbox, ticket))
    .toSorted((one, other) => one.endsAt - other.endsAt);

/** Whether a ticket has not ended, and its wheel is on. */
export const isOpen = ({ settings, now }: Sandbox, { promotionId, endsAt }: RaffleTicket): boolean =>
  promotionId === settings.raffle?.promotionId && now() < endsAt;

export const ticketKey = (memberId: string, id: string): string => `${memberId} ${id}`;
