import type { GameType } from '#api/primitives.ts';
import type { Round } from './rows.ts';
import type { World } from './world.ts';

/** Kinds whose pages show what a player has bet: matches and draws. Of the others nobody asks for a list. */
const listedTypes: ReadonlySet<GameType> = new Set(['SPORTS', 'LOTT', 'ELOTT']);
/** So many of a member's bets with a vendor stay listed, besides those that wait. */
const mostListed = 100;

const listKey = (memberId: string, vassalage: string): string => `${memberId}:${vassalage}`;

/** Lists a round that was just placed. Joins the open transaction. */
export function listBet(world: World, key: string, { memberId, vassalage, gameType }: Round): void {
  if (memberId === null || !listedTypes.has(gameType)) return;
  const list = listKey(memberId, vassalage);
  const keys = [key, ...(world.store.get('memberRounds', list)?.keys ?? [])].filter(
    (each, at) => at < mostListed || world.store.get('waitingRounds', each) !== undefined,
  );
  world.store.put('memberRounds', list, { memberId, vassalage, keys });
}

/** What a member has bet with a vendor, newest first: everything that waits, and the latest that ended. */
export function betsWith(world: World, memberId: string, vassalage: string): readonly Round[] {
  const keys = world.store.get('memberRounds', listKey(memberId, vassalage))?.keys ?? [];
  return keys.flatMap((key) => world.store.get('rounds', key) ?? []);
}

/** Lists the bets of a world that was kept before there were lists. Joins the open transaction. */
export function completeBets(world: World): void {
  const known = new Set(Array.from(world.store.entries('memberRounds'), ([list]) => list));
  for (const [key, round] of world.store.entries('rounds')) {
    if (!known.has(listKey(round.memberId ?? '', round.vassalage))) listBet(world, key, round);
  }
}
