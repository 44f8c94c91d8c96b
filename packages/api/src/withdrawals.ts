import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { moneyFactors } from './paymentPassword.ts';
import { amount, isoDateTime, language, typedAmount, wholeNumber } from './primitives.ts';
import { turnoverRequirement } from './turnover.ts';
import { withdrawOrderValue } from './withdrawalOrders.ts';

/** MEM-02c: where a withdrawal goes: to a bank account, or to the member's own mobile number by PromptPay or in an e-wallet. */
export const withdrawalKinds = ['bank', 'promptpay', 'wallet'] as const;
export type WithdrawalKind = (typeof withdrawalKinds)[number];

export const withdrawalMethod = v.object({
  id: v.string(),
  /** Only `bank` needs a bank account. */
  kind: open(withdrawalKinds),
  /** In the requested language. */
  name: v.string(),
  /** The masked number that it pays to; null for `bank`. */
  payTo: v.optional(v.nullable(v.string()), null),
  minAmount: amount,
  maxAmount: amount,
  /** The amounts of the quick buttons, in their order. */
  quickAmounts: v.optional(list(amount), []),
  /** What the method costs, in the requested language; null for no note. `withdrawQuote` has the sum. */
  feeText: v.optional(v.nullable(v.string()), null),
  /** The minutes in which a withdrawal usually arrives. */
  expectedMinutes: wholeNumber,
  /** True while the method cannot be used. */
  maintenance: v.optional(v.boolean(), false),
});
export type WithdrawalMethod = v.InferOutput<typeof withdrawalMethod>;

/** Why no withdrawal can be made now. Each is the code of the refusal of `withdrawCreate`. */
export const withdrawalBlocks = ['withdraw_waiting', 'withdraw_resting', 'turnover_missing', 'withdraw_daily'] as const;
export type WithdrawalBlock = (typeof withdrawalBlocks)[number];

export const withdrawOptionsValue = v.object({
  /** What the member can play with. Sums on their way out have left it. */
  balance: amount,
  /** What can be withdrawn now: the balance without what is bound. The `withdrawable` of `walletBalance`. */
  available: amount,
  /** What open requirements keep from being withdrawn: the sum of `bound` of `walletBalance`. */
  bound: amount,
  /** What is on its way out. */
  held: amount,
  methods: list(withdrawalMethod),
  /** What is left of the day's limits. */
  today: v.object({ countLeft: wholeNumber, amountLeft: amount, resetsAt: isoDateTime }),
  /** The requirements that bind the balance now, oldest first, and what they lack together. */
  requirements: list(turnoverRequirement),
  missing: amount,
  blocked: v.nullable(
    v.object({
      code: open(withdrawalBlocks),
      /** When it ends, where that is known. */
      until: v.nullable(isoDateTime),
      /** The withdrawal on its way, for `withdraw_waiting`. */
      reference: v.nullable(v.string()),
    }),
  ),
  /** What `paymentPasswordCheck` asks for. */
  factors: list(v.picklist(moneyFactors)),
  /** Whether the player is asked to confirm each payment (MEM-05), and after how many minutes it counts as received. */
  asksReceipt: v.boolean(),
  receiptMinutes: wholeNumber,
});
export type WithdrawOptionsValue = v.InferOutput<typeof withdrawOptionsValue>;

export const withdrawOptions = defineOperation({
  id: 'withdrawOptions',
  method: 'GET',
  path: '/wps/member/withdraw/options',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: withdrawOptionsValue,
});
export const withdrawOptionsDocs: OperationDocs<typeof withdrawOptions> = {
  summary: 'Returns what can leave the account, by which methods, and what still has to be wagered (MEM-02c).',
  example: { language: 'TH' },
  assumed: true,
  features: ['WITHDRAW'],
};

export const withdrawQuote = defineOperation({
  id: 'withdrawQuote',
  method: 'GET',
  path: '/wps/member/withdraw/quote',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['method_unavailable', 'amount_out_of_range'],
  input: v.object({ methodId: v.string(), amount: typedAmount }),
  output: v.object({ fee: amount, arrives: amount, expectedBy: isoDateTime }),
});
export const withdrawQuoteDocs: OperationDocs<typeof withdrawQuote> = {
  summary: 'Returns the fee of a withdrawal, what arrives, and when.',
  example: { methodId: 'bank', amount: '1000.00' },
  assumed: true,
  features: ['WITHDRAW'],
};

export const withdrawCreate = defineOperation({
  id: 'withdrawCreate',
  method: 'POST',
  path: '/wps/member/withdraw',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'bankAccounts',
    'withdrawOptions',
    'withdrawOrders',
    'uplineInfo',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: [
    'proof_expired',
    'method_unavailable',
    'amount_out_of_range',
    'bank_account_required',
    'bank_account_waiting',
    'bank_name_mismatch',
    'turnover_missing',
    'withdraw_waiting',
    'withdraw_daily',
    'withdraw_resting',
  ],
  input: v.object({
    methodId: v.string(),
    /** For methods of the kind `bank`. */
    bankAccountId: v.optional(v.string()),
    amount: typedAmount,
    /** From `paymentPasswordCheck`. A call that is refused does not use it up. */
    proof: v.string(),
  }),
  output: withdrawOrderValue,
});
export const withdrawCreateDocs: OperationDocs<typeof withdrawCreate> = {
  summary:
    'Asks for a withdrawal (MNY-04). The sum leaves the balance at once and is held until it is paid or returned.',
  example: { methodId: 'bank', bankAccountId: 'unknown', amount: '1000.00', proof: 'unknown' },
  assumed: true,
  features: ['WITHDRAW'],
};
