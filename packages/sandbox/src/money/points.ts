import { type Result, fail, ok } from '#api/errors.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PointPosting } from '../schema/points.ts';

/** The account of the points that a member can spend. The ledger of points is double entry, like that of money. */
export const pointsAccount = (memberId: string): string => `points:${memberId}`;
/** The account of what a member's redemptions in process hold. */
export const heldPointsAccount = (memberId: string): string => `heldPoints:${memberId}`;
/** The account that points come from and go back to. */
export const housePoints = 'house';

/** A posting without the moment, which is that of the sandbox. */
export type NewPointPosting = Omit<PointPosting, 'at'>;

/**
 * Writes a posting of points: whole points that sum to zero. Refuses one that makes an account of a member negative.
 * Repeating a posting with the same reference moves nothing. Joins the open transaction.
 */
export function postPoints(sandbox: Sandbox, posting: NewPointPosting): Result<PointPosting, 'overdraft'> {
  const { store } = sandbox;
  const written = store.get('pointPostings', posting.ref);
  if (written) return ok(written);
  const sum = posting.lines.reduce((total, { points }) => total + points, 0);
  if (sum !== 0 || posting.lines.some(({ points }) => !Number.isSafeInteger(points))) {
    throw new Error(`the posting of points ${posting.ref} is not whole or does not sum to zero`);
  }
  const after = new Map<string, number>();
  for (const { account, points } of posting.lines) {
    after.set(account, (after.get(account) ?? pointsIn(sandbox, account)) + points);
  }
  for (const [account, points] of after) if (points < 0 && account !== housePoints) return fail('overdraft');
  const made: PointPosting = { ...posting, at: sandbox.now() };
  for (const [account, points] of after) store.put('pointAccounts', account, { account, points });
  store.put('pointPostings', made.ref, made);
  return ok(made);
}

/** The points of an account; zero for one that was never used. */
export const pointsIn = ({ store }: Sandbox, account: string): number =>
  store.get('pointAccounts', account)?.points ?? 0;

/** The sum of all accounts of points. Always zero; anything else is a bug of the ledger. */
export function sumOfAllPoints({ store }: Sandbox): number {
  let sum = 0;
  for (const [, { points }] of store.entries('pointAccounts')) sum += points;
  return sum;
}

/** What changed the points of a member. */
export interface PointChange {
  readonly posting: PointPosting;
  readonly changed: number;
  readonly balance: number;
}

/** What changed the points that a member can spend, oldest first. Walks the journal once. */
export function pointChangesOf({ store }: Sandbox, memberId: string): readonly PointChange[] {
  const account = pointsAccount(memberId);
  const changes: PointChange[] = [];
  let balance = 0;
  for (const [, posting] of store.entries('pointPostings')) {
    if (posting.memberId !== memberId) continue;
    const changed = posting.lines.reduce((sum, line) => sum + (line.account === account ? line.points : 0), 0);
    if (changed === 0) continue;
    balance += changed;
    changes.push({ posting, changed, balance });
  }
  return changes;
}
