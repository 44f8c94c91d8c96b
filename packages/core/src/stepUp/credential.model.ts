import type { ApiError } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { Credential } from '#api/stepUp.ts';
import { readCode } from '#text/readDigits.ts';
import { readPassword } from '#text/readPassword.ts';
import type { CredentialProblem, CredentialWay } from './stepUp.types.ts';

/** The ways in which an account can prove who its player is. The first one is offered first. */
export function waysOf(
  state: Pick<PaymentPasswordStateValue, 'state' | 'hasLoginPassword' | 'hasAuthenticator' | 'channels'>,
): readonly CredentialWay[] {
  const channels = new Set(state.channels.map(({ channel }) => channel));
  return [
    ...(state.hasLoginPassword ? (['loginPassword'] as const) : []),
    ...(state.state === 'unset' ? [] : (['paymentPassword'] as const)),
    ...(state.hasAuthenticator ? (['authenticator'] as const) : []),
    ...channels,
  ];
}

/** What was typed for one way as the platform expects it. */
export function toCredential(way: CredentialWay, typed: string): Credential {
  if (way === 'loginPassword') return { loginPassword: readPassword(typed) };
  return way === 'paymentPassword' ? { paymentPassword: readPassword(typed) } : { code: readCode(typed) };
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The problem that a refusal names; null for an error that is not about the credential. */
export function credentialProblemOf(error: ApiError): CredentialProblem | null {
  if (error.kind !== 'refused') return null;
  const { triesLeft, until, field } = error.detail;
  switch (error.code) {
    case 'credential_required':
      return { key: 'empty' };
    case 'password_incorrect':
    case 'payment_password_incorrect':
      return { key: 'incorrect', triesLeft: numberOrNull(triesLeft) };
    case 'payment_password_locked':
      return { key: 'locked', until: typeof until === 'string' ? Date.parse(until) : null };
    case 'payment_password_unset':
      return { key: 'unset' };
    case 'code_missing':
      return field === 'credential' ? { key: 'empty' } : null;
    case 'code_incorrect':
    case 'code_expired':
      return field === 'credential' ? { key: 'incorrect', triesLeft: null } : null;
    default:
      return null;
  }
}

/** When withdrawals can begin again after a change now, in ms. */
export const restEnd = (now: number, { restHours }: Pick<PaymentPasswordStateValue, 'restHours'>): number =>
  now + restHours * 3_600_000;
