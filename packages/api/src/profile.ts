import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { codeChannel, sentMoneyCode } from './paymentPassword.ts';
import { isoDateTime, nothing, personName, wholeNumber } from './primitives.ts';
import { credential, credentialRefusals } from './stepUp.ts';

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
  changes: [],
  auth: 'member',
  body: 'json',
  input: v.object({
    /** `current` goes to the number or address that is known and is a `credential`; `new` goes to `to`. */
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
  changes: [
    'authenticatorState',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'memberEvents',
    'memberProfile',
    'paymentPasswordState',
    'bankAccounts',
    'withdrawOptions',
    'uplineInfo',
    'agentDownline',
  ],
  auth: 'member',
  body: 'sealed',
  stepUp: { by: ['credential'], follows: 'rests' },
  refusals: [...credentialRefusals, 'detail_fixed'],
  /**
   * A value that breaks its rule is refused with `invalid_input` and `{ field: 'value' }`; a wrong code names `code` or
   * `credential` as `field`.
   */
  input: v.object({
    field: v.picklist(profileFields),
    /** yyyy-MM-dd for a birthday. '' removes a LINE or Telegram name. */
    value: v.string(),
    /** The code that was sent to a new mobile number or e-mail address. */
    code: v.optional(v.string()),
    /**
     * For every contact: mobile number, e-mail address, LINE and Telegram name. Not needed for a real name or birthday,
     * which are set once, to verify a contact as it is, or for the first one of an account without any credential.
     */
    credential,
  }),
  output: memberProfileValue,
});
export const memberProfileSetDocs: OperationDocs<typeof memberProfileSet> = {
  summary: 'Sets one personal detail (SEC-03). After a change of a contact, withdrawals rest.',
  example: { field: 'line', value: 'fahsai.demo', credential: { loginPassword: 'Kinnari88' } },
  assumed: true,
};
