import type { GameType } from '#api/primitives.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';

/** Game types whose demo vendors show a list of the player's bets. */
const listedTypes: ReadonlySet<GameType> = new Set(['SPORTS', 'LOTT', 'ELOTT']);
/** How many bets per member and vendor stay listed, besides all open ones. */
const maxListed = 100;

const listKey = (memberId: string, vassalage: string): string => `${memberId}:${vassalage}`;

/** Adds a new round to its member's list of bets. Joins the open transaction. */
export function listBet(sandbox: Sandbox, key: string, { memberId, vassalage, gameType }: Round): void {
  if (memberId === null || !listedTypes.has(gameType)) return;
  const list = listKey(memberId, vassalage);
  const keys = [key, ...(sandbox.store.get('memberRounds', list)?.keys ?? [])].filter(
    (each, at) => at < maxListed || sandbox.store.get('waitingRounds', each) !== undefined,
  );
  sandbox.store.put('memberRounds', list, { memberId, vassalage, keys });
}

/** A member's bets with a vendor, newest first: all open ones, and the latest settled ones. */
export function betsWith(sandbox: Sandbox, memberId: string, vassalage: string): readonly Round[] {
  const keys = sandbox.store.get('memberRounds', listKey(memberId, vassalage))?.keys ?? [];
  return keys.flatMap((key) => sandbox.store.get('rounds', key) ?? []);
}

/** The stakes of a member's open bets, in satang. */
export function inPlaySatang({ store }: Sandbox, memberId: string): number {
  let satang = 0;
  for (const [key, waiting] of store.entries('waitingRounds')) {
    if (waiting.memberId === memberId) satang += store.get('rounds', key)?.stakeSatang ?? 0;
  }
  return satang;
}

/** Builds the missing lists of a sandbox that an earlier version stored. Joins the open transaction. */
export function completeBets(sandbox: Sandbox): void {
  const known = new Set(Array.from(sandbox.store.entries('memberRounds'), ([list]) => list));
  for (const [key, round] of sandbox.store.entries('rounds')) {
    if (!known.has(listKey(round.memberId ?? '', round.vassalage))) listBet(sandbox, key, round);
  }
}
