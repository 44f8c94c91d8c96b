import { type FormDraft, draftOf, textIn, withDraft } from '#core/forms/formDraft.ts';
import type { FeatureFlags } from '#core/site/flags.ts';
import { type FormEvent, type FormState, type PasswordField, emptyForm, reduceForm } from '../password/form.model.ts';

/**
 * FGT-02: mobile comes first and is the default when it is enabled. Members who signed up by mobile number need not have
 * an e-mail address, so the flag for it implies this method.
 */
export const forgotMethods = ['mobile', 'email'] as const;
export type ForgotMethod = (typeof forgotMethods)[number];

export const methodsOf = ({
  PHONEVERF3,
  MOBILENUMREG3,
}: Pick<FeatureFlags, 'PHONEVERF3' | 'MOBILENUMREG3'>): readonly ForgotMethod[] =>
  PHONEVERF3 || MOBILENUMREG3 ? forgotMethods : ['email'];

export const forgotFields = {
  // The code comes last, so that it is still valid when the form is sent.
  mobile: ['mobileNum', 'newPassword', 'confirmPassword', 'verificationCode'],
  email: ['username', 'email'],
} as const satisfies Record<ForgotMethod, readonly PasswordField[]>;

export interface ForgotState extends FormState {
  /** Null until the player chooses one. */
  readonly method: ForgotMethod | null;
  readonly dialingCode: string | null;
  /** The e-mail address of the request (`in_been_out`); null while the form is shown. */
  readonly sentTo: string | null;
}

export type ForgotEvent =
  | FormEvent
  | { readonly type: 'methodChosen'; readonly method: ForgotMethod }
  | { readonly type: 'countryChosen'; readonly dialingCode: string }
  | { readonly type: 'requestSent'; readonly email: string }
  /** Back to the form, which keeps its values. */
  | { readonly type: 'again' }
  /** What was typed before a reload of the page. */
  | { readonly type: 'draftRead'; readonly draft: FormDraft }
  | { readonly type: 'entered' };

export const emptyForgot: ForgotState = { ...emptyForm, method: null, dialingCode: null, sentTo: null };

/** What is never kept: passwords, and the code, which is good once. */
const secrets: readonly PasswordField[] = ['oldPassword', 'newPassword', 'confirmPassword', 'verificationCode'];

/** What the tab keeps of the form until it is sent (FGT-03). */
export const forgotDraft = ({ values, method, dialingCode, sentTo }: ForgotState): FormDraft =>
  sentTo === null ? draftOf({ ...values, method, dialingCode }, secrets) : {};

/** Fills in what was kept. What has been typed or chosen since then stays. */
const applyDraft = (state: ForgotState, draft: FormDraft): ForgotState => ({
  ...state,
  values: withDraft(state.values, draft, secrets),
  method: state.method ?? forgotMethods.find((method) => method === draft['method']) ?? null,
  dialingCode: state.dialingCode ?? textIn(draft, 'dialingCode') ?? null,
});

export function reduceForgot(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case 'methodChosen':
      // The problems belong to the other method's fields. Values are kept.
      return {
        ...state,
        method: event.method,
        problems: {},
        failure: null,
        attention: { ...state.attention, to: null },
      };
    case 'countryChosen': {
      const cleared = reduceForm(state, { type: 'fieldChecked', field: 'mobileNum', problem: null });
      return { ...cleared, dialingCode: event.dialingCode };
    }
    case 'requestSent':
      return { ...state, sentTo: event.email };
    case 'again':
      return { ...state, sentTo: null };
    case 'draftRead':
      return applyDraft(state, event.draft);
    case 'entered':
      // Do not keep the password in memory.
      return emptyForgot;
    default:
      return reduceForm(state, event);
  }
}
