import * as v from 'valibot';
import { betsWith } from '#sandbox/money/bets.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { type StoredTicket, type TicketAnswer, storedTicket } from './messages.ts';
import { lineWin } from './settle.ts';

/** Describes a stored round for the page. A repeated request gets the same description. */
export function describeTicket(round: Round): TicketAnswer {
  const ticket = v.parse(storedTicket, round.outcome);
  const lineStake = round.stakeSatang / ticket.lines.length;
  return {
    roundId: round.roundId,
    lotteryId: ticket.lotteryId,
    numero: ticket.numero,
    playType: ticket.playType,
    lines: ticket.lines.map((line) => ({ ...line, win: satangToAmount(lineWin(line, ticket, lineStake)) })),
    lineStake: satangToAmount(lineStake),
    stake: satangToAmount(round.stakeSatang),
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
 * The member's tickets with a vendor: all waiting ones by their draw, then the latest ended ones.
 * @param mostEnded the maximum number of ended tickets
 */
export function ticketsOf(sandbox: Sandbox, memberId: string, vassalage: string, mostEnded: number): TicketAnswer[] {
  const tickets = betsWith(sandbox, memberId, vassalage)
    .filter(({ outcome }) => v.is(storedTicket, outcome))
    .map(describeTicket);
  const waiting = tickets.filter(({ state }) => state === 'waiting');
  const ended = tickets.filter(({ state }) => state !== 'waiting');
  return [...waiting.toSorted((one, other) => one.drawsAt - other.drawsAt), ...ended.slice(0, mostEnded)];
}
