import * as v from 'valibot';
import { humanCheckProof } from './humanCheck.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { notEmpty, nothing } from './primitives.ts';

const trimmed = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  notEmpty,
);

/** The answer to every successful login (ENT-01). */
export const loginOutcome = v.object({
  token: v.pipe(v.string(), notEmpty),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /**
   * A forgotten password was set anew since the last login, and the account has passkeys: the site asks whether a device was
   * lost (SEC-08). Said once, and not after a login with a passkey. False where the platform does not say (assumed).
   */
  asksLostDevice: v.optional(v.boolean()),
});
export type LoginOutcomeValue = v.InferOutput<typeof loginOutcome>;

export const sessionLogin = defineOperation({
  id: 'sessionLogin',
  method: 'POST',
  path: '/wps/session/login',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({
    /** The user name; for `sms` the mobile number. */
    username: trimmed,
    /** The password; for `sms` the code. */
    password: trimmed,
    captcha: v.optional(v.string()),
    type: v.picklist(['username', 'sms']),
    /** The dialling code of the number, for `sms`; without it the operator's own country. */
    countryDialingCode: v.optional(v.string()),
    /** ROL-03: the login page that was used. The agents' page refuses other accounts. */
    entry: v.optional(v.picklist(['member', 'agent'])),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: loginOutcome,
});
export const sessionLoginDocs: OperationDocs<typeof sessionLogin> = {
  summary:
    'Logs in. The detail of a refusal may contain `captcha: true` (LGN-07); for `second_factor_required` it is `secondFactorDetail` (LGN-11).',
  example: { username: 'demo', password: 'Kinnari88', type: 'username' },
};

export const sessionLogout = defineOperation({
  id: 'sessionLogout',
  method: 'DELETE',
  path: '/wps/session/logout',
  effect: 'account',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.unknown(),
});
export const sessionLogoutDocs: OperationDocs<typeof sessionLogout> = {
  summary: 'Ends the session of the token (LGN-13).',
  example: {},
};

export const sessionActive = defineOperation({
  id: 'sessionActive',
  method: 'POST',
  path: '/wps/session/active',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'none',
  input: nothing,
  /** When the session ends without further activity, ISO; null where it does not. */
  output: v.object({ endsAt: v.nullable(v.string()) }),
});
export const sessionActiveDocs: OperationDocs<typeof sessionActive> = {
  summary: 'Reports that the player is there (LGN-15). Reads do not count: pages repeat them by themselves.',
  example: {},
  assumed: true,
};
