import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { loginOutcome } from './session.ts';

export const memberPassword = defineOperation({
  id: 'memberPassword',
  method: 'POST',
  path: '/wps/member/password',
  effect: 'account',
  changes: [
    'memberSessions',
    'pushState',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'memberProfile',
    'paymentPasswordState',
    'withdrawOptions',
    'uplineInfo',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['oldPassword'], follows: 'rests' },
  refusals: ['password_weak'],
  /** A new password that breaks the rule is refused with `invalid_input` and `{ field: 'newPassword' }`. */
  input: v.object({ oldPassword: v.string(), newPassword: v.string(), confirmNewPassword: v.string() }),
  output: v.unknown(),
});
export const memberPasswordDocs: OperationDocs<typeof memberPassword> = {
  summary: 'Changes the password of the signed-in account (CPW-01, CPW-02).',
  example: { oldPassword: 'Kinnari88', newPassword: 'Lotus2569', confirmNewPassword: 'Lotus2569' },
};

export const passwordByEmail = defineOperation({
  id: 'passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  effect: 'account',
  changes: [],
  auth: 'none',
  body: 'form',
  stepUp: { by: ['email'], follows: 'begins' },
  input: v.object({ username: v.string(), email: v.string() }),
  output: v.unknown(),
});
export const passwordByEmailDocs: OperationDocs<typeof passwordByEmail> = {
  summary: 'Sends a link for a new password by e-mail (FGT-01). Does not reveal whether the account exists.',
  example: { username: 'demo', email: 'demo@kinnari.example' },
};

export const passwordByPhone = defineOperation({
  id: 'passwordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  stepUp: { by: ['verificationCode'], follows: 'rests' },
  refusals: ['password_weak'],
  input: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    countryDialingCode: v.optional(v.string()),
    verificationCode: v.string(),
  }),
  output: loginOutcome,
});
export const passwordByPhoneDocs: OperationDocs<typeof passwordByPhone> = {
  summary: 'Sets a new password with a code that was sent by SMS, and logs in (FGT-02).',
  example: { newPassword: 'Lotus2569', mobileNum: '0812345678', verificationCode: '12345' },
};
