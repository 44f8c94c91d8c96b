import * as v from 'valibot';
import type { OperationRefusalCode } from './errors.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, notEmpty, nothing, wholeNumber } from './primitives.ts';
import { loginOutcome } from './session.ts';
import { credential, credentialRefusals } from './stepUp.ts';

/** Bytes of WebAuthn in base64url. Bounded, so that an answer has less than 8 kB. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'base64url'), v.maxLength(3_000));
const answerOf = <Entries extends v.ObjectEntries>(response: Entries) =>
  v.object({ id: bytes, rawId: bytes, type: v.literal('public-key'), response: v.object(response) });

/** What the browser answers for a new key (`RegistrationResponseJSON`). */
export const createdKey = answerOf({ clientDataJSON: bytes, attestationObject: bytes });
export type CreatedKey = v.InferOutput<typeof createdKey>;
/** What the browser answers for a key that is there (`AuthenticationResponseJSON`). */
export const usedKey = answerOf({
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: v.optional(v.nullable(bytes)),
});
export type UsedKey = v.InferOutput<typeof usedKey>;

const ticket = v.pipe(v.string(), notEmpty);

/** A key that answers a question of the platform. */
export const passkeyAnswer = v.object({ ticket, used: usedKey });
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;
/** Why such an answer is refused. */
export const passkeyAnswerRefusals = [
  'passkey_invalid',
  'passkey_expired',
  'passkey_unknown',
  'passkey_suspended',
] as const satisfies readonly OperationRefusalCode[];

/** What a browser is asked with, once and for five minutes. `publicKey` has the shape of WebAuthn, whose names the site does not read. */
export const passkeyQuestion = v.object({
  ticket,
  publicKey: v.record(v.string(), v.unknown()),
  expiresAt: isoDateTime,
});
export type PasskeyQuestion = v.InferOutput<typeof passkeyQuestion>;

/** A key of the member. */
export const passkey = v.object({
  /** The id of the credential, in base64url. Grants nothing. */
  id: v.pipe(v.string(), notEmpty),
  name: v.string(),
  /** Whether a password manager keeps it and brings it to other devices. */
  synced: v.boolean(),
  createdAt: isoDateTime,
  lastUsedAt: v.nullable(isoDateTime),
  /** Its counter did not grow: there may be a copy of it, and it does not log in any more. */
  suspended: v.boolean(),
  /** From when on it confirms money, where it does not yet (MNY-01). */
  moneyFrom: v.optional(v.nullable(isoDateTime), null),
});
export type PasskeyValue = v.InferOutput<typeof passkey>;

export const passkeysValue = v.object({
  /** The newest first. */
  list: list(passkey),
  /** How many keys an account can have. */
  most: wholeNumber,
  /** For the signals to the browser, which then forgets keys that are gone. `userId` is a random text, '' before the first question about a key. */
  rpId: v.string(),
  userId: v.string(),
});
export type PasskeysValue = v.InferOutput<typeof passkeysValue>;

/** The name that a player gives a key. */
const keyName = v.pipe(v.string(), v.trim(), notEmpty, v.maxLength(60));

export const passkeyList = defineOperation({
  id: 'passkeyList',
  method: 'GET',
  path: '/wps/member/passkeys',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: passkeysValue,
});
export const passkeyListDocs: OperationDocs<typeof passkeyList> = {
  summary: 'Lists the member’s passkeys (SEC-08).',
  example: {},
  assumed: true,
};

export const passkeyOptions = defineOperation({
  id: 'passkeyOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  effect: 'account',
  changes: ['passkeyList', 'paymentPasswordState'],
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'begins' },
  refusals: [...credentialRefusals, 'passkey_most'],
  input: v.object({ credential }),
  output: passkeyQuestion,
});
export const passkeyOptionsDocs: OperationDocs<typeof passkeyOptions> = {
  summary:
    'Asks this session’s browser to create a passkey. Nothing changes before `passkeyAdd` brings the answer within five minutes.',
  example: { credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
};

export const passkeyAdd = defineOperation({
  id: 'passkeyAdd',
  method: 'POST',
  path: '/wps/member/passkeys',
  effect: 'account',
  changes: ['passkeyList', 'memberPublicState', 'messageUnread', 'messageList', 'memberEvents', 'paymentPasswordState'],
  auth: 'member',
  body: 'json',
  refusals: ['passkey_invalid', 'passkey_expired', 'passkey_known', 'passkey_most'],
  input: v.object({ passkey: v.object({ ticket, created: createdKey }), name: keyName }),
  output: passkeysValue,
});
export const passkeyAddDocs: OperationDocs<typeof passkeyAdd> = {
  summary: 'Adds the passkey that the browser has created. The member is told at every address.',
  example: {
    passkey: {
      ticket: 'unknown',
      created: {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'AA', attestationObject: 'AA' },
      },
    },
    name: 'iPhone · Safari',
  },
  assumed: true,
};

export const passkeyRename = defineOperation({
  id: 'passkeyRename',
  method: 'PUT',
  path: '/wps/member/passkeys',
  effect: 'account',
  changes: ['passkeyList'],
  auth: 'member',
  body: 'json',
  refusals: ['record_not_found'],
  input: v.object({ id: v.pipe(v.string(), notEmpty), name: keyName }),
  output: passkeysValue,
});
export const passkeyRenameDocs: OperationDocs<typeof passkeyRename> = {
  summary: 'Gives a passkey another name.',
  example: { id: 'AA', name: 'My phone' },
  assumed: true,
};

export const passkeyRemove = defineOperation({
  id: 'passkeyRemove',
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  effect: 'account',
  changes: [
    'passkeyList',
    'memberSessions',
    'pushState',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'paymentPasswordState',
  ],
  auth: 'member',
  // A credential does not belong into an address.
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'told' },
  refusals: [...credentialRefusals, 'last_way_in'],
  input: v.object({
    /** A key that is gone already is no error. */
    id: v.pipe(v.string(), notEmpty),
    credential,
  }),
  output: passkeysValue,
});
export const passkeyRemoveDocs: OperationDocs<typeof passkeyRemove> = {
  summary: 'Removes a passkey, and ends the other sessions that were opened with it, as on a lost device.',
  example: { id: 'AA', credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
};

export const passkeyLoginOptions = defineOperation({
  id: 'passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  effect: 'account',
  changes: [],
  auth: 'none',
  body: 'json',
  /** `ticket` of a second factor (LGN-11): only keys of that account are asked for. */
  input: v.object({ ticket: v.optional(ticket) }),
  output: passkeyQuestion,
});
export const passkeyLoginOptionsDocs: OperationDocs<typeof passkeyLoginOptions> = {
  summary:
    'Asks a browser for any passkey of this site, or as a second factor for one of the account. Takes no name, so it says nothing about accounts.',
  example: {},
  assumed: true,
};

export const passkeyLogin = defineOperation({
  id: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  effect: 'account',
  auth: 'none',
  body: 'json',
  refusals: passkeyAnswerRefusals,
  input: v.object({
    passkey: passkeyAnswer,
    /** ROL-03: the login page that was used. */
    entry: v.optional(v.picklist(['member', 'agent'])),
  }),
  output: loginOutcome,
});
export const passkeyLoginDocs: OperationDocs<typeof passkeyLogin> = {
  summary:
    'Logs in with a passkey (SEC-08): two factors, so neither captcha, human check nor second factor is asked for. Refused for accounts as after a password.',
  example: {
    passkey: {
      ticket: 'unknown',
      used: {
        id: 'AA',
        rawId: 'AA',
        type: 'public-key',
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  },
  assumed: true,
};
