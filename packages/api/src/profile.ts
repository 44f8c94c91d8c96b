import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { codeChannel, sentMoneyCode } from './paymentPassword.ts';
import { isoDateTime, nothing, personName, wholeNumber } from './primitives.ts';

/** The personal details that a member sees and sets. */
export const profileFields = ['realName', 'birthday', 'mobile', 'email', 'line', 'telegram'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Whether a personal detail is known. `verified`: confirmed with a code, or by customer service. */
export const profileStates = ['unset', 'set', 'verified'] as const;

const entry = v.object({
  /** Masked by the platform; '' while it is unset. */
  value: personName,
  state: v.picklist(profileStates),
  /** False: only customer service can change it. */
  changeable: v.boolean(),
});
export type ProfileEntry = v.InferOutput<typeof entry>;

export const memberProfileValue = v.object({
  realName: entry,
  birthday: entry,
  mobile: entry,
  email: entry,
  line: entry,
  telegram: entry,
  /** The youngest age that a birthday may give. */
  minAge: wholeNumber,
  /** How many hours withdrawals rest after a change with the payment password in place of a code. */
  restHours: wholeNumber,
  /** Whether the member has a payment password. */
  hasPaymentPassword: v.boolean(),
  /** When the login password was last set; null while unknown. */
  passwordSetAt: v.nullable(isoDateTime),
});
export type MemberProfileValue = v.InferOutput<typeof memberProfileValue>;

export const memberProfile = defineOperation({
  id: 'memberProfile',
  method: 'GET',
  path: '/wps/member/profile',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: memberProfileValue,
});
export const memberProfileDocs: OperationDocs<typeof memberProfile> = {
  summary: 'Returns the member’s personal details, masked, with what can be changed (SEC-03).',
  example: {},
  assumed: true,
};

export const memberCode = defineOperation({
  id: 'memberCode',
  method: 'POST',
  path: '/wps/member/code',
  effect: 'account',
  auth: 'member',
  body: 'json',
  input: v.object({
    /** `current` goes to the number or address that is known, `new` to `to`. */
    purpose: v.picklist(['current', 'new']),
    channel: codeChannel,
    to: v.optional(v.string()),
  }),
  output: sentMoneyCode,
});
export const memberCodeDocs: OperationDocs<typeof memberCode> = {
  summary: 'Sends a code that proves the current or the new mobile number or e-mail address.',
  example: { purpose: 'new', channel: 'email', to: 'new@kinnari.example' },
  assumed: true,
};

export const memberProfileSet = defineOperation({
  id: 'memberProfileSet',
  method: 'POST',
  path: '/wps/member/profile',
  effect: 'account',
  auth: 'member',
  body: 'sealed',
  refusals: ['payment_password_unset', 'payment_password_incorrect', 'payment_password_locked', 'detail_fixed'],
  /**
   * A value that breaks its rule is refused with `invalid_input` and `{ field: 'value' }`; a wrong code names `code` or
   * `currentCode` as `field`.
   */
  input: v.object({
    field: v.picklist(profileFields),
    /** yyyy-MM-dd for a birthday. '' removes a LINE or Telegram name. */
    value: v.string(),
    /** The code that was sent to a new mobile number or e-mail address. */
    code: v.optional(v.string()),
    /** The code that was sent to the current one, or the payment password in its place. */
    currentCode: v.optional(v.string()),
    paymentPassword: v.optional(v.string()),
  }),
  output: memberProfileValue,
});
export const memberProfileSetDocs: OperationDocs<typeof memberProfileSet> = {
  summary: 'Sets one personal detail (SEC-03). With the payment password in place of a code, withdrawals rest.',
  example: { field: 'line', value: 'fahsai.demo' },
  assumed: true,
};
