import { memberByAccount } from './domain/accounts.ts';
import { openSession } from './domain/entering.ts';
import type { World } from './world.ts';

/** Opens a session without the sign-in, for stories and tests that begin after it. Answers the token. */
export function signInAs(world: World, account: string): string {
  const member = memberByAccount(world, account);
  if (member === undefined) throw new Error(`signInAs: nobody is called ${account}`);
  return world.store.transaction(() => openSession(world, member).token);
}
