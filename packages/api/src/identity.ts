import type { RefusalCode } from './errors.ts';

/**
 * Maps the error codes of an external identity service to refusal codes (ERR-01). The site's adapters use it, and the
 * sandbox's demo service uses its inverse.
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
