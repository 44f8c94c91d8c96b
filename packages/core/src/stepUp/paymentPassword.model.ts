import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { readCode } from '#text/readDigits.ts';
import { readPassword } from '#text/readPassword.ts';
import { collectProblems } from '../forms/collectProblems.ts';
import { type FieldProblem, type FieldRule, boundsOf, checkField, patternFor } from '../forms/rules/fieldRule.ts';
import type { PasswordJudge } from '../forms/rules/usePasswordJudge.ts';
import { type FormState, type Problems, emptyFormState, formReducer } from '../forms/useForm.ts';
import type { PaymentPasswordInput, PaymentPasswordMode, PaymentPasswordValues } from './paymentPassword.types.ts';

/** All fields, in form order. */
export const fields = ['loginPassword', 'oldPassword', 'code', 'newPassword', 'confirmPassword'] as const;
export type PinFormField = (typeof fields)[number];

/** `incorrect` is about the password that proves who changes it; `same` about a new one that is not new. */
export type PinProblem = FieldProblem | { readonly key: OwnProblemKey };
export type OwnProblemKey = 'incorrect' | 'same' | 'not_accepted';

/** Whether the rules of fields do not know a problem. */
export const isOwnProblem = (problem: PinProblem): problem is { readonly key: OwnProblemKey } =>
  problem.key === 'incorrect' || problem.key === 'same' || problem.key === 'not_accepted';

/** The fields of a mode. What proves the change comes first. */
export function fieldsOf(
  mode: PaymentPasswordMode,
  { hasLoginPassword }: Pick<PaymentPasswordStateValue, 'hasLoginPassword'>,
): readonly PinFormField[] {
  const proof = mode === 'change' ? 'oldPassword' : mode === 'set' && hasLoginPassword ? 'loginPassword' : 'code';
  return [proof, 'newPassword', 'confirmPassword'];
}

/** The number of digits that a rule asks for at most; null for a rule that accepts other characters. */
export function digitsOf(rule: FieldRule): number | null {
  return patternFor(rule).id === 'digits' ? (boundsOf(rule).max ?? 6) : null;
}

const noDates = { minAge: 0, today: { year: 0, month: 1, day: 1 } };

/**
 * Validates the fields of a mode.
 * @param judge judges the new one by what many people use; the platform knows the account's words, too
 */
export function problemsOf(
  shown: readonly PinFormField[],
  values: PaymentPasswordValues,
  rule: FieldRule,
  judge: PasswordJudge | null = null,
): Problems<PinFormField, PinProblem> {
  const problemAt = (field: PinFormField): PinProblem | null => {
    const value = readPassword(values[field]);
    if (value === '') return { key: field === 'code' ? 'code_missing' : 'required' };
    if (field === 'newPassword') {
      if (shown.includes('oldPassword') && value === readPassword(values.oldPassword)) return { key: 'same' };
      const problem = checkField(value, { ...rule, required: true }, noDates);
      if (problem !== null) return problem;
      const digitsOnly = patternFor(rule).id === 'digits';
      return judge?.(value, { own: [], digitsOnly }).strength === 'weak' ? { key: 'password_weak' } : null;
    }
    return field === 'confirmPassword' && value !== readPassword(values.newPassword) ? { key: 'mismatch' } : null;
  };
  return collectProblems(shown.map((field) => [field, problemAt(field)] as const));
}

/** Converts the values of the shown fields to the input of the call. */
export function toInput(shown: readonly PinFormField[], values: PaymentPasswordValues): PaymentPasswordInput {
  const sent = (field: PinFormField) => (shown.includes(field) ? { [field]: readPassword(values[field]) } : {});
  return {
    ...sent('loginPassword'),
    ...sent('oldPassword'),
    ...(shown.includes('code') && { code: readCode(values.code) }),
    newPassword: readPassword(values.newPassword),
    confirmNewPassword: readPassword(values.confirmPassword),
  };
}

export type PinFormState = FormState<PinFormField, PinProblem>;

export const emptyForm: PinFormState = emptyFormState(fields);

/** Handles the events of the form. */
export const reduceForm = formReducer<PinFormField, PinProblem, PinFormState>({
  compared: (typed, { confirmPassword }) =>
    typed === 'newPassword' && confirmPassword?.key === 'mismatch' ? 'confirmPassword' : undefined,
  placeOf({ code, detail }) {
    if (code === 'password_incorrect') return ['loginPassword', { key: 'incorrect' }];
    if (code === 'payment_password_incorrect') return ['oldPassword', { key: 'incorrect' }];
    if (code === 'code_incorrect' || code === 'code_expired' || code === 'code_missing') return ['code', { key: code }];
    if (code === 'password_weak') return ['newPassword', { key: code }];
    if (code === 'password_same') return ['newPassword', { key: 'same' }];
    if (code !== 'invalid_input') return undefined;
    if (detail['field'] === 'newPassword') return ['newPassword', { key: 'not_accepted' }];
    return detail['field'] === 'confirmNewPassword' ? ['confirmPassword', { key: 'mismatch' }] : undefined;
  },
});
