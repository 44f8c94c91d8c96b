import { isAgent } from '../accounts/roles.ts';
import type { Span } from '../listing/span.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { teamIndex } from './teamIndex.ts';

/** An agent above an account, and the account of the agent's direct downline on the way to it, which can be the account itself. */
export interface Step {
  readonly agentId: string;
  readonly sourceId: string;
}

/** The account directly above at a moment, ms, and the time around it in which that is so. Null for the top of a tree. */
export function uplineSpan(
  { store }: Sandbox,
  memberId: string,
  at: number,
): Span & { readonly uplineId: string | null } {
  const { uplineId = null, formerUplines = [] } = store.get('members', memberId) ?? {};
  let begins = -Infinity;
  for (const { uplineId: former, until } of formerUplines) {
    if (at < until) return { uplineId: former, begins, ends: until };
    begins = until;
  }
  return { uplineId, begins, ends: Infinity };
}

/** The time that is part of all of some spans. */
export const common = (...spans: readonly Span[]): Span => ({
  begins: Math.max(...spans.map(({ begins }) => begins)),
  ends: Math.min(...spans.map(({ ends }) => ends)),
});

/** Whether an account was an agent at a moment, ms, and the time around it in which that is so. */
function agentSpan(member: Member, at: number): Span & { readonly was: boolean } {
  let begins = -Infinity;
  for (const { isAgent: was, until } of member.formerKinds ?? []) {
    if (at < until) return { was, begins, ends: until };
    begins = until;
  }
  return { was: isAgent(member), begins, ends: Infinity };
}

/** The agents above an account at a moment, the nearest first, and the time around it in which they are the same. */
export function stepsSpan(sandbox: Sandbox, memberId: string, at: number): Span & { readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  let span: Span = { begins: -Infinity, ends: Infinity };
  for (let sourceId: string | null = memberId; sourceId !== null;) {
    const { uplineId, ...held } = uplineSpan(sandbox, sourceId, at);
    span = common(span, held);
    const above = uplineId === null ? undefined : sandbox.store.get('members', uplineId);
    if (above !== undefined) {
      const { was, ...kept } = agentSpan(above, at);
      span = common(span, kept);
      if (was) steps.push({ agentId: above.id, sourceId });
    }
    sourceId = above?.id ?? null;
  }
  return { steps, ...span };
}

/**
 * Keeps what holds for a while, by key: asked again at another moment of the same time, it is not worked out again.
 *
 * @param find what holds at a moment, and the time around it in which it does
 */
export function whileItHolds<Args extends readonly string[], Held extends Span>(
  find: (at: number, ...args: Args) => Held,
): (at: number, ...args: Args) => Held {
  const known = new Map<string, Held>();
  return (at, ...args) => {
    const key = args.join(' ');
    const held = known.get(key);
    if (held !== undefined && at >= held.begins && at < held.ends) return held;
    const found = find(at, ...args);
    known.set(key, found);
    return found;
  };
}

/** The first moment that no bet was settled at, ms: what changes now counts for no bet that was settled before. */
export function firstFreeMoment(sandbox: Sandbox): number {
  const now = sandbox.now();
  return teamIndex(sandbox).settledBets(now, now + 1).length === 0 ? now : now + 1;
}

/**
 * Moves an account with everything below it to another place. Bets that were settled before stay those of the old place.
 * Joins the open transaction.
 */
export function moveAccount(sandbox: Sandbox, memberId: string, uplineId: string | null): void {
  const member = sandbox.store.get('members', memberId);
  if (member === undefined || member.uplineId === uplineId) return;
  const former = { uplineId: member.uplineId, until: firstFreeMoment(sandbox) };
  const formerUplines = [...(member.formerUplines ?? []), former];
  sandbox.store.put('members', memberId, { ...member, uplineId, formerUplines });
}
