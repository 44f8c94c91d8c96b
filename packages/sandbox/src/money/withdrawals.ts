import { ok } from '#api/errors.ts';
import type { WithdrawalStatus } from '#api/withdrawalOrders.ts';
import { minuteMs } from '#text/durations.ts';
import { tellWithdrawal } from '../inbox/moneyMessages.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';
import { heldAccount, memberAccount, post } from './ledger.ts';
import { derivedReference } from './references.ts';

/** What a new withdrawal needs. */
export type NewWithdrawal = Pick<
  Withdrawal,
  'memberId' | 'methodId' | 'kind' | 'bankAccountId' | 'destination' | 'satang' | 'feeSatang' | 'promisedBy'
>;

/**
 * MNY-04: opens a withdrawal and holds its sum: it leaves the balance at once, and neither the player nor a game can spend it.
 * Refuses with `insufficient_balance`. The caller checks everything else. Joins the open transaction.
 */
export function openWithdrawal(sandbox: Sandbox, given: NewWithdrawal): Answer<Withdrawal> {
  const { store } = sandbox;
  const createdAt = sandbox.now();
  const { memberId, satang } = given;
  const references = store.get('memberWithdrawals', memberId)?.references ?? [];
  const reference = derivedReference('W', `${memberId} ${references.length + 1}`);
  const held = post(sandbox, {
    kind: 'withdrawal',
    ref: `withdrawal:${reference}`,
    lines: [
      { account: memberAccount(memberId), satang: -satang },
      { account: heldAccount(memberId), satang },
    ],
  });
  if (!held.ok && held.error.kind === 'overdraft') return refuse('insufficient_balance');
  if (!held.ok) throw new Error(`withdrawal ${reference} was not posted (${held.error.kind})`);
  store.put('memberWithdrawals', memberId, { memberId, references: [reference, ...references] });
  const withdrawal: Withdrawal = {
    ...given,
    reference,
    status: 'pending',
    steps: [{ step: 'pending', at: createdAt }],
    payments: [],
    createdAt,
    reason: null,
    byHand: false,
  };
  return ok(storeWithdrawal(sandbox, withdrawal));
}

const finalStatuses: ReadonlySet<WithdrawalStatus> = new Set(['received', 'rejected', 'cancelled']);
const unpaidStatuses: ReadonlySet<WithdrawalStatus> = new Set(['pending', 'reviewing', 'approved']);
const beforeApproval: ReadonlySet<WithdrawalStatus> = new Set(['pending', 'reviewing']);

const isFinal = ({ status }: Withdrawal): boolean => finalStatuses.has(status);

/** Whether the player can cancel it, by the operator's policy. */
export const isCancellable = ({ settings }: Sandbox, { status }: Withdrawal): boolean =>
  settings.moneyOut.cancel === 'untilApproved' && beforeApproval.has(status);

/** Returns the sum of a withdrawal to the balance, with a reason. Refuses with `order_closed` once anything was paid. */
export function rejectWithdrawal(sandbox: Sandbox, withdrawal: Withdrawal, reason: LocalText): Answer<Withdrawal> {
  if (withdrawal.status === 'rejected') return ok(withdrawal);
  if (!unpaidStatuses.has(withdrawal.status)) return refuse('order_closed');
  return ok(giveBack(sandbox, { ...withdrawal, reason, byHand: true }, 'rejected'));
}

/** Cancels a withdrawal for its player. Idempotent. */
export function cancelWithdrawal(sandbox: Sandbox, withdrawal: Withdrawal): Answer<Withdrawal> {
  if (withdrawal.status === 'cancelled') return ok(withdrawal);
  if (isCancellable(sandbox, withdrawal)) return ok(giveBack(sandbox, withdrawal, 'cancelled'));
  return beforeApproval.has(withdrawal.status)
    ? refuse('withdraw_not_cancellable')
    : refuse('order_closed', { detail: { status: withdrawal.status } });
}

function giveBack(sandbox: Sandbox, withdrawal: Withdrawal, status: 'rejected' | 'cancelled'): Withdrawal {
  const { reference, memberId, satang } = withdrawal;
  const returned = post(sandbox, {
    kind: 'withdrawalReturned',
    ref: `withdrawal:${reference}:returned`,
    lines: [
      { account: heldAccount(memberId), satang: -satang },
      { account: memberAccount(memberId), satang },
    ],
  });
  if (!returned.ok) throw new Error(`withdrawal ${reference} was not returned (${returned.error.kind})`);
  return storeWithdrawal(sandbox, toStatus(withdrawal, status, sandbox.now()));
}

/** Changes the status and adds the step. Writes nothing. */
export function toStatus(withdrawal: Withdrawal, status: WithdrawalStatus, at: number): Withdrawal {
  if (withdrawal.status === status) return withdrawal;
  return { ...withdrawal, status, steps: [...withdrawal.steps, { step: status, at }] };
}

/** Stores a withdrawal, keeps the list of open ones and tells the member what has changed. Joins the open transaction. */
export function storeWithdrawal(sandbox: Sandbox, withdrawal: Withdrawal): Withdrawal {
  const { store } = sandbox;
  const { reference, memberId } = withdrawal;
  const before = store.get('withdrawals', reference);
  store.put('withdrawals', reference, withdrawal);
  tellWithdrawal(sandbox, before, withdrawal);
  if (!isFinal(withdrawal)) {
    store.put('waitingWithdrawals', reference, { memberId, dueAt: dueAtOf(sandbox, withdrawal) });
  } else if (store.get('waitingWithdrawals', reference) !== undefined) {
    store.remove('waitingWithdrawals', reference);
  }
  return withdrawal;
}

/** When the payments that wait for their receipt count as received, in ms since the epoch. */
const receiptsDue = ({ payments }: Withdrawal): readonly number[] =>
  payments.flatMap(({ receipt, receiptUntil }) => (receipt === 'waiting' ? (receiptUntil ?? []) : []));

/** When the first payment to a member that waits for its receipt counts as received, in ms since the epoch; null without one. */
export function firstReceiptDue(sandbox: Sandbox, memberId: string): number | null {
  const due = withdrawalsOf(sandbox, memberId).flatMap(receiptsDue);
  return due.length === 0 ? null : Math.min(...due);
}

/** When something happens to a withdrawal by the clock: its next step, or the first receipt that is over. */
function dueAtOf({ settings }: Sandbox, withdrawal: Withdrawal): number | null {
  const { status, steps, byHand } = withdrawal;
  const receipts = receiptsDue(withdrawal);
  const { stepMinutes } = settings.moneyOut;
  const isNext = unpaidStatuses.has(status) && !byHand && stepMinutes !== null;
  const due = isNext ? [...receipts, (steps.at(-1)?.at ?? 0) + stepMinutes * minuteMs] : receipts;
  return due.length === 0 ? null : Math.min(...due);
}

/** A member's withdrawals, newest first. */
export function withdrawalsOf({ store }: Sandbox, memberId: string): readonly Withdrawal[] {
  const references = store.get('memberWithdrawals', memberId)?.references ?? [];
  return references.flatMap((reference) => store.get('withdrawals', reference) ?? []);
}

/** A member's withdrawals that are not final, oldest first. */
export function waitingWithdrawalsOf({ store }: Sandbox, memberId: string): readonly Withdrawal[] {
  const waiting: Withdrawal[] = [];
  for (const [reference, row] of store.entries('waitingWithdrawals')) {
    const withdrawal = row.memberId === memberId ? store.get('withdrawals', reference) : undefined;
    if (withdrawal) waiting.push(withdrawal);
  }
  return waiting;
}
