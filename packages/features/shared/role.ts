import type { Session } from './session.ts';

export const roles = ['visitor', 'trial', 'member', 'agent'] as const;
export type Role = (typeof roles)[number];

const trialType = 4;
const agentTypes: readonly number[] = [1, 2, 41, 42];

/**
 * Who is in front of the screen (section 6 of the specification). Trial wins over all; a token whose account type is
 * not known yet is a member, which is also what a token with any other type is.
 */
export function roleOf(session: Session | null, member?: { readonly type: number } | null): Role {
  if (session === null) return 'visitor';
  const types = [session.accountType, member?.type];
  if (types.includes(trialType)) return 'trial';
  return types.some((type) => typeof type === 'number' && agentTypes.includes(type)) ? 'agent' : 'member';
}
