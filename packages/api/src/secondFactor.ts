import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { loginOutcome } from './session.ts';
import { sentCode } from './smsCodes.ts';

/** LGN-11: the answers that confirm a login from an unknown address. */
const answeredMethods = ['sms', 'email', 'google', 'bankName'] as const;

/** The detail of a login that was refused with `second_factor_required`. */
export const secondFactorDetail = v.object({
  ticket: v.string(),
  methods: list(
    v.object({
      /** `passkey`: a key of the account logs in, with the ticket in `passkeyLoginOptions` (SEC-08). */
      method: v.picklist([...answeredMethods, 'passkey']),
      /** The masked address of the code, such as `08x-xxx-1234`; '' for a method without codes. */
      hint: v.string(),
    }),
  ),
});
export type SecondFactorDetail = v.InferOutput<typeof secondFactorDetail>;

export const secondFactorSend = defineOperation({
  id: 'secondFactorSend',
  method: 'POST',
  path: '/wps/session/login/verify/send',
  effect: 'account',
  changes: [],
  auth: 'none',
  body: 'json',
  input: v.object({ ticket: v.string(), method: v.picklist(['sms', 'email']) }),
  output: sentCode,
});
export const secondFactorSendDocs: OperationDocs<typeof secondFactorSend> = {
  summary: 'Sends the code of a second factor by SMS or e-mail (LGN-11).',
  example: { ticket: 'unknown', method: 'sms' },
  assumed: true,
};

export const secondFactorVerify = defineOperation({
  id: 'secondFactorVerify',
  method: 'POST',
  path: '/wps/session/login/verify',
  effect: 'account',
  auth: 'none',
  body: 'sealed',
  input: v.object({ ticket: v.string(), method: v.picklist(answeredMethods), answer: v.string() }),
  output: loginOutcome,
});
export const secondFactorVerifyDocs: OperationDocs<typeof secondFactorVerify> = {
  summary: 'Completes a login with a second factor (LGN-11): a code, or the name on the bank account.',
  example: { ticket: 'unknown', method: 'sms', answer: '12345' },
  assumed: true,
};
