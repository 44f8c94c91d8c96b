import { memberByAccount } from './accounts/accounts.ts';
import { openSession } from './accounts/sessions.ts';
import type { Sandbox } from './sandbox.ts';
import { userAgents } from './seed/userAgents.ts';

/** Opens a session without a login, for stories and tests. Returns its token. */
export function signInAs(sandbox: Sandbox, account: string): string {
  const member = memberByAccount(sandbox, account);
  if (member === undefined) throw new Error(`signInAs: there is no account ${account}`);
  return sandbox.store.transaction(() => openSession(sandbox, member, userAgents.windows).token);
}
