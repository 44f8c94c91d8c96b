import type { RefusalCode } from '#api/errors.ts';
import { type FormDraft, draftOf, textIn, withDraft } from '#core/forms/formDraft.ts';
import {
  type FormEvent,
  type FormState,
  type Refusal,
  attend,
  emptyFormState,
  formReducer,
} from '#core/forms/useForm.ts';
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterStep,
  registerFields,
  registerMethods,
  registerSteps,
  stepOf,
} from './register.form.ts';
import type { RegisterProblem, RegisterProblems } from './register.problems.ts';

export interface RegisterState extends FormState<RegisterField, RegisterProblem> {
  /** Null until the player chooses one. */
  readonly method: RegisterMethod | null;
  /** The step that was reached. `stepShown` says which one is shown. */
  readonly step: RegisterStep;
  readonly dialingCode: string | null;
  /** Null until the player changes it: the operator's policy applies (REG-05a). */
  readonly terms: boolean | null;
  /** Whether to mark the terms as not accepted (REG-05b). */
  readonly termsMissing: boolean;
  /** Whether the dialog about an invalid affiliate code is open (`invitation_code_error`). */
  readonly codeRefused: boolean;
  /** Increases when the platform has used up a picture, which fetches a new one. */
  readonly captchaRound: number;
  /** A code was refused: the next one is not sent by itself. */
  readonly codeFailed: boolean;
  /** The platform has asked for a picture. */
  readonly captchaAsked: boolean;
}

export type RegisterEvent =
  | FormEvent<RegisterField, RegisterProblem>
  | { readonly type: 'methodChosen'; readonly method: RegisterMethod }
  | { readonly type: 'stepTaken'; readonly step: RegisterStep }
  | { readonly type: 'countryChosen'; readonly dialingCode: string }
  | { readonly type: 'termsChosen'; readonly accepted: boolean }
  /** Fills the code of the link into its field. */
  | { readonly type: 'codeRead'; readonly code: string }
  /** The fields of a step, or all of them, and the terms were validated. */
  | { readonly type: 'allChecked'; readonly problems: RegisterProblems; readonly termsMissing: boolean }
  /** What was typed before a reload of the page. */
  | { readonly type: 'draftRead'; readonly draft: FormDraft }
  | { readonly type: 'codeRefused' }
  | { readonly type: 'codeRefusalSeen' }
  | { readonly type: 'cleared' }
  | { readonly type: 'entered' };

export const emptyRegister: RegisterState = {
  // Of all fields, visible or not, so that switching tabs loses nothing.
  ...emptyFormState(registerFields),
  method: null,
  step: 'number',
  dialingCode: null,
  terms: null,
  termsMissing: false,
  codeRefused: false,
  captchaRound: 1,
  captchaAsked: false,
  codeFailed: false,
};

/** What is never kept: passwords, and codes that are good once. */
const secrets: readonly RegisterField[] = ['password', 'paymentPassword', 'captcha', 'verificationCode'];

/** What the tab keeps of the form (REG-12). */
export const registerDraft = ({ values, method, step, dialingCode, terms }: RegisterState): FormDraft =>
  draftOf({ ...values, method, step: step === 'number' ? null : step, dialingCode, terms }, secrets);

/** Fills in what was kept. What has been typed or chosen since then stays. */
function applyDraft(state: RegisterState, draft: FormDraft): RegisterState {
  const { terms } = draft;
  return {
    ...state,
    values: withDraft(state.values, draft, secrets),
    method: state.method ?? registerMethods.find((method) => method === draft['method']) ?? null,
    step: registerSteps.find((step) => step === draft['step']) ?? state.step,
    dialingCode: state.dialingCode ?? textIn(draft, 'dialingCode') ?? null,
    terms: state.terms ?? (typeof terms === 'boolean' ? terms : null),
  };
}

/** Refusals that are shown at a field instead of above the form. */
const fieldRefusals: Partial<Record<RefusalCode, readonly [RegisterField, RegisterProblem]>> = {
  account_taken: ['username', { key: 'account_taken' }],
  mobile_taken: ['mobileNum', { key: 'mobile_taken' }],
  phone_invalid: ['mobileNum', { key: 'phone_invalid' }],
  phone_missing: ['mobileNum', { key: 'phone_missing' }],
  code_incorrect: ['verificationCode', { key: 'code_incorrect' }],
  code_missing: ['verificationCode', { key: 'code_missing' }],
  code_expired: ['verificationCode', { key: 'code_expired' }],
  captcha_required: ['captcha', { key: 'captcha_required' }],
  captcha_incorrect: ['captcha', { key: 'captcha_incorrect' }],
};

