import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, language, nothing, personName } from './primitives.ts';

export const memberInfoValue = v.object({
  account: personName,
  id: v.string(),
  nickname: personName,
  /** The account type: 4 is trial; 1, 2, 41 and 42 are agents; 43 (assumed) is the assistant of an agent; anything else is a member. */
  type: v.pipe(v.number(), v.integer()),
  toUpline: v.optional(v.boolean(), false),
  /** The `labelName` of the first entry is the VIP label. */
  memberLabel: v.optional(list(v.object({ labelName: v.string() })), []),
  /** AGT-15: for the assistant of an agent, whose it is and what it may do. Assumed. Absent for every other account. */
  assistant: v.optional(v.object({ of: personName, rights: list(v.string()) })),
  clubLabel: v.optional(v.nullable(v.object({ labelName: v.string(), rankLevel: v.number() })), null),
});
export type MemberInfoValue = v.InferOutput<typeof memberInfoValue>;

export const memberInfo = defineOperation({
  id: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: memberInfoValue,
});
export const memberInfoDocs: OperationDocs<typeof memberInfo> = {
  summary: 'Returns the signed-in account.',
  example: {},
};

export const memberAvatar = defineOperation({
  id: 'memberAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ url: v.string() }),
});
export const memberAvatarDocs: OperationDocs<typeof memberAvatar> = {
  summary: 'Returns the URL of the member’s avatar.',
  example: {},
};

export const memberLanguageUpdate = defineOperation({
  id: 'memberLanguageUpdate',
  method: 'POST',
  path: '/wps/member/language',
  effect: 'toggle',
  changes: [],
  auth: 'optional',
  body: 'json',
  input: v.object({ language }),
  output: v.unknown(),
});
export const memberLanguageUpdateDocs: OperationDocs<typeof memberLanguageUpdate> = {
  summary: 'Stores the player’s language.',
  example: { language: 'EN' },
  assumed: true,
};

export const walletBalance = defineOperation({
  id: 'walletBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({
    /** What the member can play with: the sum of all wallets whose balance is known (`walletList`). */
    sumBalance: amount,
    /** The stakes of open bets, which have left the balance. */
    inPlay: v.optional(amount),
    /** What bonuses bind. Not part of `sumBalance`. */
    bonus: v.optional(amount),
    /** What withdrawals hold until they are paid. Not part of `sumBalance`. */
    held: v.optional(amount),
    /** What is in red envelopes that the member has given and that wait (AGT-08). Assumed. Not part of `sumBalance`. */
    envelopes: v.optional(amount),
    /**
     * What could be withdrawn now, before fees and quotas. Assumed, like `bound`. The sum of both and of the known wallets
     * of vendors is `sumBalance`.
     */
    withdrawable: v.optional(amount),
    /**
     * What each open requirement (`turnoverList`) keeps from being withdrawn, oldest first. One that keeps everything names
     * the whole rest; those after it name '0.00'.
     */
    bound: v.optional(list(v.object({ requirementId: v.string(), amount }))),
  }),
});
export type WalletBalanceValue = v.InferOutput<(typeof walletBalance)['output']>;
export const walletBalanceDocs: OperationDocs<typeof walletBalance> = {
  summary: 'Returns the balance that the member can play with, and where the rest of the money is (MEM-02a).',
  example: {},
};

export const walletMerchant = defineOperation({
  id: 'walletMerchant',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ isSingle: v.boolean() }),
});
export const walletMerchantDocs: OperationDocs<typeof walletMerchant> = {
  summary: 'Tells whether the merchant has one wallet for all vendors.',
  example: {},
};
