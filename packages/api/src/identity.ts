import type { RefusalCode } from './errors.ts';

/**
 * What an external identity service answers, as the codes of this platform (section 8): the adapters of the site
 * translate with it, and the sandbox's stand-in with its reverse.
 */
export const identityErrors = {
  'auth/invalid-phone-number': 'phone_invalid',
  'auth/missing-phone-number': 'phone_missing',
  'auth/too-many-requests': 'too_many_requests',
  'auth/invalid-verification-code': 'code_incorrect',
  'auth/missing-verification-code': 'code_missing',
  'auth/captcha-check-failed': 'human_check_failed',
  'auth/quota-exceeded': 'quota_exceeded',
  'auth/operation-not-allowed': 'operation_not_allowed',
  'auth/code-expired': 'code_expired',
  'auth/popup-closed-by-user': 'sign_in_cancelled',
  'auth/internal-error': 'unknown',
} as const satisfies Readonly<Record<string, RefusalCode>>;
export type IdentityErrorCode = keyof typeof identityErrors;
