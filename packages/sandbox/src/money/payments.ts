import { ok } from '#api/errors.ts';
import type { WithdrawalStatus } from '#api/withdrawalOrders.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Withdrawal, WithdrawalPayment } from '../schema/moneyOut.ts';
import { type PostingInput, feeAccount, heldAccount, outsideAccount, post } from './ledger.ts';
import { derivedReference } from './references.ts';
import { storeWithdrawal, toStatus } from './withdrawals.ts';

/** A payment that was sent again does not count as paid: its sum is held anew. */
const counts = (payment: WithdrawalPayment): boolean => payment.case?.state !== 'paidAgain';

/** What was paid so far, in satang. */
export const paidSatang = ({ payments }: Withdrawal): number =>
  payments.filter(counts).reduce((sum, { satang }) => sum + satang, 0);

/** What is still to be paid: the sum without the fee, and without what was paid. */
export const unpaidSatang = (withdrawal: Withdrawal): number =>
  withdrawal.satang - withdrawal.feeSatang - paidSatang(withdrawal);

const isFullyPaid = (withdrawal: Withdrawal): boolean => unpaidSatang(withdrawal) === 0;

/** Marks a withdrawal as approved. Idempotent; refuses one that has gone further with `order_closed`. */
export function approveWithdrawal(sandbox: Sandbox, withdrawal: Withdrawal): Answer<Withdrawal> {
  if (withdrawal.status === 'approved') return ok(withdrawal);
  if (withdrawal.status !== 'pending' && withdrawal.status !== 'reviewing') return refuse('order_closed');
  const at = sandbox.now();
  const reviewed = toStatus({ ...withdrawal, byHand: true }, 'reviewing', at);
  return ok(storeWithdrawal(sandbox, toStatus(reviewed, 'approved', at)));
}

const payable: ReadonlySet<WithdrawalStatus> = new Set(['approved', 'paying', 'disputed']);

/**
 * Pays a part of an approved withdrawal, or the rest of it. Takes the fee with the last part. Refuses more than the rest
 * with `amount_out_of_range`.
 */
export function payWithdrawal(sandbox: Sandbox, withdrawal: Withdrawal, satang?: number): Answer<Withdrawal> {
  const rest = unpaidSatang(withdrawal);
  if (!payable.has(withdrawal.status) || rest === 0) return refuse('order_closed');
  const part = satang ?? rest;
  if (!Number.isSafeInteger(part) || part <= 0 || part > rest) return refuse('amount_out_of_range');
  const { reference, memberId, feeSatang, payments } = withdrawal;
  const id = `${reference}-${payments.length + 1}`;
  const held = heldAccount(memberId);
  move(sandbox, id, [
    { account: held, satang: -part },
    { account: outsideAccount, satang: part },
    ...(part === rest && feeSatang > 0
      ? [
          { account: held, satang: -feeSatang },
          { account: feeAccount, satang: feeSatang },
        ]
      : []),
  ]);
  return ok(settleStatus(sandbox, { ...withdrawal, payments: [...payments, newPayment(sandbox, id, part)] }));
}

function newPayment({ settings, now }: Sandbox, id: string, satang: number): WithdrawalPayment {
  const { asksReceipt, receiptMinutes } = settings.moneyOut;
  const at = now();
  const receipt = asksReceipt ? 'waiting' : 'auto';
  return {
    id,
    satang,
    at,
    receipt,
    receiptUntil: asksReceipt ? at + receiptMinutes * minuteMs : null,
    note: null,
    case: null,
  };
}

/** MEM-05: answers a payment as received. Also one that was reported and is still being checked. */
export function receivePayment(sandbox: Sandbox, withdrawal: Withdrawal, paymentId: string): Answer<Withdrawal> {
  const payment = withdrawal.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refuse('invalid_input', { detail: { field: 'paymentId' } });
  if (payment.receipt === 'received') return ok(withdrawal);
  if (payment.receipt !== 'waiting' && payment.case?.state !== 'checking') return refuse('receipt_closed');
  return ok(changePayment(sandbox, withdrawal, { ...payment, receipt: 'received', case: closed(payment.case) }));
}

/** Whether a payment has no final answer: its receipt waits, or its case is being checked. */
const isOpen = ({ receipt, case: opened }: WithdrawalPayment): boolean =>
  receipt === 'waiting' || (receipt === 'notReceived' && opened?.state === 'checking');

/** MEM-05: answers all payments of a fully paid withdrawal as received, reported ones included. */
export function receiveAll(sandbox: Sandbox, withdrawal: Withdrawal): Answer<Withdrawal> {
  if (withdrawal.status === 'received') {
    const isOwn = withdrawal.payments.filter(counts).every(({ receipt }) => receipt === 'received');
    return isOwn ? ok(withdrawal) : refuse('receipt_closed');
  }
  if (!canReceiveAll(withdrawal)) return refuse('receipt_closed');
  const payments = withdrawal.payments.map((payment): WithdrawalPayment =>
    isOpen(payment) ? { ...payment, receipt: 'received', case: closed(payment.case) } : payment,
  );
  return ok(settleStatus(sandbox, { ...withdrawal, payments }));
}

