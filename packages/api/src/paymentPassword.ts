import * as v from 'valibot';
import { registerFieldRule } from './fieldRule.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { passkeyAnswer, passkeyAnswerRefusals, passkeyQuestion } from './passkeys.ts';
import { isoDateTime, nothing, wholeNumber } from './primitives.ts';
import { withdrawalRest } from './stepUp.ts';

/**
 * Whether a payment password can be used. `locked`: too many wrong tries. It ends by itself at `lockedUntil`, or with
 * a reset by code.
 */
export const paymentPasswordStates = ['unset', 'set', 'locked'] as const;
export type PaymentPasswordState = (typeof paymentPasswordStates)[number];

/** What the operator asks for before money leaves an account; all of the listed ones. */
export const moneyFactors = ['password', 'authenticator'] as const;
export type MoneyFactor = (typeof moneyFactors)[number];

/** Where a code can be sent. */
export const codeChannels = ['sms', 'email'] as const;
export const codeChannel = v.picklist(codeChannels);
export type CodeChannel = (typeof codeChannels)[number];

/**
 * Answer to a code sent for a payment password or bank account: how long it is valid, and how long no other is sent,
 * in whole minutes. Apart from `sentCode`, because a page would load the code of the login with it.
 */
export const sentMoneyCode = v.object({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) });

/** The player's answers to `moneyFactors`. Send them in a sealed body only, and do not store them. */
export const moneyFactorAnswers = {
  paymentPassword: v.optional(v.string()),
  authenticatorCode: v.optional(v.string()),
  /** Stands for all of them: the answer to `passkeyMoneyOptions` (SEC-08). */
  passkey: v.optional(passkeyAnswer),
};

/** Why the answers are refused. */
export const moneyFactorRefusals = [
  'payment_password_unset',
  'payment_password_incorrect',
  'payment_password_locked',
  ...passkeyAnswerRefusals,
  'passkey_waits',
] as const;

export const paymentPasswordStateValue = v.object({
  state: v.picklist(paymentPasswordStates),
  /** How many wrong tries are left before it locks; 0 while it is locked. */
  triesLeft: wholeNumber,
  /** Null while it is not locked. */
  lockedUntil: v.nullable(isoDateTime),
  ...withdrawalRest,
  /** The rule of a new payment password. Its field is `paymentPassword`. */
  rule: registerFieldRule,
  /** Whether the account has a login password, which setting the first payment password asks for. Otherwise a code. */
  hasLoginPassword: v.boolean(),
  /** Whether a code of an authenticator app proves who the player is. */
  hasAuthenticator: v.optional(v.boolean(), false),
  /** Where a code can be sent, with the masked address. Empty: customer service has to help. */
  channels: list(v.object({ channel: codeChannel, to: v.string() })),
  /** What money operations ask for. */
  factors: list(v.picklist(moneyFactors)),
  /** Whether a passkey of the member stands for them now. */
  passkey: v.optional(v.boolean(), false),
});
export type PaymentPasswordStateValue = v.InferOutput<typeof paymentPasswordStateValue>;

/** The proof that a player has answered the `moneyFactors`. */
export const moneyProof = v.object({
  /** Good for one money operation of this session. */
  proof: v.string(),
  expiresAt: isoDateTime,
});
export type MoneyProof = v.InferOutput<typeof moneyProof>;

export const paymentPasswordState = defineOperation({
  id: 'paymentPasswordState',
  method: 'GET',
  path: '/wps/member/paymentPassword',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: paymentPasswordStateValue,
});
export const paymentPasswordStateDocs: OperationDocs<typeof paymentPasswordState> = {
  summary: 'Tells whether the member has a payment password (MNY-01), how many tries are left, and its rule.',
  example: {},
  assumed: true,
};

export const paymentPasswordSet = defineOperation({
  id: 'paymentPasswordSet',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  effect: 'account',
  changes: [
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'paymentPasswordState',
    'withdrawOptions',
    'uplineInfo',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['loginPassword', 'oldPassword', 'code'], follows: 'rests' },
  refusals: ['payment_password_incorrect', 'payment_password_locked', 'password_weak'],
  /**
   * One of three: `loginPassword` sets the first one, `oldPassword` changes it, `code` resets it. A refusal with
   * `invalid_input` names the field in its detail: `newPassword` or `confirmNewPassword`.
   */
  input: v.object({
    loginPassword: v.optional(v.string()),
    oldPassword: v.optional(v.string()),
    code: v.optional(v.string()),
    newPassword: v.string(),
    confirmNewPassword: v.string(),
  }),
  output: paymentPasswordStateValue,
});
export const paymentPasswordSetDocs: OperationDocs<typeof paymentPasswordSet> = {
  summary:
    'Sets, changes or resets the payment password (MNY-01). Withdrawals rest for a while, except after the first one.',
  example: { loginPassword: 'wrong', newPassword: '135790', confirmNewPassword: '135790' },
  assumed: true,
};

export const paymentPasswordCode = defineOperation({
  id: 'paymentPasswordCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'json',
  input: v.object({ channel: codeChannel }),
  output: sentMoneyCode,
});
export const paymentPasswordCodeDocs: OperationDocs<typeof paymentPasswordCode> = {
  summary: 'Sends a code that resets the payment password.',
  example: { channel: 'email' },
  assumed: true,
};

export const passkeyMoneyOptions = defineOperation({
  id: 'passkeyMoneyOptions',
  method: 'POST',
  path: '/wps/member/paymentPassword/passkey',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'json',
  refusals: ['passkey_unknown', 'passkey_waits'],
  input: nothing,
  output: passkeyQuestion,
});
export const passkeyMoneyOptionsDocs: OperationDocs<typeof passkeyMoneyOptions> = {
  summary:
    'Asks this session’s browser for one of the member’s passkeys, which stands for what money operations ask for (SEC-08).',
  example: {},
  assumed: true,
};

/**
 * Answers a proof instead of letting a money operation carry the password itself: the input of a money intent is kept on
 * the device until its outcome is final, and the payment password must not be.
 */
export const paymentPasswordCheck = defineOperation({
  id: 'paymentPasswordCheck',
  method: 'POST',
  path: '/wps/member/paymentPassword/check',
  effect: 'account',
  changes: ['paymentPasswordState', 'passkeyList', 'memberPublicState', 'messageUnread', 'messageList', 'memberEvents'],
  auth: 'member',
  body: 'sealed',
  refusals: moneyFactorRefusals,
  input: v.object(moneyFactorAnswers),
  output: moneyProof,
});
export const paymentPasswordCheckDocs: OperationDocs<typeof paymentPasswordCheck> = {
  summary:
    'Checks the payment password, what else the operator asks for, or a passkey in place of them, and returns a proof for one money operation.',
  example: { paymentPassword: '000000' },
  assumed: true,
};
