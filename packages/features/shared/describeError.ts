import type { ApiError, RefusalCode } from '#api/errors.ts';

/** What the player can do about a failure. */
export type ErrorAction = 'retry' | 'logIn' | 'support' | 'none';

export interface ErrorDescription {
  /** A key of the namespace `errors`. */
  readonly key: ErrorKey;
  readonly action: ErrorAction;
  /** Words that the platform wrote for people; shown instead of the key's text when there are any. */
  readonly message?: string;
}

export const errorKeys = [
  'network',
  'timeout',
  'unavailable',
  'contract',
  'rateLimited',
  'unauthorized',
  'credentials',
  'captchaRequired',
  'captchaIncorrect',
  'humanCheck',
  'locked',
  'accountUnknown',
  'accountTaken',
  'mobileTaken',
  'phoneInvalid',
  'phoneMissing',
  'codeIncorrect',
  'codeMissing',
  'codeExpired',
  'tooManyRequests',
  'quotaExceeded',
  'operationNotAllowed',
  'affiliateIncorrect',
  'domainInvalid',
  'passwordIncorrect',
  'passwordSame',
  'secondFactorRequired',
  'secondFactorIncorrect',
  'ticketExpired',
  'signInCancelled',
  'notAgent',
  'notMember',
  'trial',
  'balance',
  'stake',
  'gameNotFound',
  'gameUnavailable',
  'vendorMaintenance',
  'launchExpired',
  'maintenance',
  'region',
  'invalidInput',
  'unknown',
] as const;
export type ErrorKey = (typeof errorKeys)[number];

/** What has words of its own where it can happen; anywhere else it is no more than an input that is not valid. */
type Elsewhere = 'amount_out_of_range' | 'method_unavailable' | 'order_waiting' | 'order_closed' | 'invalid_input';

const refusals: Readonly<Record<Exclude<RefusalCode, Elsewhere>, readonly [ErrorKey, ErrorAction]>> &
  Partial<Record<Elsewhere, never>> = {
  credentials_incorrect: ['credentials', 'none'],
  captcha_required: ['captchaRequired', 'none'],
  captcha_incorrect: ['captchaIncorrect', 'none'],
  human_check_failed: ['humanCheck', 'retry'],
  account_locked: ['locked', 'support'],
  account_unknown: ['accountUnknown', 'none'],
  account_taken: ['accountTaken', 'none'],
  mobile_taken: ['mobileTaken', 'none'],
  phone_invalid: ['phoneInvalid', 'none'],
  phone_missing: ['phoneMissing', 'none'],
  code_incorrect: ['codeIncorrect', 'none'],
  code_missing: ['codeMissing', 'none'],
  code_expired: ['codeExpired', 'none'],
  too_many_requests: ['tooManyRequests', 'none'],
  quota_exceeded: ['quotaExceeded', 'support'],
  operation_not_allowed: ['operationNotAllowed', 'support'],
  affiliate_incorrect: ['affiliateIncorrect', 'none'],
  domain_invalid: ['domainInvalid', 'support'],
  password_incorrect: ['passwordIncorrect', 'none'],
  password_same: ['passwordSame', 'none'],
  second_factor_required: ['secondFactorRequired', 'none'],
  second_factor_incorrect: ['secondFactorIncorrect', 'none'],
  ticket_expired: ['ticketExpired', 'none'],
  sign_in_cancelled: ['signInCancelled', 'none'],
  not_agent: ['notAgent', 'none'],
  not_member: ['notMember', 'none'],
  trial_not_allowed: ['trial', 'none'],
  insufficient_balance: ['balance', 'none'],
  stake_out_of_range: ['stake', 'none'],
  game_not_found: ['gameNotFound', 'none'],
  game_unavailable: ['gameUnavailable', 'none'],
  vendor_maintenance: ['vendorMaintenance', 'none'],
  launch_expired: ['launchExpired', 'retry'],
  system_maintenance: ['maintenance', 'retry'],
  region_blocked: ['region', 'support'],
  unknown: ['unknown', 'support'],
};

/**
 * The one door from failures to words: a key of the namespace `errors` and what to do next. Null for a call that we
 * cancelled ourselves, of which nobody needs to hear.
 */
export function describeError(error: ApiError): ErrorDescription | null {
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'network':
    case 'timeout':
    case 'unavailable':
    case 'contract':
    case 'rateLimited':
      return { key: error.kind, action: 'retry' };
    case 'unauthorized':
      return { key: 'unauthorized', action: 'logIn' };
    case 'refused': {
      const [key, action] = refusals[error.code] ?? ['invalidInput', 'none'];
      // Our own words are better known to be right; the platform's serve where we do not know the code.
      return error.code === 'unknown' && error.message !== ''
        ? { key, action, message: error.message }
        : { key, action };
    }
  }
}
