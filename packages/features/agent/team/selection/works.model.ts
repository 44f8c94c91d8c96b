import type { AgentRight } from '#api/agent.ts';
import type { Other } from '#api/open.ts';
import type { WorkName } from './selection.types.ts';

const rightFor: Readonly<Partial<Record<WorkName, AgentRight>>> = { envelope: 'transfer', rates: 'setRates' };

/** Whether an agent with these rights may do something with picked accounts. */
export function isAllowed(work: WorkName, rights: readonly (AgentRight | Other)[]): boolean {
  const needed = rightFor[work];
  return needed === undefined || rights.some((right) => right === needed);
}
