import type { Round } from './rows.ts';
import { smallestWinSatang } from './seed/winners.ts';
import type { World } from './world.ts';

/** A board has no more room. */
export const mostWins = 50;

const all = 'all';

/** Lists what a round has won, if that is big and more than it cost. Practice wins nothing. Joins the open transaction. */
export function listWin(world: World, key: string, { memberId, stakeSatang, winSatang }: Round): void {
  if (memberId === null || winSatang < smallestWinSatang || winSatang <= stakeSatang) return;
  const keys = [key, ...(world.store.get('latestWins', all)?.keys ?? [])].slice(0, mostWins);
  world.store.put('latestWins', all, { keys });
}

/** The rounds that have won much, newest first. */
export function latestWins(world: World): readonly Round[] {
  const keys = world.store.get('latestWins', all)?.keys ?? [];
  return keys.flatMap((key) => world.store.get('rounds', key) ?? []);
}