export const canReceiveAll = (withdrawal: Withdrawal): boolean =>
  isFullyPaid(withdrawal) && withdrawal.payments.some(isOpen);

/** MNY-05: reports a payment as not received, which opens a case. */
export function reportPayment(
  sandbox: Sandbox,
  withdrawal: Withdrawal,
  paymentId: string,
  proof: { readonly fileIds: readonly string[]; readonly remark: string },
): Answer<Withdrawal> {
  const payment = withdrawal.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return refuse('invalid_input', { detail: { field: 'paymentId' } });
  if (payment.receipt === 'notReceived') return ok(withdrawal);
  if (payment.receipt !== 'waiting') return refuse('receipt_closed');
  const promisedBy = sandbox.now() + sandbox.settings.moneyOut.caseHours * hourMs;
  const number = derivedReference('C', paymentId);
  const opened = { number, state: 'checking' as const, promisedBy, ...proof };
  return ok(changePayment(sandbox, withdrawal, { ...payment, receipt: 'notReceived', case: opened }));
}

/** Sends a reported payment again: the bank has returned it. Its sum is held anew, and then paid. */
export function payAgain(sandbox: Sandbox, withdrawal: Withdrawal, paymentId: string): Answer<Withdrawal> {
  const payment = withdrawal.payments.find(({ id }) => id === paymentId);
  if (payment?.case?.state !== 'checking') return refuse('order_closed');
  const { memberId, reference, payments } = withdrawal;
  const { satang } = payment;
  const held = heldAccount(memberId);
  move(sandbox, `${payment.id}:bounced`, [
    { account: outsideAccount, satang: -satang },
    { account: held, satang },
  ]);
  const id = `${reference}-${payments.length + 1}`;
  move(sandbox, id, [
    { account: held, satang: -satang },
    { account: outsideAccount, satang },
  ]);
  const bounced: WithdrawalPayment = { ...payment, case: { ...payment.case, state: 'paidAgain' } };
  const changed = payments.map((each) => (each.id === paymentId ? bounced : each));
  const again = newPayment(sandbox, id, satang);
  return ok(settleStatus(sandbox, { ...withdrawal, payments: [...changed, again] }));
}

/**
 * MEM-05: sets every receipt that is not answered, or is being checked, to received by force. The amount is not refunded.
 * @param note the platform's words to the player
 */
export function forceReceipts(sandbox: Sandbox, withdrawal: Withdrawal, note: LocalText): Answer<Withdrawal> {
  if (!withdrawal.payments.some(isOpen)) return refuse('order_closed');
  const payments = withdrawal.payments.map((payment): WithdrawalPayment =>
    isOpen(payment) ? { ...payment, receipt: 'forced', note, case: closed(payment.case) } : payment,
  );
  return ok(settleStatus(sandbox, { ...withdrawal, payments, byHand: true }));
}

const closed = (opened: WithdrawalPayment['case']): WithdrawalPayment['case'] =>
  opened && { ...opened, state: 'closed' };

/** Counts the receipts that are over as received. */
export function closeReceipts(sandbox: Sandbox, withdrawal: Withdrawal): Withdrawal {
  const payments = withdrawal.payments.map((payment): WithdrawalPayment => {
    const isOver = payment.receipt === 'waiting' && (payment.receiptUntil ?? Infinity) <= sandbox.now();
    return isOver ? { ...payment, receipt: 'auto' } : payment;
  });
  return settleStatus(sandbox, { ...withdrawal, payments });
}

function changePayment(sandbox: Sandbox, withdrawal: Withdrawal, changed: WithdrawalPayment): Withdrawal {
  const payments = withdrawal.payments.map((payment) => (payment.id === changed.id ? changed : payment));
  return settleStatus(sandbox, { ...withdrawal, payments });
}

/** Derives the status from the payments, once there are any, and stores the withdrawal. */
function settleStatus(sandbox: Sandbox, withdrawal: Withdrawal): Withdrawal {
  const at = sandbox.now();
  const { payments } = withdrawal;
  if (payments.length === 0) return storeWithdrawal(sandbox, withdrawal);
  const begun = withdrawal.status === 'approved' ? toStatus(withdrawal, 'paying', at) : withdrawal;
  if (payments.some(({ case: opened }) => opened?.state === 'checking')) {
    return storeWithdrawal(sandbox, toStatus(begun, 'disputed', at));
  }
  if (!isFullyPaid(withdrawal)) return storeWithdrawal(sandbox, toStatus(begun, 'paying', at));
  if (payments.some(({ receipt }) => receipt === 'waiting')) {
    return storeWithdrawal(sandbox, toStatus(begun, 'sent', at));
  }
  const wasSent = begun.steps.some(({ step }) => step === 'sent');
  return storeWithdrawal(sandbox, toStatus(wasSent ? begun : toStatus(begun, 'sent', at), 'received', at));
}

function move(sandbox: Sandbox, id: string, lines: PostingInput['lines']): void {
  const paid = post(sandbox, { kind: 'payout', ref: `withdrawal:${id}`, lines });
  if (!paid.ok) throw new Error(`payment ${id} was not posted (${paid.error.kind})`);
}
