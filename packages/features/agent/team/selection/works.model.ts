import type { AgentRight } from '#api/agent.ts';
import type { Other } from '#api/open.ts';
import type { WorkName } from './selection.types.ts';

const rightFor: Readonly<Partial<Record<WorkName, AgentRight>>> = { envelope: 'transfer', rates: 'setRates' };

/** Whether an agent with these rights may do something with picked accounts. */
export function isAllowed(work: WorkName, rights: readonly (AgentRight | Other)[]): boolean {
  const needed = rightFor[work];
  return needed === undefined || rights.some((right) => right === needed);
}

const assistantRightFor: Readonly<Record<WorkName, string | null>> = {
  message: 'message',
  envelope: null,
  rates: 'rates',
  export: 'read',
};

/** Whether an assistant with these rights may do something with picked accounts (AGT-15). Money never. */
export function mayAssist(work: WorkName, rights: readonly string[]): boolean {
  const needed = assistantRightFor[work];
  return needed !== null && rights.includes(needed);
}
