import { collectProblems } from '#core/forms/collectProblems.ts';
import { type FieldProblem, type RuleContext, checkField, patternFor } from '#core/forms/rules/fieldRule.ts';
import type { PasswordJudge } from '#core/forms/rules/usePasswordJudge.ts';
import type { Problems } from '#core/forms/useForm.ts';
import { readDigits } from '#text/readDigits.ts';
import { readField, turnsSentences } from '#text/readField.ts';
import { type Country, toDialled } from '../sms/phone.ts';
import type { RegisterField, ShownField } from './register.form.ts';

export type RegisterValues = Readonly<Record<RegisterField, string>>;
/** What is wrong with a field. `direction`: marks that it does not show, and that would turn sentences round. */
export type RegisterProblem = FieldProblem | { readonly key: 'direction' };
export type RegisterProblems = Problems<RegisterField, RegisterProblem>;

export interface CheckContext extends Omit<RuleContext, 'phoneDigits'> {
  readonly country: Country;
  /** Judges new passwords; null while it loads. @default null */
  readonly judge?: PasswordJudge | null;
  /** What a password must not be made of. @default nothing */
  readonly own?: readonly string[];
}

/**
 * The value that is judged and sent, as `readField` and `toDialled` read what was typed.
 * @param patternId of the field's rule @default null
 */
export function sentValue(
  field: RegisterField,
  values: RegisterValues,
  country: Country,
  patternId: string | null = null,
): string {
  return field === 'mobileNum' ? toDialled(values.mobileNum, country) : readField(values[field], { field, patternId });
}

/** What a form says about its player. A password must not be made of it. */
export const ownTexts = (values: RegisterValues): readonly string[] =>
  (['username', 'nickname', 'payeeName', 'email', 'mobileNum', 'line', 'telegram', 'birthday'] as const).map(
    (field) => values[field],
  );

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
): RegisterProblem | null {
  const { country, judge = null, own = [], ...rest } = context;
  const value = sentValue(field, values, country, rule.patternId);
  if (turnsSentences(values[field], rule)) return { key: 'direction' };
  // Text without any digit is an invalid number, not a missing one.
  if (field === 'mobileNum' && value === '' && readDigits(values.mobileNum) !== '') return { key: 'phone' };
  if (field === 'verificationCode' && value === '') {
    return { key: 'code_missing' };
  }
  const problem = checkField(value, rule, { ...rest, phoneDigits: country.digits });
  if (problem !== null || value === '' || (field !== 'password' && field !== 'paymentPassword')) return problem;
  const digitsOnly = patternFor(rule).id === 'digits';
  return judge?.(value, { own, digitsOnly }).strength === 'weak' ? { key: 'password_weak' } : null;
}
