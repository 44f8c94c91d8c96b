import type { Result } from '#api/errors.ts';

/**
 * SMS codes through an external identity service (REG-08). The service sends and verifies the code; the platform receives
 * its token. Implementations are loaded only where `smsService` is `identity`.
 */
export interface IdentityService {
  /** Sends a code. `number` is in international format, see `internationalNumber`. */
  send(number: string): Promise<Result<unknown>>;
  /** Verifies a code and resolves to the token for the platform. */
  confirm(number: string, code: string, signal: AbortSignal): Promise<Result<{ readonly idToken: string }>>;
}

/** Formats a number internationally: `+`, dialling code, and the national number without its leading zero. */
export const internationalNumber = (dialingCode: string, dialled: string): string =>
  `+${dialingCode}${dialled.replace(/^0/, '')}`;
