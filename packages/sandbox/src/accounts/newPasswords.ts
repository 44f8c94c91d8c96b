import { ok } from '#api/errors.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { recoverPassword } from './accounts.ts';
import { keepsRule, ruleOf } from './fieldRules.ts';
import { endTicket, readTicket } from './tickets.ts';
import { refuseWeak, wordsOf } from './weakPasswords.ts';

/**
 * Checks a new password against the operator's rule, and that it is not easy to guess. The refusal names the field
 * `newPassword`.
 */
export function acceptPassword(sandbox: Sandbox, password: string, own: readonly (string | null)[]): Answer<null> {
  const rule = ruleOf(sandbox, 'password');
  const isAccepted = rule === undefined ? password !== '' : keepsRule({ ...rule, required: true }, password);
  if (!isAccepted) return refuse('invalid_input', { detail: { field: 'newPassword' } });
  return refuseWeak(sandbox, 'password', { password, field: 'newPassword', own });
}

/** Sets the password of the member that a ticket was issued to. Called by the page that the recovery e-mail links to. */
export function setPasswordByTicket(sandbox: Sandbox, text: string, password: string): Answer<{ account: string }> {
  const opened = readTicket(sandbox, 'newPassword', text);
  if (!opened.ok) return opened;
  const { ticket, member } = opened.value;
  const accepted = acceptPassword(sandbox, password, wordsOf(member));
  if (!accepted.ok) return accepted;
  endTicket(sandbox, ticket);
  recoverPassword(sandbox, member, password);
  return ok({ account: member.account });
}
