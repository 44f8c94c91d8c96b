import * as v from 'valibot';
import { winningNumber } from '#sandbox/games/lotteryDraws.ts';
import type { Ending } from '#sandbox/money/ending.ts';
import { type StoredTicket, storedTicket } from './messages.ts';
import { plays } from './plays.ts';

/** Settles a ticket at the time of its draw. */
export const drawEnding: Ending = {
  dueAt: (_, { outcome }) => v.parse(storedTicket, outcome).drawsAt,
  decide(sandbox, { outcome, stakeSatang }) {
    const ticket = v.parse(storedTicket, outcome);
    const play = plays.find(({ type }) => type === ticket.playType);
    if (!play) throw new Error(`no such play: ${ticket.playType}`);
    const drawn = winningNumber(sandbox, { id: ticket.lotteryId, digits: ticket.digits }, ticket.numero);
    return {
      winSatang: play.wins(drawn, ticket.number) ? stakeSatang * ticket.pays : 0,
      outcome: { ...ticket, drawn } satisfies StoredTicket,
    };
  },
};
