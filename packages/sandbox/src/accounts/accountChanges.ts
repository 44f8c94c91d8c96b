import { type AccountChange, tellChange } from '../inbox/securityMessages.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { sendMessage } from './outbox.ts';
import { paymentPasswordOf, restWithdrawals } from './paymentPasswords.ts';

/**
 * SEC-06: what follows every change of what protects an account. Withdrawals and transfers rest, and the member is told by
 * an internal message and at each number and address that was known before the change. Joins the open transaction.
 *
 * @param before the member as they were before the change: their contacts are told
 * @param rests false where nothing that withdrawals depend on has changed hands (docs/decisions/0031)
 */
export function noteChange(sandbox: Sandbox, before: Member, change: AccountChange, rests = true): void {
  if (rests) restWithdrawals(sandbox, before);
  const { restsUntil } = paymentPasswordOf(sandbox, before);
  const text = tellChange(sandbox, before, change, rests ? restsUntil : null);
  const { mobile, email } = before;
  if (mobile !== null) sendMessage(sandbox, { channel: 'sms', to: mobile, text, code: null, link: null });
  if (email !== null) sendMessage(sandbox, { channel: 'email', to: email, text, code: null, link: null });
}
