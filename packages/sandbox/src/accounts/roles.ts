import type { Member } from '../schema/accounts.ts';

const agentTypes: readonly number[] = [1, 2, 41, 42];

/** The type of an agent below another one. */
export const subAgentType = 2;

export function isAgent({ type }: Member): boolean {
  return agentTypes.includes(type);
}

/** ROL-04: a trial account. The platform refuses it most operations with `trial_not_allowed` (see `serveCall`). */
export function isTrial({ type }: Member): boolean {
  return type === 4;
}
