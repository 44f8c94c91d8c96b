import type { AgentPauseReason } from '#api/agentPause.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { AccountPause } from '../schema/agents.ts';
import { iso } from '../time.ts';

/** The pause of an account by the agent directly above (AGT-09c); undefined for none. One of a former agent is over. */
export function pauseOf({ store }: Sandbox, memberId: string): AccountPause | undefined {
  const pause = store.get('accountPauses', memberId);
  return pause !== undefined && pause.agentId === store.get('members', memberId)?.uplineId ? pause : undefined;
}

/** Whether this agent has paused the account, and so sends nothing to it. */
export const isPausedBy = (sandbox: Sandbox, agentId: string, memberId: string): boolean =>
  pauseOf(sandbox, memberId)?.agentId === agentId;

/** Pauses an account, or gives its pause another reason. Joins the open transaction. */
export function pauseAccount(
  sandbox: Sandbox,
  agent: Pick<Member, 'id'>,
  memberId: string,
  { reason, note }: { readonly reason: AgentPauseReason; readonly note: string },
): void {
  const since = pauseOf(sandbox, memberId)?.since ?? sandbox.now();
  sandbox.store.put('accountPauses', memberId, { memberId, agentId: agent.id, since, reason, note });
}

/** Lifts a pause. Joins the open transaction. */
export const resumeAccount = ({ store }: Sandbox, memberId: string): void => store.remove('accountPauses', memberId);

/** The pause of an account for the contract. */
export function pauseView(sandbox: Sandbox, memberId: string) {
  const pause = pauseOf(sandbox, memberId);
  if (pause === undefined) return null;
  const { agentId, since, reason, note } = pause;
  return { since: iso(since), by: sandbox.store.get('members', agentId)?.nickname ?? '', reason, note };
}
