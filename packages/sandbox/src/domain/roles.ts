import type { Member } from '../rows.ts';

const agentTypes: readonly number[] = [1, 2, 41, 42];

export function isAgent({ type }: Member): boolean {
  return agentTypes.includes(type);
}

/** ROL-04: a trial account looks around; what needs a real account is refused. */
export function isTrial({ type }: Member): boolean {
  return type === 4;
}
