import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, isoDateTime, language, nothing } from './primitives.ts';

/** MEM-02b: the ways to pay in. The kind says how it is paid: a code to scan, a transfer, a page of somebody else's. */
export const depositKinds = ['promptpay', 'bank', 'wallet'] as const;
export type DepositKind = (typeof depositKinds)[number];

export const depositMethod = v.object({
  id: v.string(),
  kind: v.picklist(depositKinds),
  /** In the language asked for. */
  name: v.string(),
  minAmount: amount,
  maxAmount: amount,
  /** Offered as buttons, in this order. */
  quickAmounts: v.optional(v.array(amount), []),
  /** What it costs, in the language asked for; absent where nothing is to be said. */
  feeText: v.optional(v.nullable(v.string()), null),
  /** Cannot be used for now. */
  maintenance: v.optional(v.boolean(), false),
  /** The operator would choose it. */
  recommended: v.optional(v.boolean(), false),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

/** Where a platform only demonstrates: a page on which the payment can be played. A real one leaves it out. */
const demoUrl = v.optional(v.string());

/** How an order is paid. */
export const depositPayTo = v.union([
  v.object({
    kind: v.literal('qr'),
    /** What the code says, as a banking app reads it. */
    payload: v.string(),
    payee: v.string(),
    demoUrl,
  }),
  v.object({
    kind: v.literal('transfer'),
    bank: v.string(),
    /** Number of the account. */
    account: v.string(),
    payee: v.string(),
    /** With the satang by which the platform knows whose transfer it is; this is what will be credited. */
    exactAmount: amount,
    /** To be written beside the transfer; '' for nothing. */
    memo: v.optional(v.string(), ''),
    demoUrl,
  }),
  /** A path of the site's own host, or an address of a host that the deployment lists for links. */
  v.object({ kind: v.literal('page'), url: v.string() }),
]);
export type DepositPayTo = v.InferOutput<typeof depositPayTo>;

/** Only `paid` has moved money. `rejected`: whoever takes the payment refused it. */
export const depositStatuses = ['waiting', 'paid', 'expired', 'cancelled', 'rejected'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const depositOrderValue = v.object({
  /** Names the order for people too: what customer service asks for. */
  reference: v.pipe(v.string(), v.nonEmpty()),
  methodId: v.string(),
  /** What the player asked for. */
  amount,
  status: v.picklist(depositStatuses),
  createdAt: isoDateTime,
  /** Until then it can be paid. */
  expiresAt: isoDateTime,
  payTo: depositPayTo,
  /** Why it was rejected, written by the platform for people, in the language of the call. */
  reason: v.optional(v.nullable(v.string()), null),
});
export type DepositOrder = v.InferOutput<typeof depositOrderValue>;

const reference = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });

export const depositMethods = defineOperation({
  id: 'depositMethods',
  summary: 'The ways to pay in, with their limits (MEM-02b); none where the operator takes no deposits.',
  method: 'GET',
  path: '/wps/member/deposit/methods',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: v.array(depositMethod) }),
  assumed: true,
});

export const depositCreate = defineOperation({
  id: 'depositCreate',
  summary: 'Opens an order to pay in. A player has at most one that waits; no money moves before it is paid.',
  method: 'POST',
  path: '/wps/member/deposit',
  effect: 'money',
  auth: 'member',
  body: 'json',
  input: v.object({ methodId: v.string(), amount }),
  output: depositOrderValue,
  assumed: true,
});

export const depositOrder = defineOperation({
  id: 'depositOrder',
  summary: 'What has become of an order.',
  method: 'GET',
  path: '/wps/member/deposit/order',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: reference,
  output: depositOrderValue,
  assumed: true,
});

export const depositCancel = defineOperation({
  id: 'depositCancel',
  summary: 'Gives up an order that waits; one that is cancelled already stays so. What was paid cannot be cancelled.',
  method: 'POST',
  path: '/wps/member/deposit/cancel',
  effect: 'toggle',
  auth: 'member',
  body: 'json',
  input: reference,
  output: depositOrderValue,
  assumed: true,
});

export const depositOrders = defineOperation({
  id: 'depositOrders',
  summary: 'The latest ten orders, newest first.',
  method: 'GET',
  path: '/wps/member/deposit/orders',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ list: v.array(depositOrderValue) }),
  assumed: true,
});
