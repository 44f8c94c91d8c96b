import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { FieldProblem } from '../shared/rules/fieldRule.ts';

/** Every field of both forms, in the order in which they stand. */
export const passwordFields = [
  'username',
  'email',
  'mobileNum',
  'verificationCode',
  'oldPassword',
  'newPassword',
  'confirmPassword',
] as const;
export type PasswordField = (typeof passwordFields)[number];

export type PasswordValues = Readonly<Record<PasswordField, string>>;

/** What is wrong beyond the rules: by what the password was before, or in a way that only the platform knows. */
export const ownProblemKeys = ['password_same', 'password_incorrect', 'not_accepted'] as const;
export type PasswordProblem = FieldProblem | { readonly key: (typeof ownProblemKeys)[number] };
export type PasswordProblems = Readonly<Partial<Record<PasswordField, PasswordProblem>>>;

/** Where the player has to look: the list of what is wrong, one field, or what is wrong with the whole attempt. */
export type Attention = PasswordField | 'summary' | 'failure';

/** What both forms keep of themselves. */
export interface FormState {
  readonly values: PasswordValues;
  readonly problems: PasswordProblems;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** `count` tells one request for the focus from the next. */
  readonly attention: { readonly to: Attention | null; readonly count: number };
}

export type FormEvent =
  | { readonly type: 'typed'; readonly field: PasswordField; readonly value: string }
  /** Everything at once, when the form is sent. */
  | { readonly type: 'checked'; readonly problems: PasswordProblems }
  /** One field alone, such as the number that a code should go to. */
  | { readonly type: 'fieldChecked'; readonly field: PasswordField; readonly problem: PasswordProblem | null }
  | { readonly type: 'failed'; readonly error: ApiError };

export const emptyForm: FormState = {
  values: Object.fromEntries(passwordFields.map((field) => [field, ''])) as Record<PasswordField, string>,
  problems: {},
  failure: null,
  attention: { to: null, count: 0 },
};

/** What happens to either form. Whatever it is, what was typed stays as it was typed. */
export function reduceForm<State extends FormState>(state: State, event: FormEvent): State {
  switch (event.type) {
    case 'typed': {
      const { field, value } = event;
      return { ...state, values: { ...state.values, [field]: value }, problems: without(state.problems, field) };
    }
    case 'checked': {
      const wrong = wrongFields(event.problems);
      const checked = { ...state, problems: event.problems, failure: null };
      const [first] = wrong;
      return first === undefined ? checked : look(checked, wrong.length > 1 ? 'summary' : first);
    }
    case 'fieldChecked': {
      const { field, problem } = event;
      const others = without(state.problems, field);
      if (problem === null) return { ...state, problems: others };
      return look({ ...state, problems: { ...others, [field]: problem } }, field);
    }
    case 'failed': {
      if (event.error.kind === 'cancelled') return state;
      const refused = refusedField(event.error);
      if (refused === null) return look({ ...state, failure: event.error }, 'failure');
      const [field, problem] = refused;
      return look({ ...state, failure: null, problems: { [field]: problem } }, field);
    }
  }
}

export const wrongFields = (problems: PasswordProblems): readonly PasswordField[] =>
  passwordFields.filter((field) => problems[field] !== undefined);

const look = <State extends FormState>(state: State, to: Attention): State => ({
  ...state,
  attention: { to, count: state.attention.count + 1 },
});

/** What is said about one password may no longer hold once another is typed. */
function without(problems: PasswordProblems, field: PasswordField): PasswordProblems {
  const rest = { ...problems };
  delete rest[field];
  if (field === 'newPassword' && rest.confirmPassword?.key === 'mismatch') delete rest.confirmPassword;
  if (field === 'oldPassword' && rest.newPassword?.key === 'password_same') delete rest.newPassword;
  return rest;
}

/** Refusals that belong to one field; the others are about the whole attempt. */
const refusals: Partial<Record<RefusalCode, readonly [PasswordField, PasswordProblem]>> = {
  phone_invalid: ['mobileNum', { key: 'phone_invalid' }],
  phone_missing: ['mobileNum', { key: 'phone_missing' }],
  code_incorrect: ['verificationCode', { key: 'code_incorrect' }],
  code_missing: ['verificationCode', { key: 'code_missing' }],
  code_expired: ['verificationCode', { key: 'code_expired' }],
  password_incorrect: ['oldPassword', { key: 'password_incorrect' }],
  password_same: ['newPassword', { key: 'password_same' }],
};

/** What the platform names in the detail of `invalid_input`. */
const named: Readonly<Record<string, readonly [PasswordField, PasswordProblem]>> = {
  username: ['username', { key: 'not_accepted' }],
  email: ['email', { key: 'pattern', pattern: 'email' }],
  newPassword: ['newPassword', { key: 'not_accepted' }],
  confirmNewPassword: ['confirmPassword', { key: 'mismatch' }],
};

function refusedField(error: ApiError): readonly [PasswordField, PasswordProblem] | null {
  if (error.kind !== 'refused') return null;
  const field = error.detail['field'];
  if (error.code === 'invalid_input' && typeof field === 'string') return named[field] ?? null;
  return refusals[error.code] ?? null;
}
