import type { TicketsProps } from '../lottery.types.ts';
import { useTickets } from '../useTickets.ts';
import { TicketList } from './TicketList.tsx';

/** The member's tickets, which it loads. */
export function ConnectedTickets({ from, ...rest }: TicketsProps) {
  return <TicketList {...rest} tickets={useTickets(from)} />;
}
