import { collectProblems } from '#core/forms/collectProblems.ts';
import { type FieldRule, checkField } from '#core/forms/rules/fieldRule.ts';
import type { PasswordJudge } from '#core/forms/rules/usePasswordJudge.ts';
import { readDigits } from '#text/readDigits.ts';
import { readField } from '#text/readField.ts';
import { type Country, toDialled } from '../sms/phone.ts';
import type { PasswordField, PasswordProblem, PasswordValues } from './form.model.ts';

/** The server's rules of user name, password and mobile number (`validationRules`). */
export type Rules = readonly FieldRule[];

/** The name of the server's rule for each field. A field without a rule accepts any text. */
const ruleNames: Readonly<Record<PasswordField, string>> = {
  username: 'username',
  email: 'email',
  mobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  // Never checked: the rule may have changed since it was set.
  oldPassword: '',
  newPassword: 'password',
  // Must equal the new password; a rule of its own could only contradict that.
  confirmPassword: '',
};

/** The rule of a field. Every visible field is required. */
export function ruleFor(rules: Rules, field: PasswordField): FieldRule {
  const name = ruleNames[field];
  const server = rules.find((rule) => rule.field === name);
  const anyValue = { field: name, acceptedPattern: '*', patternId: null, minLength: 0, maxLength: 0 };
  return { ...anyValue, ...server, enabled: true, required: true };
}

export interface CheckContext {
  readonly rules: Rules;
  readonly country: Country;
  /** The current password, which the new one must differ from; null when unknown. */
  readonly currentPassword: string | null;
  /** MOBILENUMREG3: a mobile number is a user name too. @default false */
  readonly numbersAreNames?: boolean | undefined;
  /** Judges new passwords; null while it loads. @default null */
  readonly judge?: PasswordJudge | null;
  /** What a password must not be made of. @default nothing */
  readonly own?: readonly string[];
}

/** The value that is judged and sent, as `readField` and `toDialled` read what was typed. */
export function sentValue(field: PasswordField, values: PasswordValues, country: Country): string {
  if (field === 'mobileNum') return toDialled(values.mobileNum, country);
  return readField(values[field], { field, patternId: null });
}

/** None of the fields is a date. */
const noDates = { minAge: 0, today: { year: 0, month: 1, day: 1 } };

/** Validates one field (FGT-01, FGT-02, CPW-01); null when it is valid. */
export function problemAt(field: PasswordField, values: PasswordValues, context: CheckContext): PasswordProblem | null {
  const { country, currentPassword } = context;
  const value = sentValue(field, values, country);
  // Text without any digit is an invalid number, not a missing one.
  if (field === 'mobileNum' && value === '' && readDigits(values.mobileNum) !== '') return { key: 'phone' };
  if (field === 'verificationCode' && value === '') return { key: 'code_missing' };
  if (field === 'username' && context.numbersAreNames === true && isNumber(value, country)) return null;
  const problem = checkField(value, ruleFor(context.rules, field), { ...noDates, phoneDigits: country.digits });
  if (problem !== null) return problem;
  if (field === 'confirmPassword' && value !== sentValue('newPassword', values, country)) return { key: 'mismatch' };
  if (field !== 'newPassword') return null;
  if (value === currentPassword) return { key: 'password_same' };
  const { judge = null, own = [] } = context;
  return judge?.(value, { own, digitsOnly: false }).strength === 'weak' ? { key: 'password_weak' } : null;
}

/** Whether a user name is a complete mobile number, as in mobile sign-up (REG-10). */
const isNumber = (value: string, country: Country): boolean =>
  /^[+\d\s().-]+$/.test(readDigits(value)) && toDialled(value, country).length === (country.digits ?? 10);

/** Validates all fields. */
export const problemsOf = (fields: readonly PasswordField[], values: PasswordValues, context: CheckContext) =>
  collectProblems(fields.map((field) => [field, problemAt(field, values, context)] as const));
