import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, notEmpty, page, personName, wholeNumber } from './primitives.ts';

/**
 * The status of a withdrawal. `sent`: everything was paid, but not every receipt is known. `received`, `rejected` and
 * `cancelled` are final. Only `rejected` and `cancelled` have returned money to the balance.
 */
export const withdrawalStatuses = [
  'pending',
  'reviewing',
  'approved',
  'paying',
  'sent',
  'received',
  'disputed',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Who acts next on a withdrawal. */
export const withdrawalActors = ['platform', 'bank', 'player'] as const;

/**
 * MEM-05: the receipt of a payment. `auto`: no answer in time counts as received. `forced`: the platform has set it to
 * received, and the amount is not refunded. Only `waiting` can be answered, and `notReceived` with `received` while its
 * case is being checked.
 */
export const receiptStates = ['waiting', 'received', 'notReceived', 'auto', 'forced'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What becomes of a payment that was reported as not received. */
export const receiptCaseStates = ['checking', 'paidAgain', 'closed'] as const;

export const withdrawalPayment = v.object({
  id: v.string(),
  amount,
  at: isoDateTime,
  receipt: open(receiptStates),
  /** Counts as received from then on. Null once it is answered, and where no receipt is asked for. */
  receiptUntil: v.nullable(isoDateTime),
  /** The platform's words on a forced receipt or a closed case, in the language of the call. */
  note: v.optional(v.nullable(v.string()), null),
  /** Null for a payment that was not reported. */
  case: v.nullable(
    v.object({
      /** To quote to customer service. */
      number: v.string(),
      state: open(receiptCaseStates),
      /** The platform answers until then; null once it has. */
      promisedBy: v.nullable(isoDateTime),
    }),
  ),
});
export type WithdrawalPayment = v.InferOutput<typeof withdrawalPayment>;

export const withdrawOrderValue = v.object({
  /** Identifies the withdrawal, for players and customer service too. */
  reference: v.pipe(v.string(), notEmpty),
  methodId: v.string(),
  /** Where it goes: the bank or method, the masked number and the name, as they were when it was asked for. */
  destination: v.object({
    bankAccountId: v.nullable(v.string()),
    name: v.string(),
    number: v.string(),
    holder: personName,
  }),
  /** What has left the balance, the fee, and what arrives: `amount` minus `fee`. */
  amount,
  fee: amount,
  arrives: amount,
  /** The sum of all payments so far. */
  paid: amount,
  status: open(withdrawalStatuses),
  createdAt: isoDateTime,
  /** The statuses that it has had, oldest first, each with when it began. */
  steps: list(v.object({ step: open(withdrawalStatuses), at: isoDateTime })),
  /** Null once it is final. */
  next: v.nullable(open(withdrawalActors)),
  /** When the next step is promised; null for none. */
  promisedBy: v.nullable(isoDateTime),
  payments: list(withdrawalPayment),
  /** Why it was rejected: text of the platform, in the language of the call. */
  reason: v.optional(v.nullable(v.string()), null),
  canCancel: v.optional(v.boolean(), false),
  /** Whether the answer `fullPayment` is accepted: everything is paid, and a payment has no final answer. */
  canConfirmAll: v.optional(v.boolean(), false),
});
export type WithdrawOrder = v.InferOutput<typeof withdrawOrderValue>;

const reference = v.pipe(v.string(), notEmpty);

export const withdrawOrder = defineOperation({
  id: 'withdrawOrder',
  method: 'GET',
  path: '/wps/member/withdraw/order',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ reference }),
  output: withdrawOrderValue,
});
export const withdrawOrderDocs: OperationDocs<typeof withdrawOrder> = {
  summary: 'Returns a withdrawal with its steps and payments.',
  example: { reference: 'unknown' },
  assumed: true,
};

export const withdrawOrders = defineOperation({
  id: 'withdrawOrders',
  method: 'GET',
  path: '/wps/member/withdraw/orders',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ status: v.optional(v.picklist(withdrawalStatuses)), ...page }),
  output: v.object({ list: list(withdrawOrderValue), totalPages: wholeNumber }),
});
export const withdrawOrdersDocs: OperationDocs<typeof withdrawOrders> = {
  summary: 'Returns one page of the member’s withdrawals, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
};

export const withdrawCancel = defineOperation({
  id: 'withdrawCancel',
  method: 'POST',
  path: '/wps/member/withdraw/cancel',
  effect: 'account',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'bankAccounts',
    'withdrawOptions',
    'withdrawOrder',
    'withdrawOrders',
    'uplineInfo',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  refusals: ['order_closed', 'withdraw_not_cancellable'],
  input: v.object({ reference }),
  output: withdrawOrderValue,
});
export const withdrawCancelDocs: OperationDocs<typeof withdrawCancel> = {
  summary: 'Cancels a withdrawal that is not approved yet, where the operator allows it. Idempotent.',
  example: { reference: 'unknown' },
  assumed: true,
};

/** MEM-05: the answers to a payment. `fullPayment` answers all payments of a withdrawal that was paid completely. */
export const receiptAnswers = ['received', 'notReceived', 'fullPayment'] as const;
export type ReceiptAnswer = (typeof receiptAnswers)[number];

/** The longest remark on a payment that did not arrive, in letters as a reader counts them (MEM-05). */
export const longestRemark = 140;

export const withdrawConfirm = defineOperation({
  id: 'withdrawConfirm',
  method: 'POST',
  path: '/wps/member/withdraw/confirm',
  effect: 'account',
  changes: [
    'memberPublicState',
    'messageList',
    'memberEvents',
    'messageRead',
    'bankAccounts',
    'withdrawOptions',
    'withdrawOrder',
    'withdrawOrders',
  ],
  auth: 'member',
  body: 'json',
  refusals: ['receipt_closed', 'upload_invalid'],
  input: v.object({
    reference,
    /** The payment that is answered. Can be left out for `fullPayment`, and where only one waits. */
    paymentId: v.optional(v.string()),
    answer: v.picklist(receiptAnswers),
    /** The pictures that prove it: one to three of `fileUpload`, for `notReceived`. */
    fileIds: v.optional(v.array(v.string())),
    remark: v.optional(v.pipe(v.string(), v.maxGraphemes(longestRemark))),
  }),
  output: withdrawOrderValue,
});
export const withdrawConfirmDocs: OperationDocs<typeof withdrawConfirm> = {
  summary: 'Answers whether a payment has arrived (MEM-05). Repeating an answer changes nothing.',
  example: { reference: 'unknown', answer: 'received' },
  assumed: true,
};
