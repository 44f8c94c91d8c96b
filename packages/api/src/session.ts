import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

/** What a human check hands to the login: the challenge and its solution. */
export const humanCheckProof = v.object({ challenge: v.string(), solution: v.string() });
export type HumanCheckProof = v.InferOutput<typeof humanCheckProof>;

export const humanCheckChallenge = defineOperation({
  id: 'humanCheckChallenge',
  summary:
    'A small piece of work for the browser: find a solution whose SHA-256 with the challenge starts with zero bits.',
  method: 'GET',
  path: '/wps/verification/human',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ action: v.picklist(['login']) }),
  output: v.object({ challenge: v.string(), zeroBits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }),
  assumed: true,
});

export const sessionLogin = defineOperation({
  id: 'sessionLogin',
  summary: 'Signs in. A failure may carry `captcha: true` (LGN-07).',
  method: 'POST',
  path: '/wps/session/login',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({
    /** The mobile number for `sms`. */
    username: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    /** The code for `sms`. */
    password: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    captcha: v.optional(v.string()),
    type: v.picklist(['username', 'sms']),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: v.object({
    token: v.pipe(v.string(), v.nonEmpty()),
    firstTimeLogin: v.boolean(),
    passwordExpired: v.boolean(),
  }),
});

export const sessionLogout = defineOperation({
  id: 'sessionLogout',
  summary: 'Ends the session of the token (LGN-13).',
  method: 'DELETE',
  path: '/wps/session/logout',
  effect: 'account',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.unknown(),
});

export const captchaImage = defineOperation({
  id: 'captchaImage',
  summary: 'A new picture captcha: a PNG in base64.',
  method: 'GET',
  path: '/wps/captcha',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.pipe(v.string(), v.base64()),
});
