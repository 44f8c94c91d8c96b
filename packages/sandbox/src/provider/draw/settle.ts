import * as v from 'valibot';
import { winningNumber } from '../../domain/lotteryDraws.ts';
import { settleRound } from '../../rounds.ts';
import type { World } from '../../world.ts';
import { type StoredTicket, storedTicket } from './messages.ts';
import { plays } from './plays.ts';

/**
 * Ends the tickets of all draws that took place by now, each at the time of its draw. Asking again ends nothing twice;
 * where nothing is due it only looks at the tickets that wait.
 */
export function settleDueDraws(world: World): void {
  const due: { readonly key: string; readonly stakeSatang: number; readonly ticket: StoredTicket }[] = [];
  for (const [key, { gameType }] of world.store.entries('waitingRounds')) {
    if (gameType !== 'LOTT' && gameType !== 'ELOTT') continue;
    const round = world.store.get('rounds', key);
    const ticket = v.safeParse(storedTicket, round?.outcome);
    if (!round || !ticket.success || ticket.output.drawsAt > world.now()) continue;
    due.push({ key, stakeSatang: round.stakeSatang, ticket: ticket.output });
  }
  if (due.length === 0) return;
  // In the order in which they were drawn, so that each round knows the balance of its moment.
  due.sort((one, other) => one.ticket.drawsAt - other.ticket.drawsAt);
  world.store.transaction(() => {
    for (const { key, stakeSatang, ticket } of due) {
      const drawn = winningNumber(world, { id: ticket.lotteryId, digits: ticket.digits }, ticket.numero);
      const play = plays.find(({ type }) => type === ticket.playType);
      const won = play?.wins(drawn, ticket.number) ?? false;
      settleRound(world, key, {
        winSatang: won ? stakeSatang * ticket.pays : 0,
        outcome: { ...ticket, drawn } satisfies StoredTicket,
        at: ticket.drawsAt,
      });
    }
  });
}
