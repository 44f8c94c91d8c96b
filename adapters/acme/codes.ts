import type { Json, PlatformAnswer, Refused } from '#adapter/adapter.ts';

/** What Acme's codes are called in the contract. */
const codes: Readonly<Record<string, Refused['refused']>> = {
  login_failed: 'credentials_incorrect',
  no_channel: 'method_unavailable',
  range: 'amount_out_of_range',
  short: 'insufficient_balance',
  too_late: 'order_closed',
  no_account: 'bank_account_required',
  one_at_a_time: 'withdraw_waiting',
  ticket_over: 'proof_expired',
  pin_missing: 'payment_password_unset',
  pin_wrong: 'payment_password_incorrect',
  pin_locked: 'payment_password_locked',
  pass_phrase_wrong: 'password_incorrect',
};

/**
 * Reads `{ error: { code, text, data? } }`. What has another code is no answer to go on with: neither a CSRF header that is
 * missing, nor a platform that asks to slow down, which the site obeys by the status.
 */
export function refusal(json: Json, { ok, status }: PlatformAnswer): Refused | null {
  if (ok) return null;
  const { code, text: message, data } = json?.error ?? {};
  if (code === 'pin_form') return { refused: 'invalid_input', message, detail: { field: 'newPassword' } };
  // What belongs to others is as absent.
  if (status === 404 && code === 'no_such_thing') return { refused: 'record_not_found', message };
  const refused = codes[code];
  if (refused === undefined) return null;
  const detail = {
    ...(data?.tries_left !== undefined && { triesLeft: data.tries_left }),
    ...(data?.until && { until: data.until }),
  };
  return { refused, message, detail };
}
