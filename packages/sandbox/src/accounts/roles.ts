import type { Member } from '../schema/accounts.ts';

const agentTypes: readonly number[] = [1, 2, 41, 42];

/** The type of an agent below another one. */
export const subAgentType = 2;

/** The assistant of an agent (AGT-15): a login of its own, which is no account of a player. */
export const assistantType = 43;

/** Whether the login for agents is for an account: agents and their assistants. */
export const isOfDesk = (member: Member): boolean => isAgent(member) || member.type === assistantType;

export function isAgent({ type }: Member): boolean {
  return agentTypes.includes(type);
}

/** ROL-04: a trial account. The platform refuses it most operations with `trial_not_allowed` (see `serveCall`). */
export function isTrial({ type }: Member): boolean {
  return type === 4;
}
