import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';
import { humanCheckProof, loginOutcome, secondFactorMethods } from './session.ts';
import { registerFieldRule, thirdParties } from './system.ts';

/** How long a code that was sent by SMS holds, and no other is sent (SMS-01): whole minutes. */
const sentCode = v.object({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) });

export const smsLoginCode = defineOperation({
  id: 'smsLoginCode',
  summary: 'Sends a code to a mobile number of an account: to log in, or to set a new password (ENT-03).',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  effect: 'account',
  auth: 'none',
  body: 'json',
  input: v.object({
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: sentCode,
});

export const smsRegisterCode = defineOperation({
  id: 'smsRegisterCode',
  summary: 'Sends a code to the mobile number of somebody who signs up (API-09).',
  method: 'POST',
  path: '/wps/verification/sms/register',
  effect: 'account',
  auth: 'none',
  body: 'json',
  input: v.object({
    countryDialingCode: v.string(),
    mobileNo: v.string(),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: sentCode,
});

const text = v.optional(v.string());

/**
 * REG-11: the registration user. What the form does not show is not sent. A refusal with `invalid_input` names the field
 * in its detail: `{ field: 'email' }`.
 */
export const registration = v.object({
  username: v.string(),
  password: text,
  confirmPassword: text,
  payeeName: text,
  email: text,
  qqNum: text,
  mobileNum: text,
  recommenderId: text,
  captcha: text,
  verificationCode: text,
  affiliateCode: text,
  paymentPassword: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  nickname: text,
  zalo: text,
  telegram: text,
  birthday: text,
  address: text,
  nationality: text,
  occupation: text,
  sourceOfIncome: text,
  placeOfBirth: text,
  referralCode: text,
  /** The host that the player signs up on, and the whole address of the form. */
  domain: v.string(),
  registerUrl: v.string(),
  registerMethod: v.literal('WEB'),
  countryDialingCode: text,
  /** Signs in with the same call. */
  login: v.literal(true),
  humanCheck: v.optional(humanCheckProof),
  /** SMS through an external identity service. */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: text,
});
export type Registration = v.InferInput<typeof registration>;

export const memberRegister = defineOperation({
  id: 'memberRegister',
  summary: 'Signs up by user name and logs in.',
  method: 'PUT',
  path: '/wps/member/register',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: registration,
  output: loginOutcome,
});

export const memberRegisterMobile = defineOperation({
  id: 'memberRegisterMobile',
  summary: 'Signs up by mobile number, which is the user name too (REG-10), and logs in.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: registration,
  output: loginOutcome,
});

export const memberPassword = defineOperation({
  id: 'memberPassword',
  summary: 'Changes the password of who is signed in (CPW-01, CPW-02).',
  method: 'POST',
  path: '/wps/member/password',
  effect: 'account',
  auth: 'member',
  body: 'sealed',
  /** A new password that does not keep the rule is refused with `invalid_input` and `{ field: 'newPassword' }`. */
  input: v.object({ oldPassword: v.string(), newPassword: v.string(), confirmNewPassword: v.string() }),
  output: v.unknown(),
});

export const passwordByEmail = defineOperation({
  id: 'passwordByEmail',
  summary: 'Asks for a link to set a new password, by e-mail (FGT-01). Tells nobody whether the account exists.',
  method: 'POST',
  path: '/wps/member/password/email',
  effect: 'account',
  auth: 'none',
  body: 'form',
  input: v.object({ username: v.string(), email: v.string() }),
  output: v.unknown(),
});

export const passwordByPhone = defineOperation({
  id: 'passwordByPhone',
  summary: 'Sets a new password with a code that was sent by SMS, and logs in (FGT-02).',
  method: 'POST',
  path: '/wps/member/password/verification',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    countryDialingCode: v.optional(v.string()),
    verificationCode: v.string(),
  }),
  output: loginOutcome,
});

export const affiliateCheck = defineOperation({
  id: 'affiliateCheck',
  summary: 'Is this affiliate code one that counts under this host (REG-09)?',
  method: 'GET',
  path: '/wps/agent/affiliate',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ code: v.string(), domain: v.string() }),
  output: v.object({ valid: v.boolean() }),
});

export const countryCodeList = defineOperation({
  id: 'countryCodeList',
  summary: 'Countries whose mobile numbers can sign up, the operator’s own first (REG-02c).',
  method: 'GET',
  path: '/wps/system/countryCodes',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({
    countries: v.array(
      v.object({
        /** ISO 3166, two letters; its name comes from `Intl`. */
        country: v.string(),
        /** Digits without plus. */
        dialingCode: v.string(),
        /** How many digits a national number has, with the zero in front where one is usual (PAT-02). */
        digits: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
      }),
    ),
  }),
  assumed: true,
});

export const validationRules = defineOperation({
  id: 'validationRules',
  summary: 'The rules of user name, password and mobile number outside the sign-up form: recovery, change of password.',
  method: 'GET',
  path: '/wps/system/validationRules',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ fields: v.array(registerFieldRule) }),
  assumed: true,
});

export const secondFactorSend = defineOperation({
  id: 'secondFactorSend',
  summary: 'Sends the code of a second factor, by SMS or e-mail (LGN-11).',
  method: 'POST',
  path: '/wps/session/login/verify/send',
  effect: 'account',
  auth: 'none',
  body: 'json',
  input: v.object({ ticket: v.string(), method: v.picklist(['sms', 'email']) }),
  output: sentCode,
  assumed: true,
});

export const secondFactorVerify = defineOperation({
  id: 'secondFactorVerify',
  summary: 'Completes a login with a second factor (LGN-11): the code, or the name on the bank account.',
  method: 'POST',
  path: '/wps/session/login/verify',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({ ticket: v.string(), method: v.picklist(secondFactorMethods), answer: v.string() }),
  output: loginOutcome,
  assumed: true,
});

export const sessionThirdParty = defineOperation({
  id: 'sessionThirdParty',
  summary:
    'Logs in with what a third party says about the player (LGN-10); signs them up when they are new, and says so once by `firstTimeLogin`.',
  method: 'POST',
  path: '/wps/session/login/thirdparty',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({ provider: v.picklist(thirdParties), idToken: v.string() }),
  output: loginOutcome,
  assumed: true,
});

/** LGN-12: the header that carries the encrypted random string; the client fills it. */
export const freePlayHeader = 'X-Free-Play';

export const sessionFreePlay = defineOperation({
  id: 'sessionFreePlay',
  summary: 'A trial session without an account (LGN-12), where the operator has free play.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  effect: 'account',
  auth: 'none',
  body: 'json',
  sealedHeader: freePlayHeader,
  input: v.object({
    /** Of the device: Windows, Android, iOS… */
    os: v.string(),
    platform: v.optional(v.literal('W'), 'W'),
    gatewayVersion: v.optional(v.literal(3), 3),
  }),
  output: loginOutcome,
});