const reduceForm = formReducer<RegisterField, RegisterProblem, RegisterState>({
  placeOf({ code, detail }, { method }) {
    const { field: place } = detail;
    const named = registerFields.find((field) => field === (place === 'confirmPassword' ? 'password' : place));
    if (code === 'invalid_input' && named) return [named, { key: 'pattern', pattern: 'other' }];
    if (code === 'password_weak') return [named ?? 'password', { key: code }];
    // In mobile sign-up the number is the account name.
    if (code === 'account_taken' && method === 'mobile') return ['mobileNum', { key: code }];
    return fieldRefusals[code];
  },
});

export function reduceRegister(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'methodChosen':
      // The problems belong to the other method's fields.
      return { ...state, method: event.method, problems: {}, failure: null };
    case 'stepTaken':
      return attend({ ...state, step: event.step, problems: {}, failure: null }, 'first');
    case 'typed': {
      const typed = reduceForm(state, event);
      // A code proves the number that it was sent to.
      const isOld = event.field === 'mobileNum' && event.value !== state.values.mobileNum;
      return isOld ? { ...typed, values: { ...typed.values, verificationCode: '' } } : typed;
    }
    case 'countryChosen': {
      const cleared = reduceForm(state, { type: 'fieldChecked', field: 'mobileNum', problem: null });
      return { ...cleared, dialingCode: event.dialingCode };
    }
    case 'termsChosen':
      return { ...state, terms: event.accepted, termsMissing: false };
    case 'codeRead':
      return state.values.affiliateCode === ''
        ? reduceForm(state, { type: 'typed', field: 'affiliateCode', value: event.code })
        : state;
    case 'allChecked':
      return showProblems({ ...state, termsMissing: event.termsMissing, failure: null }, event.problems);
    case 'failed':
      return event.error.kind === 'refused' ? afterRefusal(state, event.error) : reduceForm(state, event);
    case 'draftRead':
      return applyDraft(state, event.draft);
    case 'codeRefused':
      return { ...state, codeRefused: true };
    case 'codeRefusalSeen':
      return attend({ ...state, codeRefused: false }, 'affiliateCode');
    case 'cleared': {
      const { method, dialingCode, captchaRound, captchaAsked, attention } = state;
      return attend({ ...emptyRegister, method, dialingCode, captchaRound, captchaAsked, attention }, 'first');
    }
    case 'entered':
      // Do not keep the password in memory.
      return { ...emptyRegister, captchaRound: state.captchaRound };
    default:
      return reduceForm(state, event);
  }
}

/** Shows the first step that has something wrong: a single problem at its field, several in the summary. */
function showProblems(state: RegisterState, problems: RegisterProblems): RegisterState {
  const checked = { ...state, problems };
  const { termsMissing } = state;
  for (const step of registerSteps) {
    const wrong = registerFields.filter((field) => problems[field] !== undefined && stepOf(field) === step);
    const termsWrong = termsMissing && step === 'number';
    const [first] = wrong;
    if (first === undefined && !termsWrong) continue;
    const several = wrong.length + (termsWrong ? 1 : 0) > 1;
    return attend({ ...checked, step }, several || first === undefined ? 'summary' : first);
  }
  return checked;
}

/** Applies a refusal. Values are kept, except the captcha: a picture is valid for one attempt. */
function afterRefusal(state: RegisterState, error: Refusal): RegisterState {
  const renewed = {
    ...state,
    values: { ...state.values, captcha: '' },
    captchaRound: state.captchaRound + 1,
    problems: {},
  };
  const refused =
    error.code === 'affiliate_incorrect'
      ? { ...renewed, codeRefused: true }
      : reduceForm(renewed, { type: 'failed', error });
  // Says that the picture must be solved again; a refusal of the picture itself says so already.
  const again = state.values.captcha !== '' && { captcha: { key: 'captcha_again' } as const };
  const [wrong] = Object.keys(refused.problems) as RegisterField[];
  return {
    ...refused,
    ...(wrong !== undefined && { step: stepOf(wrong) }),
    codeFailed: state.codeFailed || wrong === 'verificationCode',
    captchaAsked: state.captchaAsked || wrong === 'captcha',
    problems: { ...again, ...refused.problems },
  };
}
