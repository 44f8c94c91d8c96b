/**
 * Codes by which the platform refuses. The specification names the messages but not the codes (section 8), so the words
 * here are ours; an operator maps the platform's own in one place.
 */
export const refusalCodes = [
  'credentials_incorrect',
  'captcha_required',
  'captcha_incorrect',
  'human_check_failed',
  'account_locked',
  'account_unknown',
  'account_taken',
  'mobile_taken',
  'phone_invalid',
  'phone_missing',
  'code_incorrect',
  'code_missing',
  'code_expired',
  'too_many_requests',
  'quota_exceeded',
  'operation_not_allowed',
  'affiliate_incorrect',
  'domain_invalid',
  'password_incorrect',
  'password_same',
  'second_factor_required',
  'second_factor_incorrect',
  'ticket_expired',
  'sign_in_cancelled',
  'not_agent',
  'not_member',
  'trial_not_allowed',
  'insufficient_balance',
  'amount_out_of_range',
  'method_unavailable',
  'order_waiting',
  'order_closed',
  'stake_out_of_range',
  'game_not_found',
  'game_unavailable',
  'vendor_maintenance',
  'launch_expired',
  'system_maintenance',
  'region_blocked',
  'invalid_input',
  'unknown',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Everything that can come of a call but its value. Closed: `describeError` covers each kind and the compiler says so
 * when one is added.
 *
 * `outcomeUnknown`: the request may have reached the platform and may have had its effect. Never true for reads.
 */
export type ApiError =
  | { readonly kind: 'network'; readonly outcomeUnknown: boolean }
  | { readonly kind: 'timeout'; readonly outcomeUnknown: boolean }
  | { readonly kind: 'unavailable'; readonly status: number; readonly outcomeUnknown: boolean }
  | {
      readonly kind: 'contract';
      readonly operation: string;
      readonly issues: readonly string[];
      readonly outcomeUnknown: boolean;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rateLimited'; readonly retryAfterMs: number }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      /** In the language asked for, written by the platform for people. May be empty. */
      readonly message: string;
      /** What the platform added, such as `captcha: true` after a failed login (LGN-07). */
      readonly detail: Readonly<Record<string, unknown>>;
    };

/** The outcome of a call. Expected failures are values; only programming errors throw. */
export type Result<Value, Failure = ApiError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });

/** An unknown code of the platform becomes `unknown`; its message still reaches the player. */
export function toRefusalCode(code: unknown): RefusalCode {
  return refusalCodes.find((known) => known === code) ?? 'unknown';
}
