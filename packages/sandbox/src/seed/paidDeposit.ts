import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { derivedReference } from '../money/references.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Deposit } from '../schema/money.ts';
import { depositMethods } from './cashier.ts';
import { memberIdOf } from './members.ts';

/**
 * Puts a paid deposit order into the past of a demo account: an order like any other, but without what it would set off
 * today, such as messages, points and turnover.
 * @param satang what was paid
 */
export function seedPaidDeposit(sandbox: Sandbox, account: string, satang: number): void {
  const [method] = depositMethods;
  if (method === undefined) throw new Error('there is no method for a seeded deposit');
  const { store } = sandbox;
  const memberId = memberIdOf(account);
  const at = sandbox.now();
  const reference = derivedReference('D', `${memberId} ${at}`);
  const deposit: Deposit = {
    reference,
    memberId,
    methodId: method.id,
    kind: method.kind,
    satang,
    payableSatang: satang,
    status: 'paid',
    createdAt: at,
    expiresAt: at,
    endedAt: at,
  };
  store.put('deposits', reference, deposit);
  const { references = [] } = store.get('memberDeposits', memberId) ?? {};
  store.put('memberDeposits', memberId, { memberId, references: [reference, ...references] });
  const posted = post(sandbox, {
    kind: 'deposit',
    ref: `deposit:${reference}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(memberId), satang },
    ],
  });
  if (!posted.ok) throw new Error(`the seeded deposit of ${account} was not posted`);
}
