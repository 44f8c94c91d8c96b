import * as v from 'valibot';
import { betsWith } from '../../bets.ts';
import { satangToAmount } from '../../ledger.ts';
import type { Round } from '../../rows.ts';
import type { World } from '../../world.ts';
import { type StoredTicket, type TicketAnswer, storedTicket } from './messages.ts';

/** A stored round in the page's words, so that asking again answers the same. */
export function describeTicket(round: Round): TicketAnswer {
  const ticket = v.parse(storedTicket, round.outcome);
  return {
    roundId: round.roundId,
    lotteryId: ticket.lotteryId,
    numero: ticket.numero,
    playType: ticket.playType,
    number: ticket.number,
    stake: satangToAmount(round.stakeSatang),
    pays: ticket.pays,
    boughtAt: round.playedAt,
    drawsAt: ticket.drawsAt,
    state: stateOf(round, ticket),
    win: satangToAmount(round.winSatang),
    drawn: ticket.drawn,
  };
}

function stateOf({ settledAt, winSatang }: Round, { drawn }: StoredTicket): TicketAnswer['state'] {
  if (settledAt === null) return 'waiting';
  if (drawn === null) return 'refunded';
  return winSatang > 0 ? 'won' : 'lost';
}

/**
 * The member's tickets with a vendor: all that wait, the next to be drawn first, then the latest of the others.
 * @param mostEnded so many of those that have ended
 */
export function ticketsOf(world: World, memberId: string, vassalage: string, mostEnded: number): TicketAnswer[] {
  const tickets = betsWith(world, memberId, vassalage)
    .filter(({ outcome }) => v.is(storedTicket, outcome))
    .map(describeTicket);
  const waiting = tickets.filter(({ state }) => state === 'waiting');
  const ended = tickets.filter(({ state }) => state !== 'waiting');
  return [...waiting.toSorted((one, other) => one.drawsAt - other.drawsAt), ...ended.slice(0, mostEnded)];
}
