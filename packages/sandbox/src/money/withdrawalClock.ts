import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import { closeReceipts, payWithdrawal } from './payments.ts';
import { storeWithdrawal, toStatus } from './withdrawals.ts';

/**
 * Does what is due to withdrawals by the clock: takes those that the back office leaves alone to their next step, and
 * counts unanswered receipts as received (MEM-05). Each happens at its own time, however late it is looked at. Reads the
 * open ones only.
 */
export function processWithdrawals(sandbox: Sandbox): void {
  for (let due = nextDue(sandbox); due !== undefined; due = nextDue(sandbox)) {
    const { withdrawal, at } = due;
    sandbox.store.transaction(() => advance(sandboxAt(sandbox, at), withdrawal));
  }
}

function nextDue({ store, now }: Sandbox): { readonly withdrawal: Withdrawal; readonly at: number } | undefined {
  let found: { withdrawal: Withdrawal; at: number } | undefined;
  for (const [reference, { dueAt }] of store.entries('waitingWithdrawals')) {
    const withdrawal = dueAt !== null && dueAt <= now() ? store.get('withdrawals', reference) : undefined;
    if (withdrawal && dueAt !== null && dueAt < (found?.at ?? Infinity)) found = { withdrawal, at: dueAt };
  }
  return found;
}

function advance(sandbox: Sandbox, withdrawal: Withdrawal): void {
  const at = sandbox.now();
  switch (withdrawal.status) {
    case 'pending':
      storeWithdrawal(sandbox, toStatus(withdrawal, 'reviewing', at));
      return;
    case 'reviewing':
      storeWithdrawal(sandbox, toStatus(withdrawal, 'approved', at));
      return;
    case 'approved':
      // One that cannot be paid would be due forever.
      if (!payWithdrawal(sandbox, withdrawal).ok) storeWithdrawal(sandbox, { ...withdrawal, byHand: true });
      return;
    default:
      closeReceipts(sandbox, withdrawal);
  }
}
