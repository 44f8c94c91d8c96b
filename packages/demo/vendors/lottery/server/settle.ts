import * as v from 'valibot';
import { isVoid, winningNumber } from '#sandbox/games/lotteryDraws.ts';
import type { Ending } from '#sandbox/money/ending.ts';
import { type StoredTicket, storedTicket } from './messages.ts';
import { plays } from './plays.ts';

/** What one line of a ticket wins, in satang; 0 until its draw. */
export function lineWin(
  { number, pays }: StoredTicket['lines'][number],
  { playType, drawn }: Pick<StoredTicket, 'playType' | 'drawn'>,
  stakeSatang: number,
): number {
  const play = plays.find(({ type }) => type === playType);
  return drawn !== null && play?.wins(drawn, number) === true ? stakeSatang * pays : 0;
}

/**
 * Settles a ticket at the time of its draw: each line by itself, and the ticket wins the sum of its lines. A draw that was called
 * off returns the stake.
 */
export const drawEnding: Ending = {
  dueAt: (_, { outcome }) => v.parse(storedTicket, outcome).drawsAt,
  decide(sandbox, { outcome, stakeSatang }) {
    const ticket = v.parse(storedTicket, outcome);
    if (isVoid(sandbox, ticket)) return { winSatang: stakeSatang, returnedSatang: stakeSatang, outcome: ticket };
    const drawn = winningNumber(sandbox, { id: ticket.lotteryId, digits: ticket.digits }, ticket.numero);
    const settled: StoredTicket = { ...ticket, drawn };
    const lineStake = stakeSatang / ticket.lines.length;
    return {
      winSatang: settled.lines.reduce((sum, line) => sum + lineWin(line, settled, lineStake), 0),
      outcome: settled,
    };
  },
};
