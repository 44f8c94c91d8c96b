import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, notEmpty, page, typedAmount, wholeNumber } from './primitives.ts';

/** MEM-02b: how a deposit is paid: by scanning a QR code, by a bank transfer, or on the page of a wallet provider. */
export const depositKinds = ['promptpay', 'bank', 'wallet'] as const;
export type DepositKind = (typeof depositKinds)[number];

export const depositMethod = v.object({
  id: v.string(),
  kind: v.picklist(depositKinds),
  /** In the requested language. */
  name: v.string(),
  minAmount: amount,
  maxAmount: amount,
  /** The amounts of the quick buttons, in their order. */
  quickAmounts: v.optional(list(amount), []),
  /** What the method costs, in the requested language; null for no note. */
  feeText: v.optional(v.nullable(v.string()), null),
  /** True while the method cannot be used. */
  maintenance: v.optional(v.boolean(), false),
  /** True for a method that the operator recommends. */
  recommended: v.optional(v.boolean(), false),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** A page that simulates the payment. Only the sandbox sends it. */
const demoUrl = v.optional(v.string());

/** How to pay an order. */
export const depositPayTo = v.union([
  v.object({
    kind: v.literal('qr'),
    /** The content of the QR code. */
    payload: v.string(),
    payee: v.string(),
    demoUrl,
  }),
  v.object({
    kind: v.literal('transfer'),
    bank: v.string(),
    /** The account number. */
    account: v.string(),
    payee: v.string(),
    /** The amount to transfer and the amount that is credited. Its satang identify the transfer. */
    exactAmount: amount,
    /** The reference to enter with the transfer; '' for none. */
    memo: v.optional(v.string(), ''),
    demoUrl,
  }),
  /** A path of the site's own host, or a URL on a host that the deployment allows for links. */
  v.object({ kind: v.literal('page'), url: v.string() }),
]);
export type DepositPayTo = v.InferOutput<typeof depositPayTo>;

/**
 * What became of a deposit. Only `paid` has moved money. `rejected` means that the bank or wallet declined the
 * payment.
 */
export const depositStatuses = ['waiting', 'paid', 'expired', 'cancelled', 'rejected'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** MNY-07: what became of a slip. `duplicate`: the transfer was for another order. Only `accepted` has moved money. */
export const slipStatuses = ['checking', 'accepted', 'wrongAmount', 'wrongPayee', 'duplicate', 'notFound'] as const;
export type SlipStatus = (typeof slipStatuses)[number];

/** A picture of the transfer, which the player sent because the platform did not recognise it. */
export const depositSlipValue = v.object({
  status: open(slipStatuses),
  sentAt: isoDateTime,
  /** By when the platform answers. */
  answerBy: isoDateTime,
});
export type DepositSlip = v.InferOutput<typeof depositSlipValue>;

export const depositOrderValue = v.object({
  /** Identifies the order, for players and customer service too. */
  reference: v.pipe(v.string(), notEmpty),
  methodId: v.string(),
  /** The amount that the player entered. */
  amount,
  status: open(depositStatuses),
  createdAt: isoDateTime,
  /** The order can be paid until then. */
  expiresAt: isoDateTime,
  payTo: depositPayTo,
  /** Why the order was rejected: text of the platform, in the language of the call. */
  reason: v.optional(v.nullable(v.string()), null),
  /** The last slip of the order; null for none. */
  slip: v.optional(v.nullable(depositSlipValue), null),
  /** Whether a slip can be sent now (`depositSlip`). */
  acceptsSlip: v.optional(v.boolean(), false),
  /** MNY-09: what the bonus chosen with the order brings; it waits in the reward centre once the order is paid. Null for none. */
  bonus: v.optional(v.nullable(amount), null),
});
export type DepositOrder = v.InferOutput<typeof depositOrderValue>;

const reference = v.object({ reference: v.pipe(v.string(), notEmpty) });

export const depositMethods = defineOperation({
  id: 'depositMethods',
  method: 'GET',
  path: '/wps/member/deposit/methods',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: list(depositMethod) }),
});
export const depositMethodsDocs: OperationDocs<typeof depositMethods> = {
  summary: 'Lists the deposit methods with their limits (MEM-02b); empty when the operator takes no deposits.',
  example: { language: 'TH' },
  assumed: true,
  features: ['DEPOSIT'],
};

export const depositCreate = defineOperation({
  id: 'depositCreate',
  method: 'POST',
  path: '/wps/member/deposit',
  effect: 'money',
  changes: ['depositOrders', 'depositBonuses', 'promotionStates'],
  auth: 'member',
  body: 'json',
  refusals: [
    'amount_out_of_range',
    'limit_required',
    'method_unavailable',
    'order_waiting',
    'promotion_closed',
    'promotion_joined',
    'promotion_terms_changed',
    'promotion_not_eligible',
  ],
  input: v.object({
    methodId: v.string(),
    amount: typedAmount,
    /** MNY-09: a bonus of `depositBonuses`, with the terms that the player has read. Joins its promotion with the order. */
    bonus: v.optional(v.object({ promotionId: v.pipe(v.string(), notEmpty), termsVersion: v.string() })),
  }),
  output: depositOrderValue,
});
export const depositCreateDocs: OperationDocs<typeof depositCreate> = {
  summary: 'Opens a deposit order. A member has at most one open order, and no money moves before it is paid.',
  example: { methodId: 'promptpay', amount: '500.00' },
  assumed: true,
  features: ['DEPOSIT'],
};

export const depositOrder = defineOperation({
  id: 'depositOrder',
  method: 'GET',
  path: '/wps/member/deposit/order',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: reference,
  output: depositOrderValue,
});
export const depositOrderDocs: OperationDocs<typeof depositOrder> = {
  summary: 'Returns a deposit order with its current status.',
  example: { reference: 'unknown' },
  assumed: true,
};

export const depositCancel = defineOperation({
  id: 'depositCancel',
  method: 'POST',
  path: '/wps/member/deposit/cancel',
  effect: 'toggle',
  changes: ['depositOrder', 'depositOrders'],
  auth: 'member',
  body: 'json',
  refusals: ['order_closed'],
  input: reference,
  output: depositOrderValue,
});
export const depositCancelDocs: OperationDocs<typeof depositCancel> = {
  summary: 'Cancels an open deposit order. Idempotent; a paid order cannot be cancelled.',
  example: { reference: 'unknown' },
  assumed: true,
};

export const depositOrders = defineOperation({
  id: 'depositOrders',
  method: 'GET',
  path: '/wps/member/deposit/orders',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object(page),
  output: v.object({ list: list(depositOrderValue), totalPages: wholeNumber }),
});
export const depositOrdersDocs: OperationDocs<typeof depositOrders> = {
  summary: 'Returns one page of the member’s deposit orders, newest first.',
  example: { pageNo: 1, pageSize: 10 },
  assumed: true,
};

/**
 * MNY-07: sends the slip of a transfer that was not recognised. Repeating it with the same picture changes nothing. Refused
 * with `slip_duplicate` for a picture that was sent for another order.
 */
export const depositSlip = defineOperation({
  id: 'depositSlip',
  method: 'POST',
  path: '/wps/member/deposit/slip',
  effect: 'account',
  changes: ['depositOrder', 'depositOrders'],
  auth: 'member',
  body: 'json',
  refusals: ['order_closed', 'slip_duplicate'],
  input: v.object({
    ...reference.entries,
    /** A picture of `fileUpload`. */
    fileId: v.pipe(v.string(), notEmpty),
  }),
  output: depositOrderValue,
});
export const depositSlipDocs: OperationDocs<typeof depositSlip> = {
  summary: 'Sends the slip of a transfer that was not recognised, for a check by the operator.',
  example: { reference: 'unknown', fileId: 'unknown' },
  assumed: true,
};
