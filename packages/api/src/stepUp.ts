import * as v from 'valibot';
import { isoDateTime, wholeNumber } from './primitives.ts';

/**
 * What proves once more that the caller is the member (SEC-06); one of the three. Send it in a sealed body only, and do not
 * store it. A wrong one is counted and refused as everywhere: `password_incorrect`, `payment_password_incorrect` or
 * `code_incorrect`, the first two with `triesLeft` as detail, and then `too_many_tries` or `payment_password_locked`.
 * Without any, the call is refused with `credential_required`; of an account that has none, with `credential_unset`.
 */
export const credential = v.optional(
  v.object({
    loginPassword: v.optional(v.string()),
    paymentPassword: v.optional(v.string()),
    /**
     * Of the authenticator app, a recovery code, or the one that `memberCode` has sent to the current number or address.
     * Works once. Refusals name `credential` as `field`.
     */
    code: v.optional(v.string()),
  }),
);
export type Credential = NonNullable<v.InferOutput<typeof credential>>;

/** The refusals of an operation that takes a `credential`. */
export const credentialRefusals = [
  'credential_required',
  'credential_unset',
  'payment_password_unset',
  'payment_password_incorrect',
  'payment_password_locked',
] as const;

/** The rest of withdrawals and transfers after a change of what protects the account (SEC-06). */
export const withdrawalRest = {
  /** How many hours they rest after a change. Say so before the player changes something. */
  restHours: wholeNumber,
  /** They rest until then; null for no rest. */
  restsUntil: v.nullable(isoDateTime),
};
