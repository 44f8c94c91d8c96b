import { dayMs } from '#text/durations.ts';
import { createMember } from '../accounts/accounts.ts';
import { recordLogin } from '../accounts/logins.ts';
import { demoPassword } from '../accounts/password.ts';
import { assistantType } from '../accounts/roles.ts';
import { addAssistant, assistantOf, noteAct } from '../agents/assistants.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import { userAgents } from './userAgents.ts';

/** The assistant of `agent` (AGT-15): looks at the team and writes to it. Has the password of all demo accounts. */
export const demoAssistant = { account: 'assistant', nickname: 'น้องฝ้าย ผู้ช่วย' } as const;

/** Opens the login of the demo assistant. Joins the open transaction. */
export function seedAssistants(sandbox: Sandbox): void {
  const agent = sandbox.store.get('members', memberIdOf('agent'));
  if (agent === undefined) return;
  const { id } = createMember(sandbox, {
    ...demoAssistant,
    password: demoPassword,
    type: assistantType,
    // The random numbers of what is seeded afterwards stay the same.
    avatar: agent.avatar,
  });
  const assistant = addAssistant(sandboxAt(sandbox, sandbox.now() - 7 * dayMs), agent.id, id, ['read', 'message']);
  for (const daysAgo of [3, 1]) {
    const then = sandboxAt(sandbox, sandbox.now() - daysAgo * dayMs);
    recordLogin({ sandbox: then, userAgent: userAgents.windows }, { id }, 'password', 'accepted');
    noteAct(then, assistant, 'sessionLogin');
  }
}

/** Adds the demo assistant to a sandbox of an earlier version. A player may have taken its name there. */
export function completeAssistants(sandbox: Sandbox): void {
  const id = memberIdOf(demoAssistant.account);
  if (assistantOf(sandbox, id) !== undefined || sandbox.store.get('members', id) !== undefined) return;
  sandbox.store.transaction(() => seedAssistants(sandbox));
}
