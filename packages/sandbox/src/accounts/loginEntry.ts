import { ok } from '#api/errors.ts';
import { assistantOf } from '../agents/assistants.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { isOfDesk } from './roles.ts';

/**
 * ROL-03: whether an account may log in by this page. Without the agent centre there is no login for agents (FLG-02). A
 * refusal keeps what was consumed.
 */
export function checkEntry(sandbox: Sandbox, member: Member, entry: 'member' | 'agent' | undefined): Answer<null> {
  if (assistantOf(sandbox, member.id)?.state === 'suspended') {
    return refuse('operation_not_allowed', { keepsWrites: true, detail: { assistant: true } });
  }
  if (entry === 'agent' && !isFeatureOn(sandbox, 'AGENTCENTRE')) {
    return refuse('operation_not_allowed', { keepsWrites: true });
  }
  if (entry === 'agent' && !isOfDesk(member)) return refuse('not_agent', { keepsWrites: true });
  const isBarred = entry === 'member' && sandbox.settings.membersOnlyEntry && isOfDesk(member);
  return isBarred ? refuse('not_member', { keepsWrites: true }) : ok(null);
}
