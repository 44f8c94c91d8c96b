import * as v from 'valibot';
import { winningNumber } from '../../domain/lotteryDraws.ts';
import type { Ending } from '../../settlement.ts';
import { type StoredTicket, storedTicket } from './messages.ts';
import { plays } from './plays.ts';

/** A ticket is settled with its draw. */
export const drawEnding: Ending = {
  dueAt: (_, { outcome }) => v.parse(storedTicket, outcome).drawsAt,
  decide(world, { outcome, stakeSatang }) {
    const ticket = v.parse(storedTicket, outcome);
    const play = plays.find(({ type }) => type === ticket.playType);
    if (!play) throw new Error(`no such play: ${ticket.playType}`);
    const drawn = winningNumber(world, { id: ticket.lotteryId, digits: ticket.digits }, ticket.numero);
    return {
      winSatang: play.wins(drawn, ticket.number) ? stakeSatang * ticket.pays : 0,
      outcome: { ...ticket, drawn } satisfies StoredTicket,
    };
  },
};
