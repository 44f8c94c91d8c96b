import type { ApiError } from '#api/errors.ts';
import type { KeyProblem } from '#core/security/passkeys.ts';

/** Why a login by passkey has not happened: the browser has no answer, or the call failed. */
export type PasskeyProblem =
  | { readonly kind: 'browser'; readonly problem: KeyProblem }
  | { readonly kind: 'call'; readonly error: ApiError };

export interface PasskeyLoginButtonProps {
  readonly busy: boolean;
  readonly problem: PasskeyProblem | null;
  readonly onPress: () => void;
}
