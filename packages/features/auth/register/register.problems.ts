import { collectProblems } from '#core/forms/collectProblems.ts';
import { readCode } from '#core/forms/readCode.ts';
import { type FieldProblem, type RuleContext, checkField, trimmed } from '#core/forms/rules/fieldRule.ts';
import type { Problems } from '#core/forms/useForm.ts';
import { type Country, toDialled } from '../sms/phone.ts';
import type { RegisterField, ShownField } from './register.form.ts';

export type RegisterValues = Readonly<Record<RegisterField, string>>;
export type RegisterProblems = Problems<RegisterField, FieldProblem>;

export interface CheckContext extends Omit<RuleContext, 'phoneDigits'> {
  readonly country: Country;
}

/** The value to send: trimmed, the mobile number as digits, and codes without spaces. */
export function sentValue(field: RegisterField, values: RegisterValues, country: Country): string {
  if (field === 'mobileNum') return toDialled(values.mobileNum, country);
  return field === 'verificationCode' || field === 'captcha' ? readCode(values[field]) : trimmed(values[field]);
}

/** Validates all visible fields. */
export function problemsOf(
  fields: readonly ShownField[],
  values: RegisterValues,
  context: CheckContext,
): RegisterProblems {
  return collectProblems(fields.map((shown) => [shown.field, problemAt(shown, values, context)]));
}

/** Validates one field; null when it is valid. */
export function problemAt(
  { field, rule }: ShownField,
  values: RegisterValues,
  context: CheckContext,
): FieldProblem | null {
  const { country, ...rest } = context;
  const value = sentValue(field, values, country);
  // Text without any digit is an invalid number, not a missing one.
  if (field === 'mobileNum' && value === '' && trimmed(values.mobileNum) !== '') return { key: 'phone' };
  if (field === 'verificationCode' && value === '') {
    // An optional number that is left out needs no code.
    const needed = rule.required || sentValue('mobileNum', values, country) !== '';
    return needed ? { key: 'code_missing' } : null;
  }
  if (field === 'confirmPassword' && value !== '' && value !== trimmed(values.password)) {
    return { key: 'mismatch' };
  }
  return checkField(value, rule, { ...rest, phoneDigits: country.digits });
}
