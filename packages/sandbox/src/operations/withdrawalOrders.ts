import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { uploadLimits } from '#api/uploadLimits.ts';
import type * as contract from '#api/withdrawalOrders.ts';
import { ownFile } from '../accounts/uploads.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { receiveAll, receivePayment, reportPayment } from '../money/payments.ts';
import { cancelWithdrawal, withdrawalsOf } from '../money/withdrawals.ts';
import { withdrawalView } from '../money/withdrawalView.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Withdrawal } from '../schema/moneyOut.ts';

export const withdrawOrder: Handler<typeof contract.withdrawOrder> = (context, { reference }) =>
  view(context, ownWithdrawal(context, reference));

export const withdrawOrders: Handler<typeof contract.withdrawOrders> = ({ sandbox, member, language }, input) => {
  const own = withdrawalsOf(sandbox, member.id).filter(({ status }) => (input.status ?? status) === status);
  const { items, totalPages } = pageOf(own, input);
  return ok({ list: items.map((withdrawal) => withdrawalView(sandbox, withdrawal, language)), totalPages });
};

export const withdrawCancel: Handler<typeof contract.withdrawCancel> = (context, { reference }) => {
  const own = ownWithdrawal(context, reference);
  return view(context, own.ok ? cancelWithdrawal(context.sandbox, own.value) : own);
};

/** MEM-05: takes the member's answer to a payment. */
export const withdrawConfirm: Handler<typeof contract.withdrawConfirm> = (context, input) => {
  const own = ownWithdrawal(context, input.reference);
  return view(context, own.ok ? answerReceipt(context, own.value, input) : own);
};

type ReceiptInput = Parameters<typeof withdrawConfirm>[1];

function answerReceipt(context: MemberContext, withdrawal: Withdrawal, input: ReceiptInput): Answer<Withdrawal> {
  const { sandbox, member } = context;
  const { answer, fileIds = [], remark = '' } = input;
  if (answer === 'fullPayment') return receiveAll(sandbox, withdrawal);
  const paymentId = input.paymentId ?? onlyWaiting(withdrawal);
  if (paymentId === undefined) return refuse('invalid_input', { detail: { field: 'paymentId' } });
  if (answer === 'received') return receivePayment(sandbox, withdrawal, paymentId);
  if (fileIds.length > uploadLimits.count) return refuse('upload_invalid', { detail: { reason: 'count' } });
  const known = fileIds.every((id) => ownFile(sandbox, member.id, id) !== undefined);
  if (fileIds.length === 0 || !known) return refuse('invalid_input', { detail: { field: 'fileIds' } });
  return reportPayment(sandbox, withdrawal, paymentId, { fileIds, remark });
}

/** The payment that an answer without an id means: the only one, or the only one that waits. */
function onlyWaiting({ payments }: Withdrawal): string | undefined {
  const waiting = payments.length === 1 ? payments : payments.filter(({ receipt }) => receipt === 'waiting');
  return waiting.length === 1 ? waiting[0]?.id : undefined;
}

function ownWithdrawal({ sandbox, member }: MemberContext, reference: string): Answer<Withdrawal> {
  const withdrawal = sandbox.store.get('withdrawals', reference);
  return withdrawal?.memberId === member.id ? ok(withdrawal) : refuse('invalid_input');
}

function view(
  { sandbox, language }: MemberContext,
  answer: Answer<Withdrawal>,
): Answer<WireOutputOf<typeof contract.withdrawOrder>> {
  return answer.ok ? ok(withdrawalView(sandbox, answer.value, language)) : answer;
}
