import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

/** What a human check hands to the call that it guards: the challenge and its solution. */
export const humanCheckProof = v.object({ challenge: v.string(), solution: v.string() });
export type HumanCheckProof = v.InferOutput<typeof humanCheckProof>;

/** What a human check stands before (LGN-04, REG-08); a challenge counts for its own action only. */
export const humanCheckActions = ['login', 'register', 'sms'] as const;
export type HumanCheckAction = (typeof humanCheckActions)[number];

export const humanCheckChallenge = defineOperation({
  id: 'humanCheckChallenge',
  summary:
    'A small piece of work for the browser: find a solution whose SHA-256 with the challenge starts with zero bits.',
  method: 'GET',
  path: '/wps/verification/human',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ action: v.picklist(humanCheckActions) }),
  output: v.object({ challenge: v.string(), zeroBits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }),
  assumed: true,
});

/** What every way in answers (ENT-01). */
export const loginOutcome = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
});
export type LoginOutcomeValue = v.InferOutput<typeof loginOutcome>;

export const sessionLogin = defineOperation({
  id: 'sessionLogin',
  summary:
    'Signs in. A failure may carry `captcha: true` (LGN-07); `second_factor_required` carries `secondFactorDetail` (LGN-11).',
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
    /** Of the number, for `sms`; without it the operator's own country. */
    countryDialingCode: v.optional(v.string()),
    /** ROL-03: the page that the player came by. The agents' page refuses everybody else. */
    entry: v.optional(v.picklist(['member', 'agent'])),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: loginOutcome,
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

/** LGN-11: how somebody proves to be themself when they come from an address that is not known. */
export const secondFactorMethods = ['sms', 'email', 'google', 'bankName'] as const;

/** The detail of a login that was refused with `second_factor_required`. */
export const secondFactorDetail = v.object({
  ticket: v.string(),
  methods: v.array(
    v.object({
      method: v.picklist(secondFactorMethods),
      /** Where a code goes, masked: `08x-xxx-1234`. '' where none is sent. */
      hint: v.string(),
    }),
  ),
});
export type SecondFactorDetail = v.InferOutput<typeof secondFactorDetail>;
