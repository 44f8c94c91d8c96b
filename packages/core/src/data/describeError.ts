import type { ApiError, OperationRefusalCode, RefusalCode } from '#api/errors.ts';

/** What the player can do about a failure. */
export type ErrorAction = 'retry' | 'logIn' | 'support' | 'none';

/** A failure in terms of the interface. */
export interface ErrorDescription {
  /** A key of the namespace `errors`. */
  readonly key: ErrorKey;
  readonly action: ErrorAction;
  /** A text from the platform, shown instead of the key's message. */
  readonly message?: string;
  /** When to try again, in whole minutes from now. For `tooManyTries`. */
  readonly minutes?: number;
}

/** The keys of the namespace `errors`. */
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
  'tooManyTries',
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

/** Codes that the screens concerned describe themselves. Anywhere else they are reported as an invalid input. */
type DescribedByScreen = OperationRefusalCode | 'invalid_input';

const refusals: Readonly<Record<Exclude<RefusalCode, DescribedByScreen>, readonly [ErrorKey, ErrorAction]>> &
  Partial<Record<DescribedByScreen, never>> = {
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
  too_many_tries: ['tooManyTries', 'none'],
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
  // RSP-03: the platform says it in full. Pages that need more ask for the play status.
  limit_reached: ['unknown', 'none'],
  play_suspended: ['unknown', 'none'],
  unknown: ['unknown', 'support'],
};

/**
 * Maps a failure to a key of the namespace `errors` and to the action offered next. The only place that does so. Null for
 * a call that the site cancelled itself, which needs no message.
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
      const { retryAfterS } = error.detail;
      if (typeof retryAfterS === 'number') return { key, action, minutes: Math.ceil(retryAfterS / 60) };
      // Messages of the site are reviewed; the platform's text is for codes without one.
      return key === 'unknown' && error.message !== '' ? { key, action, message: error.message } : { key, action };
    }
  }
}
