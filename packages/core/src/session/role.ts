import type { Session } from './session.ts';

export const roles = ['visitor', 'trial', 'member', 'agent', 'assistant'] as const;
/** A player's role on the site (ROL-01, ROL-02, ROL-03, ROL-04). The assistant of an agent is no player (AGT-15). */
export type Role = (typeof roles)[number];

const trialType = 4;
const assistantType = 43;
const agentTypes: readonly number[] = [1, 2, 41, 42];

/**
 * Derives the role from the session and the member info. Trial takes precedence over agent. A session whose account type
 * is unknown or any other is a member's.
 */
export function roleOf(session: Session | null, member?: { readonly type: number } | null): Role {
  if (session === null) return 'visitor';
  const types = [session.accountType, member?.type];
  if (types.includes(trialType)) return 'trial';
  if (types.includes(assistantType)) return 'assistant';
  return types.some((type) => typeof type === 'number' && agentTypes.includes(type)) ? 'agent' : 'member';
}
