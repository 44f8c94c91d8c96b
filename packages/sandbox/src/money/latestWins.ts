import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { smallestWinSatang } from '../seed/winners.ts';

/** The most entries on the winner board. */
export const maxWins = 50;

const onlyKey = 'all';

/** Lists a round on the winner board when its win is large and exceeds its stake. Joins the open transaction. */
export function listWin(sandbox: Sandbox, key: string, { memberId, stakeSatang, winSatang }: Round): void {
  // Practice rounds have no member.
  if (memberId === null || winSatang < smallestWinSatang || winSatang <= stakeSatang) return;
  const keys = [key, ...(sandbox.store.get('latestWins', onlyKey)?.keys ?? [])].slice(0, maxWins);
  sandbox.store.put('latestWins', onlyKey, { keys });
}

/** The rounds with the latest large wins, newest first. */
export function latestWins(sandbox: Sandbox): readonly Round[] {
  const keys = sandbox.store.get('latestWins', onlyKey)?.keys ?? [];
  return keys.flatMap((key) => sandbox.store.get('rounds', key) ?? []);
}
