import type { LoginFailures } from '../rows.ts';
import type { World } from '../world.ts';

const rememberedMs = 24 * 60 * 60_000;

/** Failed sign-ins in a row, and whether they have locked the account for now. */
export function failuresOf(world: World, account: string): { count: number; locked: boolean } {
  const row = world.store.get('loginFailures', account);
  if (!row || isOver(row, world.now())) return { count: 0, locked: false };
  return { count: row.count, locked: row.lockedUntil !== null };
}

/** Counts one more and answers how many there are now. */
export function countFailure(world: World, account: string): number {
  const now = world.now();
  for (const [key, row] of [...world.store.entries('loginFailures')]) {
    if (isOver(row, now)) world.store.remove('loginFailures', key);
  }
  const { lockAfterFailures, lockMinutes } = world.settings;
  const count = failuresOf(world, account).count + 1;
  const lockedUntil = count >= lockAfterFailures ? now + lockMinutes * 60_000 : null;
  world.store.put('loginFailures', account, { account, count, lastAt: now, lockedUntil });
  return count;
}

export function forgetFailures(world: World, account: string): void {
  world.store.remove('loginFailures', account);
}

/** A lock that ran out, or a day without another failure, starts the count anew. */
function isOver({ lastAt, lockedUntil }: LoginFailures, now: number): boolean {
  return (lockedUntil ?? lastAt + rememberedMs) <= now;
}
