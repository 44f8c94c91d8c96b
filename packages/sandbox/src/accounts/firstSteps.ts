import { dayMs } from '#text/durations.ts';
import { memberAccount } from '../money/ledger.ts';
import { movementsOf } from '../money/movements.ts';
import { protectionOf, restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { iso } from '../time.ts';

/** How long an account is new. */
const newMs = 31 * dayMs;

/** What a new member has done so far; null for an older one, and during a break. */
export function firstStepsOf(sandbox: Sandbox, { id, createdAt, practised }: Member) {
  if (createdAt === undefined || sandbox.now() - createdAt > newMs) return null;
  if (restOf(sandbox, id) !== null) return null;
  const limited = protectionOf(sandbox, id).limits.length > 0;
  const kinds = new Set(Array.from(movementsOf(sandbox, memberAccount(id)), ({ posting }) => posting.kind));
  return {
    openedAt: iso(createdAt),
    played: practised === true || kinds.has('stake'),
    deposited: kinds.has('deposit'),
    limited,
  };
}
