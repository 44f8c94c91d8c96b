import type { ListedBet } from '#api/records.ts';
import { type MomentContext, shortMoment } from '#core/format/nearMoment.ts';
import { stateOf } from '#core/records/stateOf.ts';
import { paths } from '#core/routing/paths.ts';
import { ticketLimits } from './lottery.model.ts';
import type { Tickets, TicketView } from './lottery.types.ts';

/**
 * Makes the tickets of a member, newest first: those that wait, and the others. A bet that is listed twice is one ticket.
 * @param from the page that their records open over
 */
export function toTickets(
  bets: readonly ListedBet[],
  { from, ...moment }: MomentContext & { readonly from: string },
): Tickets {
  const each = new Map(bets.map((bet) => [bet.reference, bet]));
  const all = [...each.values()]
    .toSorted((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt))
    .map((bet): TicketView => {
      const { reference, gameName, pick = null, placedAt, stake, freeStake, win } = bet;
      return {
        reference,
        name: gameName,
        pick,
        bought: shortMoment(Date.parse(placedAt), moment),
        stake: freeStake ?? stake,
        win,
        state: stateOf(bet),
        href: paths.memberCentre(from, 'personalHistoryCopy', reference),
      };
    });
  const isOpen = ({ state }: TicketView): boolean => state === 'waiting';
  return {
    open: all.filter(isOpen).slice(0, ticketLimits.open),
    recent: all.filter((ticket) => !isOpen(ticket)).slice(0, ticketLimits.recent),
  };
}
