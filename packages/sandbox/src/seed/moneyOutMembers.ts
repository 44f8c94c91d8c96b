import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import { addBankAccount, bankAccountsOf } from '../accounts/bankAccounts.ts';
import { demoPaymentPassword } from '../accounts/password.ts';
import { storePaymentPassword } from '../accounts/paymentPasswords.ts';
import { openDeposit, payDeposit } from '../money/deposits.ts';
import { approveWithdrawal, payWithdrawal } from '../money/payments.ts';
import { claimReward, grantReward } from '../money/rewards.ts';
import { feeOf, methodsOf, promiseOf } from '../money/withdrawalRules.ts';
import { openWithdrawal } from '../money/withdrawals.ts';
import type { Answer } from '../refusal.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import { backdateOpening, memberIdOf } from './members.ts';

/** What each demo account has besides a payment password and a bank account. */
const seeds: Readonly<Record<string, (sandbox: Sandbox, member: Member) => void>> = {
  cashout: (sandbox, member) => void giveBankAccount(sandbox, member, 'RICE', '301245678902'),
  wagering: giveTurnover,
  awaiting: giveSentWithdrawal,
};

/**
 * Gives the demo accounts about withdrawals what they need: `cashout` can withdraw, `wagering` has open requirements,
 * `awaiting` has a withdrawal that waits for its receipt. Leaves accounts that have it already as they are. Joins the open
 * transaction.
 */
export function seedMoneyOut(sandbox: Sandbox): void {
  for (const [account, seed] of Object.entries(seeds)) {
    const member = sandbox.store.get('members', memberIdOf(account));
    if (member === undefined || sandbox.store.get('memberBankAccounts', member.id) !== undefined) continue;
    const then = sandboxAt(sandbox, sandbox.now() - 2 * dayMs);
    backdateOpening(sandbox, member.id, then.now());
    bindMoneyOut(then, member);
    seed(sandbox, member);
  }
}

/** Gives an account a payment password and a bank account that can be used at once. */
export function bindMoneyOut(sandbox: Sandbox, member: Member): void {
  storePaymentPassword(sandbox, member, demoPaymentPassword);
  giveBankAccount(sandbox, member, 'LOTUS', numberOf(member));
}

/** An account number of ten digits, different for each demo account. */
const numberOf = ({ mobile }: Member): string => `8${(mobile ?? '').slice(-9).padStart(9, '0')}`;

const giveBankAccount = (sandbox: Sandbox, member: Member, bankCode: string, number: string) =>
  addBankAccount(sandbox, member, { bankCode, number, holder: member.payeeName ?? member.nickname }, false);

/** A deposit that is not wagered yet, and a bonus for which only some kinds of games count, and which can be given up. */
function giveTurnover(sandbox: Sandbox, member: Member): void {
  const yesterday = sandboxAt(sandbox, sandbox.now() - dayMs);
  const [method] = sandbox.settings.depositMethods;
  if (method !== undefined) done(payDeposit(yesterday, openDeposit(yesterday, member.id, method, 200_000).reference));
  const then = sandboxAt(sandbox, sandbox.now() - 20 * hourMs);
  const name = { th: 'โบนัสต้อนรับ', en: 'Welcome bonus' };
  const terms = {
    satang: 100_000,
    requiredSatang: 500_000,
    wagerDays: 7,
    gameTypes: ['RNG', 'FISH'],
    endsAt: null,
  } as const;
  grantReward(then, { id: 'welcome', memberId: member.id, kind: 'gift', name, text: { th: '', en: '' }, ...terms });
  done(claimReward(then, member, 'welcome'));
}

export function giveSentWithdrawal(sandbox: Sandbox, member: Member): void {
  const at = sandbox.now() - 40 * minuteMs;
  const opened = askWithdrawal(sandboxAt(sandbox, at), member, 150_000);
  const approved = done(approveWithdrawal(sandboxAt(sandbox, at + 6 * minuteMs), opened));
  done(payWithdrawal(sandboxAt(sandbox, at + 15 * minuteMs), approved));
}

/** Opens a withdrawal to a member's default bank account, without asking for the payment password. */
export function askWithdrawal(sandbox: Sandbox, member: Member, satang: number): Withdrawal {
  const [account] = bankAccountsOf(sandbox, member.id);
  const method = methodsOf(sandbox, member).find(({ kind }) => kind === 'bank');
  if (account === undefined || method === undefined) throw new Error(`${member.account} cannot withdraw`);
  const { id: bankAccountId, bankCode: name, number, holder } = account;
  return done(
    openWithdrawal(sandbox, {
      memberId: member.id,
      methodId: method.id,
      kind: method.kind,
      bankAccountId,
      destination: { name, number, holder },
      satang,
      feeSatang: feeOf(method, satang),
      promisedBy: promiseOf(sandbox, method),
    }),
  );
}

/** The value of an answer. Throws for a refusal: what is seeded is never refused. */
export function done<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(`the seed was refused with ${answer.error.code}`);
  return answer.value;
}
