import type { Sandbox } from '../sandbox.ts';
import type { LoginFailures } from '../schema/accounts.ts';

const retentionMs = 24 * 60 * 60_000;

/** Consecutive failed logins of an account, and whether they lock it now. */
export function failuresOf(sandbox: Sandbox, account: string): { count: number; locked: boolean } {
  const row = sandbox.store.get('loginFailures', account);
  if (!row || isOver(row, sandbox.now())) return { count: 0, locked: false };
  return { count: row.count, locked: row.lockedUntil !== null };
}

/** Counts a failed login and returns the new count. Locks the account at the operator's limit. */
export function countFailure(sandbox: Sandbox, account: string): number {
  const now = sandbox.now();
  for (const [key, row] of [...sandbox.store.entries('loginFailures')]) {
    if (isOver(row, now)) sandbox.store.remove('loginFailures', key);
  }
  const { lockAfterFailures, lockMinutes } = sandbox.settings;
  const count = failuresOf(sandbox, account).count + 1;
  const lockedUntil = count >= lockAfterFailures ? now + lockMinutes * 60_000 : null;
  sandbox.store.put('loginFailures', account, { account, count, lastAt: now, lockedUntil });
  return count;
}

export function clearFailures(sandbox: Sandbox, account: string): void {
  sandbox.store.remove('loginFailures', account);
}

/** A count ends with its lock, or a day after the last failure. */
function isOver({ lastAt, lockedUntil }: LoginFailures, now: number): boolean {
  return (lockedUntil ?? lastAt + retentionMs) <= now;
}
