import * as v from 'valibot';
import { satangToAmount } from '../../ledger.ts';
import type { Round } from '../../rows.ts';
import type { World } from '../../world.ts';
import { type TicketAnswer, storedTicket } from './messages.ts';

/** A stored round in the page's words, so that asking again answers the same. */
export function describeTicket(round: Round): TicketAnswer {
  const ticket = v.parse(storedTicket, round.outcome);
  const settled = round.winSatang > 0 ? 'won' : 'lost';
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
    state: round.settledAt === null ? 'waiting' : settled,
    win: satangToAmount(round.winSatang),
    drawn: ticket.drawn,
  };
}

/** The member's tickets with a vendor: those that wait, the next to be drawn first, then the others, latest first. */
export function ticketsOf(world: World, memberId: string, vassalage: string, most: number): TicketAnswer[] {
  const own: Round[] = [];
  for (const [, round] of world.store.entries('rounds')) {
    if (round.memberId === memberId && round.vassalage === vassalage) own.push(round);
  }
  const tickets = own
    .toSorted((one, other) => other.playedAt - one.playedAt)
    .filter(({ outcome }) => v.is(storedTicket, outcome))
    .map(describeTicket);
  const waiting = tickets.filter(({ state }) => state === 'waiting');
  const ended = tickets.filter(({ state }) => state !== 'waiting');
  return [...waiting.toSorted((one, other) => one.drawsAt - other.drawsAt), ...ended].slice(0, most);
}
