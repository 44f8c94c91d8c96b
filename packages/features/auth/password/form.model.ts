import type { RefusalCode } from '#api/errors.ts';
import type { FieldProblem } from '#core/forms/rules/fieldRule.ts';
import {
  type FormEvent as BaseEvent,
  type FormProps,
  type FormState as BaseState,
  type Problems,
  emptyFormState,
  formReducer,
} from '#core/forms/useForm.ts';

/** All fields of recovery and change, in form order. */
export const passwordFields = [
  'username',
  'email',
  'mobileNum',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'verificationCode',
] as const;
export type PasswordField = (typeof passwordFields)[number];

export type PasswordValues = Readonly<Record<PasswordField, string>>;

/** Problems that only the platform or the current password can reveal. */
export const ownProblemKeys = ['password_same', 'password_incorrect', 'not_accepted'] as const;
export type PasswordProblem = FieldProblem | { readonly key: (typeof ownProblemKeys)[number] };
export type PasswordProblems = Problems<PasswordField, PasswordProblem>;

/** Props that both forms receive. */
export interface PasswordFormProps extends FormProps<PasswordField, PasswordProblem> {
  readonly onSubmit: () => void;
  /** What the new password must not be made of. */
  readonly own: readonly string[];
  /** Opens customer service. Undefined when there is none. */
  readonly onSupport: (() => void) | undefined;
}

export type FormState = BaseState<PasswordField, PasswordProblem>;
export type FormEvent = BaseEvent<PasswordField, PasswordProblem>;

export const emptyForm: FormState = emptyFormState(passwordFields);

/** Refusals that are shown at a field instead of above the form. */
const refusals: Partial<Record<RefusalCode, readonly [PasswordField, PasswordProblem]>> = {
  phone_invalid: ['mobileNum', { key: 'phone_invalid' }],
  phone_missing: ['mobileNum', { key: 'phone_missing' }],
  code_incorrect: ['verificationCode', { key: 'code_incorrect' }],
  code_missing: ['verificationCode', { key: 'code_missing' }],
  code_expired: ['verificationCode', { key: 'code_expired' }],
  password_incorrect: ['oldPassword', { key: 'password_incorrect' }],
  password_same: ['newPassword', { key: 'password_same' }],
  password_weak: ['newPassword', { key: 'password_weak' }],
};

/** Fields that the platform names in the detail of `invalid_input`. */
const named: Readonly<Record<string, readonly [PasswordField, PasswordProblem]>> = {
  username: ['username', { key: 'not_accepted' }],
  email: ['email', { key: 'pattern', pattern: 'email' }],
  newPassword: ['newPassword', { key: 'not_accepted' }],
  confirmNewPassword: ['confirmPassword', { key: 'mismatch' }],
};

/** Handles the events of both forms. */
export const reduceForm = formReducer<PasswordField, PasswordProblem, FormState>({
  summaryFrom: 2,
  compared(typed, { newPassword, confirmPassword }) {
    if (typed === 'newPassword' && confirmPassword?.key === 'mismatch') return 'confirmPassword';
    return typed === 'oldPassword' && newPassword?.key === 'password_same' ? 'newPassword' : undefined;
  },
  placeOf({ code, detail }) {
    const field = detail['field'];
    return code === 'invalid_input' && typeof field === 'string' ? named[field] : refusals[code];
  },
});
