import { LazyPushOffer } from '#core/app/LazyPushOffer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { TicketsProps } from '../lottery.types.ts';
import { useTickets } from '../useTickets.ts';
import { TicketList } from './TicketList.tsx';

/** The member's tickets, which it loads. */
export function ConnectedTickets({ from, ...rest }: TicketsProps) {
  return (
    <Stack gap="md">
      <TicketList {...rest} tickets={useTickets(from)} />
      <LazyPushOffer kind="draw" />
    </Stack>
  );
}
