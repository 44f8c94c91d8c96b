import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { RefusedFieldKey } from '../shared/rules/fieldRule.ts';
import { type RegisterField, type RegisterMethod, registerFields } from './register.form.ts';
import type { RegisterProblems, RegisterValues } from './register.problems.ts';

/** Where the player has to look: the list of what is wrong, or one field of it. */
export type Attention = RegisterField | 'summary' | 'first';

export interface RegisterState {
  /** Null until the player has chosen one. */
  readonly method: RegisterMethod | null;
  /** Of every field, shown or not: what was typed is there again when its tab is. */
  readonly values: RegisterValues;
  readonly dialingCode: string | null;
  /** Null until the player has touched it: then the operator's policy says (REG-05a). */
  readonly terms: boolean | null;
  readonly problems: RegisterProblems;
  /** REG-05b. */
  readonly termsMissing: boolean;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** `invitation_code_error`: a dialog says so until it is confirmed. */
  readonly codeRefused: boolean;
  /** Goes up with each picture that the platform has judged. */
  readonly captchaRound: number;
  /** `count` tells one request for the focus from the next. */
  readonly attention: { readonly to: Attention | null; readonly count: number };
}

export type RegisterEvent =
  | { readonly type: 'typed'; readonly field: RegisterField; readonly value: string }
  | { readonly type: 'methodChosen'; readonly method: RegisterMethod }
  | { readonly type: 'countryChosen'; readonly dialingCode: string }
  | { readonly type: 'termsChosen'; readonly accepted: boolean }
  /** The code of a link that is shown in the field. */
  | { readonly type: 'codeRead'; readonly code: string }
  | { readonly type: 'checked'; readonly problems: RegisterProblems; readonly termsMissing: boolean }
  /** One field alone, such as the number that a code should go to. */
  | { readonly type: 'fieldChecked'; readonly field: RegisterField; readonly problem: RegisterProblems[RegisterField] }
  | { readonly type: 'failed'; readonly error: ApiError }
  | { readonly type: 'codeRefused' }
  | { readonly type: 'codeRefusalSeen' }
  | { readonly type: 'cleared' }
  | { readonly type: 'entered' };

const noValues = Object.fromEntries(registerFields.map((field) => [field, ''])) as Record<RegisterField, string>;

export const emptyRegister: RegisterState = {
  method: null,
  values: noValues,
  dialingCode: null,
  terms: null,
  problems: {},
  termsMissing: false,
  failure: null,
  codeRefused: false,
  captchaRound: 1,
  attention: { to: null, count: 0 },
};

export function reduceRegister(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'typed': {
      const { field, value } = event;
      return { ...state, values: { ...state.values, [field]: value }, problems: without(state.problems, field) };
    }
    case 'methodChosen':
      // Its problems are those of another form.
      return { ...state, method: event.method, problems: {}, failure: null };
    case 'countryChosen':
      return { ...state, dialingCode: event.dialingCode, problems: without(state.problems, 'mobileNum') };
    case 'termsChosen':
      return { ...state, terms: event.accepted, termsMissing: false };
    case 'codeRead':
      if (state.values.affiliateCode !== '') return state;
      return { ...state, values: { ...state.values, affiliateCode: event.code } };
    case 'checked': {
      const { problems, termsMissing } = event;
      const wrong = termsMissing || Object.keys(problems).length > 0;
      return {
        ...state,
        problems,
        termsMissing,
        failure: null,
        attention: wrong ? look(state, 'summary') : state.attention,
      };
    }
    case 'fieldChecked': {
      const others = without(state.problems, event.field);
      if (event.problem === undefined) return { ...state, problems: others };
      return {
        ...state,
        problems: { ...others, [event.field]: event.problem },
        attention: look(state, event.field),
      };
    }
    case 'failed':
      return afterFailure(state, event.error);
    case 'codeRefused':
      return { ...state, codeRefused: true };
    case 'codeRefusalSeen':
      return { ...state, codeRefused: false, attention: look(state, 'affiliateCode') };
    case 'cleared':
      return {
        ...emptyRegister,
        method: state.method,
        dialingCode: state.dialingCode,
        captchaRound: state.captchaRound,
        attention: look(state, 'first'),
      };
    case 'entered':
      // Nothing that was typed stays in memory longer than it is needed.
      return { ...emptyRegister, captchaRound: state.captchaRound };
  }
}

const look = ({ attention }: RegisterState, to: Attention): RegisterState['attention'] => ({
  to,
  count: attention.count + 1,
});

/** A confirmation is about the password as well: both are looked at anew. */
function without(problems: RegisterProblems, field: RegisterField): RegisterProblems {
  const rest = { ...problems };
  delete rest[field];
  if (field === 'password' && rest.confirmPassword?.key === 'mismatch') delete rest.confirmPassword;
  return rest;
}

/** At which field a refusal belongs; the others are about the whole attempt. */
const refusedAt: Readonly<Record<RefusedFieldKey, RegisterField>> = {
  account_taken: 'username',
  mobile_taken: 'mobileNum',
  phone_invalid: 'mobileNum',
  phone_missing: 'mobileNum',
  code_incorrect: 'verificationCode',
  code_missing: 'verificationCode',
  code_expired: 'verificationCode',
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
};
const isAtField = (code: RefusalCode): code is RefusedFieldKey => Object.hasOwn(refusedAt, code);

/** Whatever happened, what was typed stays as it was typed; only a picture that was judged is worth nothing any more. */
function afterFailure(state: RegisterState, error: ApiError): RegisterState {
  if (error.kind === 'cancelled') return state;
  if (error.kind !== 'refused') return { ...state, failure: error };
  const judged: RegisterState = {
    ...state,
    values: { ...state.values, captcha: '' },
    captchaRound: state.captchaRound + 1,
    problems: {},
    failure: null,
  };
  const { code, detail } = error;
  if (code === 'affiliate_incorrect') return { ...judged, codeRefused: true };
  const named = registerFields.find((field) => field === detail['field']);
  if (code === 'invalid_input' && named) {
    return { ...judged, problems: { [named]: { key: 'pattern', pattern: 'other' } }, attention: look(state, named) };
  }
  if (!isAtField(code)) return { ...judged, failure: error };
  // In mobile sign-up the name that is taken is the number.
  const field = code === 'account_taken' && state.method === 'mobile' ? 'mobileNum' : refusedAt[code];
  return { ...judged, problems: { [field]: { key: code } }, attention: look(state, field) };
}
