import { type FieldProblem, type RuleContext, checkField, trimmed } from '../shared/rules/fieldRule.ts';
import { type Country, toDialled } from '../shared/sms/phone.ts';
import type { RegisterField, ShownField } from './register.form.ts';

export type RegisterValues = Readonly<Record<RegisterField, string>>;
export type RegisterProblems = Readonly<Partial<Record<RegisterField, FieldProblem>>>;

export interface CheckContext extends Omit<RuleContext, 'phoneDigits'> {
  readonly country: Country;
}

/** What is sent of a field: trimmed, and a number as digits. */
export const sentValue = (field: RegisterField, values: RegisterValues, country: Country): string =>
  field === 'mobileNum' ? toDialled(values.mobileNum, country) : trimmed(values[field]);

/** Every problem of the form at once, so that nobody has to send it again to hear of the next one. */
export function problemsOf(
  fields: readonly ShownField[],
  values: RegisterValues,
  context: CheckContext,
): RegisterProblems {
  const found: Partial<Record<RegisterField, FieldProblem>> = {};
  for (const shown of fields) {
    const problem = problemAt(shown, values, context);
    if (problem !== null) found[shown.field] = problem;
  }
  return found;
}

export function problemAt({ field, rule }: ShownField, values: RegisterValues, context: CheckContext) {
  const { country, ...rest } = context;
  const value = sentValue(field, values, country);
  // Typed, and not a single digit of it: that is not the same as nothing.
  if (field === 'mobileNum' && value === '' && trimmed(values.mobileNum) !== '') return { key: 'phone' } as const;
  // Who gives no number, where none is required, gets no code.
  if (field === 'verificationCode' && value === '' && sentValue('mobileNum', values, country) === '') return null;
  if (field === 'confirmPassword' && value !== '' && value !== trimmed(values.password)) {
    return { key: 'mismatch' } as const;
  }
  return checkField(value, rule, { ...rest, phoneDigits: country.digits });
}
