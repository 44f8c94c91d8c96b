import { changeSettings } from '../changeSettings.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from './members.ts';
import { bindMoneyOut } from './moneyOutMembers.ts';

/** The upline of the accounts that can transfer. */
export const uplineAccount = 'agent';

/** Switches transfers to the downline on, and gives `agent` a payment password. */
export function seedTransfersDown(sandbox: Sandbox): void {
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERDOWN: true } });
  const agent = sandbox.store.get('members', memberIdOf(uplineAccount));
  if (agent) bindMoneyOut(sandbox, agent);
}

/**
 * Switches transfers between members and their agent on, in both directions. Gives the accounts that upline, and them and the
 * agent a payment password.
 *
 * @param accounts members, by default `demo` and `somchai`
 */
export function seedTransfers(sandbox: Sandbox, accounts: readonly string[] = ['demo', 'somchai']): void {
  seedTransfersDown(sandbox);
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERUP: true } });
  for (const account of accounts) {
    const member = sandbox.store.get('members', memberIdOf(account));
    if (member === undefined) continue;
    const changed = { ...member, uplineId: memberIdOf(uplineAccount) };
    sandbox.store.put('members', member.id, changed);
    bindMoneyOut(sandbox, changed);
  }
}
