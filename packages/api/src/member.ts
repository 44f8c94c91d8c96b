import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, language, nothing } from './primitives.ts';

export const memberInfoValue = v.object({
  account: v.string(),
  id: v.string(),
  nickname: v.string(),
  /** Account type: 4 is trial; 1, 2, 41, 42 are agents; anything else is a member. */
  type: v.pipe(v.number(), v.integer()),
  toUpline: v.optional(v.boolean(), false),
  /** The first entry's labelName is the VIP service label. */
  memberLabel: v.optional(v.array(v.object({ labelName: v.string() })), []),
  clubLabel: v.optional(v.nullable(v.object({ labelName: v.string(), rankLevel: v.number() })), null),
});
export type MemberInfoValue = v.InferOutput<typeof memberInfoValue>;

export const memberInfo = defineOperation({
  id: 'memberInfo',
  summary: 'Who is signed in.',
  method: 'GET',
  path: '/wps/member/info',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: memberInfoValue,
});

export const memberAvatar = defineOperation({
  id: 'memberAvatar',
  summary: 'The address of the member’s picture.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ url: v.string() }),
});

export const memberLanguageUpdate = defineOperation({
  id: 'memberLanguageUpdate',
  summary: 'Tells the platform which language the player chose.',
  method: 'POST',
  path: '/wps/member/language',
  effect: 'toggle',
  auth: 'optional',
  body: 'json',
  input: v.object({ language }),
  output: v.unknown(),
  assumed: true,
});

export const walletBalance = defineOperation({
  id: 'walletBalance',
  summary: 'The sum that the player can play with.',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ sumBalance: amount }),
});

export const walletMerchant = defineOperation({
  id: 'walletMerchant',
  summary: 'Does the merchant keep one wallet for all vendors?',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ isSingle: v.boolean() }),
});
