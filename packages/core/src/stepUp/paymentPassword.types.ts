import type { ApiError, Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { PasskeyAnswer } from '#api/passkeys.ts';
import type { CodeChannel, PaymentPasswordStateValue, paymentPasswordSet } from '#api/paymentPassword.ts';
import type { Remote } from '../data/remote.ts';
import type { KeyProblem } from '../security/passkeys.ts';

export type PaymentPasswordInput = InputOf<typeof paymentPasswordSet>;

/** What a player does with the payment password: sets the first one, changes it, or replaces a forgotten one. */
export type PaymentPasswordMode = 'set' | 'change' | 'reset';

/** The payment password and its actions, as screens receive them. */
export interface PaymentPassword {
  readonly state: Remote<PaymentPasswordStateValue>;
  readonly onSet: (input: PaymentPasswordInput) => Promise<Result<unknown>>;
  readonly onSendCode: (channel: CodeChannel) => Promise<Result<{ readonly expiredMinutes: number }>>;
  /** Asks the device for a passkey, which stands for what money operations ask for; null where none does. */
  readonly onPasskey: (() => Promise<Result<PasskeyAnswer, ApiError | KeyProblem>>) | null;
}

export interface PaymentPasswordDialogProps extends Pick<PaymentPassword, 'onSet' | 'onSendCode'> {
  readonly open: boolean;
  readonly mode: PaymentPasswordMode;
  readonly state: PaymentPasswordStateValue;
  readonly onClose: () => void;
  /** Called after the password was set. @default nothing */
  readonly onDone?: (() => void) | undefined;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}

/** Values of the form as typed. Never stored. */
export interface PaymentPasswordValues {
  readonly loginPassword: string;
  readonly oldPassword: string;
  readonly code: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}
