/**
 * Withdraws endlessly on the database in the given folder, with rejections and payments in parts. Prints each withdrawal
 * after it was acknowledged: its reference, status and sum.
 */
import { createSandbox } from './createSandbox.ts';
import { approveWithdrawal, payWithdrawal } from './money/payments.ts';
import { rejectWithdrawal } from './money/withdrawals.ts';
import type { Withdrawal } from './moneyOutSchema.ts';
import { openDatabase } from './persistence.ts';
import { memberIdOf } from './seed/members.ts';
import { askWithdrawal, done } from './seed/moneyOutMembers.ts';

const database = openDatabase(process.argv[2] ?? '');
const sandbox = createSandbox({ rows: database.rows(), persist: (changes) => database.persist(changes) });
const member = sandbox.store.get('members', memberIdOf('cashout'));
if (member === undefined) throw new Error('there is no account that can withdraw');
/** Each step is a transaction of its own. Writing to a pipe is synchronous, so no line is lost. */
const step = (work: () => Withdrawal): Withdrawal => {
  const withdrawal = sandbox.store.transaction(work);
  process.stdout.write(`${withdrawal.reference} ${withdrawal.status} ${withdrawal.satang}\n`);
  return withdrawal;
};
for (let number = 1; ; number += 1) {
  const asked = step(() => askWithdrawal(sandbox, member, 10_000 + number));
  if (number % 4 > 0) {
    step(() => done(rejectWithdrawal(sandbox, asked, { th: 'ทดสอบ', en: 'Test' })));
    continue;
  }
  const approved = step(() => done(approveWithdrawal(sandbox, asked)));
  const part = step(() => done(payWithdrawal(sandbox, approved, 5_000)));
  step(() => done(payWithdrawal(sandbox, part)));
}
