import * as v from 'valibot';
import { humanCheckProof } from './humanCheck.ts';
import { type OperationDocs, defineOperation } from './operation.ts';

/** How long a code is valid, and how long no other is sent (SMS-01), in whole minutes. */
export const sentCode = v.object({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) });

export const smsLoginCode = defineOperation({
  id: 'smsLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  effect: 'account',
  changes: [],
  auth: 'none',
  body: 'json',
  input: v.object({
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: sentCode,
});
export const smsLoginCodeDocs: OperationDocs<typeof smsLoginCode> = {
  summary: 'Sends a code to the mobile number of an account, to log in or to set a new password (ENT-03).',
  example: { mobileNum: '0812345678', countryDialingCode: '66' },
};

export const smsRegisterCode = defineOperation({
  id: 'smsRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  effect: 'account',
  changes: [],
  auth: 'none',
  body: 'json',
  input: v.object({
    countryDialingCode: v.string(),
    mobileNo: v.string(),
    humanCheck: v.optional(humanCheckProof),
  }),
  output: sentCode,
});
export const smsRegisterCodeDocs: OperationDocs<typeof smsRegisterCode> = {
  summary: 'Sends a code to a mobile number during sign-up (API-09).',
  example: { mobileNo: '0891234567', countryDialingCode: '66' },
};
