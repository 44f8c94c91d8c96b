import type { Result } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type { CodeChannel, PaymentPasswordStateValue, paymentPasswordSet } from '#api/paymentPassword.ts';
import type { Remote } from '../data/remote.ts';

export type PaymentPasswordInput = InputOf<typeof paymentPasswordSet>;

/** What a player does with the payment password: sets the first one, changes it, or replaces a forgotten one. */
export type PaymentPasswordMode = 'set' | 'change' | 'reset';

/** The payment password and its actions, as screens receive them. */
export interface PaymentPassword {
  readonly state: Remote<PaymentPasswordStateValue>;
  readonly onSet: (input: PaymentPasswordInput) => Promise<Result<unknown>>;
  readonly onSendCode: (channel: CodeChannel) => Promise<Result<{ readonly expiredMinutes: number }>>;
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
