import type { AgentRight } from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { isAgent } from '../accounts/roles.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Assistant } from '../schema/agents.ts';

/** What an account, or its assistant, may do with its team; nothing for an account that is no agent. */
export function rightsOf(
  { settings }: Sandbox,
  member: Member,
  assistant: Pick<Assistant, 'rights'> | null = null,
): readonly AgentRight[] {
  if (!isAgent(member)) return [];
  return settings.agents.rights.filter((right) => {
    if (right === 'transfer' && settings.flags['TRANSFERDOWN'] !== true) return false;
    return assistant === null || (right === 'setRates' && assistant.rights.includes('rates'));
  });
}

/** Refuses an account that is no agent with `not_agent`, and an agent without the right with `operation_not_allowed`. */
export function checkRight(sandbox: Sandbox, member: Member, right?: AgentRight): Answer<null> {
  if (!isAgent(member)) return refuse('not_agent');
  return right === undefined || rightsOf(sandbox, member).includes(right) ? ok(null) : refuse('operation_not_allowed');
}
