import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { moneyFactors } from './paymentPassword.ts';
import { amount, isoDateTime, notEmpty, page, personName, typedAmount, wholeNumber } from './primitives.ts';

/** Why nothing can be transferred now. Each is the code of the refusal of `uplineTransfer`. */
export const transferBlocks = ['withdraw_resting', 'turnover_missing', 'transfer_daily'] as const;

/** The longest remark on a transfer, in letters as a reader counts them (CON-02). */
export const longestTransferRemark = 140;

/** What a member can transfer to another one now. */
export const transferTerms = v.object({
  minAmount: amount,
  maxAmount: amount,
  /** What can be transferred now: the balance without what requirements bind, and what they lack. */
  available: amount,
  missing: amount,
  /** What is left of the day's sum, and when it begins anew. */
  leftToday: amount,
  resetsAt: isoDateTime,
  /** `until`: when it ends, where that is known. */
  blocked: v.nullable(v.object({ code: open(transferBlocks), until: v.nullable(isoDateTime) })),
  /** What `paymentPasswordCheck` asks for. */
  factors: list(v.picklist(moneyFactors)),
});
export type TransferTerms = v.InferOutput<typeof transferTerms>;

export const uplineInfoValue = v.object({
  /** The user name of the upline, masked. */
  account: personName,
  nickname: personName,
  /** What the member has transferred to this upline and received from them, ever. Absent where the platform does not say. */
  totals: v.optional(v.object({ sent: amount, received: amount })),
  ...transferTerms.entries,
});
export type UplineInfoValue = v.InferOutput<typeof uplineInfoValue>;

export const uplineInfo = defineOperation({
  id: 'uplineInfo',
  method: 'GET',
  path: '/wps/member/upline',
  effect: 'read',
  auth: 'member',
  body: 'none',
  refusals: ['transfers_disabled', 'upline_missing'],
  input: v.optional(v.object({}), {}),
  output: uplineInfoValue,
});
export const uplineInfoDocs: OperationDocs<typeof uplineInfo> = {
  summary: 'Returns who the member’s upline is and what can be transferred to them (MEM-02d).',
  example: {},
  assumed: true,
  features: ['TRANSFERUP'],
};

const reference = v.pipe(v.string(), notEmpty);

export const uplineTransfer = defineOperation({
  id: 'uplineTransfer',
  method: 'POST',
  path: '/wps/member/upline/transfer',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'walletList',
    'memberTransactions',
    'withdrawOptions',
    'memberTransfers',
    'uplineInfo',
    'agentOverview',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: [
    'proof_expired',
    'transfers_disabled',
    'upline_missing',
    'amount_out_of_range',
    'turnover_missing',
    'withdraw_resting',
    'transfer_daily',
  ],
  input: v.object({
    amount: typedAmount,
    /** From `paymentPasswordCheck`. A call that is refused does not use it up. */
    proof: v.string(),
    remark: v.optional(v.pipe(v.string(), v.maxGraphemes(longestTransferRemark))),
  }),
  /** `balance` is that of the member afterwards; null where it is not known. */
  output: v.object({ reference, at: isoDateTime, amount, balance: v.nullable(amount) }),
});
export const uplineTransferDocs: OperationDocs<typeof uplineTransfer> = {
  summary: 'Transfers a sum to the upline at once (MNY-08). It cannot be undone.',
  example: { amount: '100.00', proof: 'unknown' },
  assumed: true,
  features: ['TRANSFERUP'],
};

export const transferDirections = ['in', 'out'] as const;

export const memberTransferEntry = v.object({
  reference,
  /** `out` left the member's balance. */
  direction: open(transferDirections),
  /** The other member: nickname and user name, which is masked unless it is an account of the member’s own team. */
  nickname: personName,
  account: personName,
  amount,
  at: isoDateTime,
  remark: v.optional(v.string(), ''),
});
export type MemberTransferEntry = v.InferOutput<typeof memberTransferEntry>;

export const memberTransfers = defineOperation({
  id: 'memberTransfers',
  method: 'GET',
  path: '/wps/member/transfers',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ direction: v.optional(v.picklist(transferDirections)), ...page }),
  output: v.object({ list: list(memberTransferEntry), totalPages: wholeNumber }),
});
export const memberTransfersDocs: OperationDocs<typeof memberTransfers> = {
  summary: 'Returns one page of the member’s transfers from and to other members, newest first.',
  example: { pageNo: 1, pageSize: 15 },
  assumed: true,
};
