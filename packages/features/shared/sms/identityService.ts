import type { Result } from '#api/errors.ts';

/**
 * SMS through an external identity service (REG-08): the service sends the code and judges it itself; the platform gets
 * a token that says so. An implementation lives in a file of its own, loaded only where `smsService` is `identity`.
 */
export interface IdentityService {
  /** `number` as the service wants it: + and all digits with the dialling code. */
  send(number: string): Promise<Result<unknown>>;
  /** The token of who has entered the right code. */
  confirm(number: string, code: string, signal: AbortSignal): Promise<Result<{ readonly idToken: string }>>;
}

/** As the service wants it: no zero in front of the national number. */
export const internationalNumber = (dialingCode: string, dialled: string): string =>
  `+${dialingCode}${dialled.replace(/^0/, '')}`;
