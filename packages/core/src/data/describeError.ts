import { type ApiError, type CommonRefusalCode, type RefusalCode, commonRefusalCodes } from '#api/errors.ts';

/** What the player can do about a failure. */
export type ErrorAction = 'retry' | 'logIn' | 'support' | 'none';

/** A failure in terms of the interface. */
export interface ErrorDescription {
  /** A key of the namespace `errors`. */
  readonly key: ErrorKey;
  readonly action: ErrorAction;
  /** A text from the platform, shown instead of the key's message. */
  readonly message?: string;
  /** When to try again, in whole minutes from now. For `tooManyTries` and `tooManyRequests`. */
  readonly minutes?: number;
}

/** The keys of the codes that are not, in camel case, keys themselves. */
const otherKeys = {
  credentials_incorrect: 'credentials',
  human_check_failed: 'humanCheck',
  account_locked: 'locked',
  trial_not_allowed: 'trial',
  insufficient_balance: 'balance',
  stake_out_of_range: 'stake',
  system_maintenance: 'maintenance',
  region_blocked: 'region',
  // RSP-03: the platform says it in full. Pages that need more ask for the play status.
  limit_reached: 'unknown',
  play_suspended: 'unknown',
} as const satisfies Partial<Readonly<Record<CommonRefusalCode, string>>>;

type CamelCase<Code extends string> = Code extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Code;

/** The keys of the namespace `errors`. */
export type ErrorKey =
  | Exclude<ApiError['kind'], 'cancelled' | 'absent' | 'refused'>
  | CamelCase<Exclude<CommonRefusalCode, keyof typeof otherKeys>>
  | (typeof otherKeys)[keyof typeof otherKeys];

const actions: Partial<Readonly<Record<RefusalCode, ErrorAction>>> = {
  human_check_failed: 'retry',
  account_locked: 'support',
  quota_exceeded: 'support',
  operation_not_allowed: 'support',
  domain_invalid: 'support',
  launch_expired: 'retry',
  system_maintenance: 'retry',
  region_blocked: 'support',
  unknown: 'support',
};

function keyOf(code: RefusalCode): ErrorKey {
  const other: Partial<Readonly<Record<RefusalCode, ErrorKey>>> = otherKeys;
  // The screens concerned describe the codes of single operations. Anywhere else they are an invalid input.
  const isCommon = commonRefusalCodes.some((common) => common === code);
  const own = code.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as ErrorKey;
  return other[code] ?? (isCommon ? own : 'invalidInput');
}

/**
 * Maps a failure to a key of the namespace `errors` and to the action offered next. The only place that does so. Null for
 * a call that the site cancelled itself or did not send, which needs no message.
 */
export function describeError(error: ApiError): ErrorDescription | null {
  switch (error.kind) {
    case 'cancelled':
    case 'absent':
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
      const { code } = error;
      const key = keyOf(code);
      const action = actions[code] ?? 'none';
      // SMS-01: five minutes, unless the answer names another time.
      const { retryAfterS = code === 'too_many_requests' && 300 } = error.detail;
      if (typeof retryAfterS === 'number') return { key, action, minutes: Math.ceil(retryAfterS / 60) };
      // Messages of the site are reviewed; the platform's text is for codes without one.
      return key === 'unknown' && error.message !== '' ? { key, action, message: error.message } : { key, action };
    }
  }
}
