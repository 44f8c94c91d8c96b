import * as v from 'valibot';
import { registerFieldRule } from './fieldRule.ts';
import { humanCheckProof } from './humanCheck.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';
import { loginOutcome } from './session.ts';

export const systemRegisterSettings = defineOperation({
  id: 'systemRegisterSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ captcha: v.boolean(), fields: list(registerFieldRule) }),
});
export const systemRegisterSettingsDocs: OperationDocs<typeof systemRegisterSettings> = {
  summary: 'Returns the rules of the sign-up form and whether it requires a captcha (REG-06, REG-07).',
  example: {},
};

const text = v.optional(v.string());

/**
 * REG-11: the input of a sign-up. Fields that the form does not show are left out. A refusal with `invalid_input` names
 * the field in its detail: `{ field: 'email' }`.
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
  /** The host of the form, and the form's full URL. */
  domain: v.string(),
  registerUrl: v.string(),
  registerMethod: v.literal('WEB'),
  countryDialingCode: text,
  /** Logs in with the same call. */
  login: v.literal(true),
  humanCheck: v.optional(humanCheckProof),
  /** The number was verified by SMS through an external identity service. */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: text,
});
export type Registration = v.InferInput<typeof registration>;

export const memberRegister = defineOperation({
  id: 'memberRegister',
  method: 'PUT',
  path: '/wps/member/register',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  refusals: ['password_weak'],
  input: registration,
  output: loginOutcome,
});
export const memberRegisterDocs: OperationDocs<typeof memberRegister> = {
  summary: 'Signs up by user name and logs in.',
  example: {
    username: 'newplayer1',
    password: 'Lotus2569',
    confirmPassword: 'Lotus2569',
    mobileNum: '0891234567',
    countryDialingCode: '66',
    payeeName: 'Anong Newcomer',
    domain: 'kinnari.test',
    registerUrl: 'https://kinnari.test/',
    registerMethod: 'WEB',
    login: true,
  },
};

export const memberRegisterMobile = defineOperation({
  id: 'memberRegisterMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  refusals: ['password_weak'],
  input: registration,
  output: loginOutcome,
});
export const memberRegisterMobileDocs: OperationDocs<typeof memberRegisterMobile> = {
  summary: 'Signs up by mobile number, which becomes the user name (REG-10), and logs in.',
  example: {
    username: '0891234567',
    password: 'Lotus2569',
    confirmPassword: 'Lotus2569',
    mobileNum: '0891234567',
    countryDialingCode: '66',
    payeeName: 'Anong Newcomer',
    domain: 'kinnari.test',
    registerUrl: 'https://kinnari.test/',
    registerMethod: 'WEB',
    login: true,
  },
};

export const affiliateCheck = defineOperation({
  id: 'affiliateCheck',
  method: 'GET',
  path: '/wps/agent/affiliate',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ code: v.string(), domain: v.string() }),
  output: v.object({ valid: v.boolean() }),
});
export const affiliateCheckDocs: OperationDocs<typeof affiliateCheck> = {
  summary: 'Tells whether an affiliate code is valid under a host (REG-09).',
  example: { code: 'KINNARI8', domain: 'kinnari.test' },
};

export const countryCodeList = defineOperation({
  id: 'countryCodeList',
  method: 'GET',
  path: '/wps/system/countryCodes',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({
    countries: list(
      v.object({
        /** ISO 3166, two letters. The site takes its name from `Intl`. */
        country: v.string(),
        /** Digits without plus. */
        dialingCode: v.string(),
        /** The length of a national number, including its leading zero where one is usual (PAT-02). */
        digits: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
        /** Whether a national number begins with a zero, which the dialling code replaces. */
        leadingZero: v.optional(v.boolean(), true),
      }),
    ),
  }),
});
export const countryCodeListDocs: OperationDocs<typeof countryCodeList> = {
  summary: 'Lists the countries whose mobile numbers can sign up, the operator’s own first (REG-02c).',
  example: {},
  assumed: true,
};

export const validationRules = defineOperation({
  id: 'validationRules',
  method: 'GET',
  path: '/wps/system/validationRules',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ fields: list(registerFieldRule) }),
});
export const validationRulesDocs: OperationDocs<typeof validationRules> = {
  summary:
    'Returns the rules of user name, password and mobile number outside the sign-up form: recovery and change of password.',
  example: {},
  assumed: true,
};
