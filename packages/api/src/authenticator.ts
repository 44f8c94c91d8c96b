import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, nothing, wholeNumber } from './primitives.ts';
import { credential, credentialRefusals } from './stepUp.ts';

export const authenticatorValue = v.object({
  /** Whether the member’s logins ask for a code of an authenticator app. */
  on: v.boolean(),
  /** Since when; null while it is off or unknown. */
  since: v.nullable(isoDateTime),
  /** How many recovery codes are left. */
  recoveryCodesLeft: wholeNumber,
});
export type AuthenticatorValue = v.InferOutput<typeof authenticatorValue>;

export const authenticatorState = defineOperation({
  id: 'authenticatorState',
  method: 'GET',
  path: '/wps/member/authenticator',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: authenticatorValue,
});
export const authenticatorStateDocs: OperationDocs<typeof authenticatorState> = {
  summary: 'Tells whether the member has an authenticator (SEC-02), and how many recovery codes are left.',
  example: {},
  assumed: true,
};

export const authenticatorBegin = defineOperation({
  id: 'authenticatorBegin',
  method: 'POST',
  path: '/wps/member/authenticator',
  effect: 'account',
  changes: ['paymentPasswordState'],
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'begins' },
  refusals: credentialRefusals,
  input: v.object({ credential }),
  output: v.object({
    /** In base32, for an app that cannot scan. Do not store it. */
    secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]+$/, 'base32')),
    /** The same as an `otpauth:` address, for the QR code. */
    uri: v.pipe(v.string(), v.regex(/^otpauth:\/\/totp\//, 'otpauth address')),
    /** It has to be confirmed before then. */
    expiresAt: isoDateTime,
  }),
});
export const authenticatorBeginDocs: OperationDocs<typeof authenticatorBegin> = {
  summary:
    'Issues the secret of a new authenticator to this session. Nothing changes before it is confirmed with a code.',
  example: { credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
};

export const authenticatorConfirm = defineOperation({
  id: 'authenticatorConfirm',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  effect: 'account',
  changes: [
    'authenticatorState',
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
  /** The session that has begun, with its credential, is the only one that can confirm. */
  stepUp: { by: ['code'], follows: 'rests' },
  refusals: ['authenticator_expired'],
  /** Each code of an app works once, here too. */
  input: v.object({ code: v.string() }),
  output: v.object({
    /** Each replaces one code of the app, once. Shown once: the platform keeps digests only. */
    recoveryCodes: list(v.string()),
  }),
});
export const authenticatorConfirmDocs: OperationDocs<typeof authenticatorConfirm> = {
  summary:
    'Turns the authenticator on with a code of the app, and returns recovery codes. A repeat, after a lost answer, returns new ones.',
  example: { code: '123456' },
  assumed: true,
};

export const authenticatorEnd = defineOperation({
  id: 'authenticatorEnd',
  method: 'POST',
  path: '/wps/member/authenticator/end',
  effect: 'account',
  changes: [
    'authenticatorState',
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
  stepUp: { by: ['code'], follows: 'rests' },
  /** A code of the app, or a recovery code. */
  input: v.object({ code: v.string() }),
  output: authenticatorValue,
});
export const authenticatorEndDocs: OperationDocs<typeof authenticatorEnd> = {
  summary: 'Turns the authenticator off with a code of the app or a recovery code.',
  example: { code: '123456' },
  assumed: true,
};
