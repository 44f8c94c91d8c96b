import { type FieldRule, checkField, trimmed } from '../shared/rules/fieldRule.ts';
import { type Country, toDialled } from '../shared/sms/phone.ts';
import type { PasswordField, PasswordProblem, PasswordProblems, PasswordValues } from './form.model.ts';

/** The server's rules of user name, password and mobile number (`validationRules`). */
export type Rules = readonly FieldRule[];

/** Which rule a field is held against; what the server says nothing about may be anything but empty. */
const ruledAs: Readonly<Record<PasswordField, string>> = {
  username: 'username',
  email: 'email',
  mobileNum: 'mobileNum',
  verificationCode: 'verificationCode',
  // Whatever it once was: the rule may have changed since.
  oldPassword: '',
  newPassword: 'password',
  // It equals the password: a rule of its own could only contradict that.
  confirmPassword: '',
};

/** Every field that is shown is required (section 5 of the specification). */
export function ruleFor(rules: Rules, field: PasswordField): FieldRule {
  const name = ruledAs[field];
  const server = rules.find((rule) => rule.field === name);
  const anything = { field: name, acceptedPattern: '*', patternId: null, minLength: 0, maxLength: 0 };
  return { ...anything, ...server, enabled: true, required: true };
}

export interface CheckContext {
  readonly rules: Rules;
  readonly country: Country;
  /** The password so far, where it is known; null where nobody knows it. */
  readonly formerPassword: string | null;
}

/** What is sent of a field: trimmed, as a login trims it, and a number as digits. */
export const sentValue = (field: PasswordField, values: PasswordValues, country: Country): string =>
  field === 'mobileNum' ? toDialled(values.mobileNum, country) : trimmed(values[field]);

/** None of the fields is a date. */
const noDates = { minAge: 0, today: { year: 0, month: 1, day: 1 } };

/** FGT-01, FGT-02, CPW-01: what is wrong with a field; null when it stands. */
export function problemAt(field: PasswordField, values: PasswordValues, context: CheckContext): PasswordProblem | null {
  const { country, formerPassword } = context;
  const value = sentValue(field, values, country);
  // Typed, and not a single digit of it: that is not the same as nothing.
  if (field === 'mobileNum' && value === '' && trimmed(values.mobileNum) !== '') return { key: 'phone' };
  const problem = checkField(value, ruleFor(context.rules, field), { ...noDates, phoneDigits: country.digits });
  if (problem !== null) return problem;
  if (field === 'confirmPassword' && value !== trimmed(values.newPassword)) return { key: 'mismatch' };
  if (field === 'newPassword' && value === formerPassword) return { key: 'password_same' };
  return null;
}

/** Every problem of the form at once, so that nobody has to send it again to hear of the next one. */
export function problemsOf(
  fields: readonly PasswordField[],
  values: PasswordValues,
  context: CheckContext,
): PasswordProblems {
  const found: Partial<Record<PasswordField, PasswordProblem>> = {};
  for (const field of fields) {
    const problem = problemAt(field, values, context);
    if (problem !== null) found[field] = problem;
  }
  return found;
}
