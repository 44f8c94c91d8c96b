import type { FeatureFlags } from '../shared/flags.ts';
import { type FormEvent, type FormState, type PasswordField, emptyForm, reduceForm } from './form.model.ts';

/** FGT-02: by phone first, and the default, where the operator has it on. */
export const forgotMethods = ['mobile', 'email'] as const;
export type ForgotMethod = (typeof forgotMethods)[number];

export const methodsOf = ({ PHONEVERF3 }: Pick<FeatureFlags, 'PHONEVERF3'>): readonly ForgotMethod[] =>
  PHONEVERF3 ? forgotMethods : ['email'];

export const forgotFields = {
  mobile: ['mobileNum', 'verificationCode', 'newPassword', 'confirmPassword'],
  email: ['username', 'email'],
} as const satisfies Record<ForgotMethod, readonly PasswordField[]>;

export interface ForgotState extends FormState {
  /** Null until the player has chosen one. */
  readonly method: ForgotMethod | null;
  readonly dialingCode: string | null;
  /** Where a link has been asked for (`in_been_out`); null while the form is shown. */
  readonly sentTo: string | null;
}

export type ForgotEvent =
  | FormEvent
  | { readonly type: 'methodChosen'; readonly method: ForgotMethod }
  | { readonly type: 'countryChosen'; readonly dialingCode: string }
  | { readonly type: 'requestSent'; readonly email: string }
  /** Back to the form, with what was typed. */
  | { readonly type: 'again' }
  | { readonly type: 'entered' };

export const emptyForgot: ForgotState = { ...emptyForm, method: null, dialingCode: null, sentTo: null };

export function reduceForgot(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case 'methodChosen':
      // What is wrong is wrong with another form; what was typed is there again when its tab is.
      return {
        ...state,
        method: event.method,
        problems: {},
        failure: null,
        attention: { ...state.attention, to: null },
      };
    case 'countryChosen': {
      const { mobileNum: _solved, ...problems } = state.problems;
      return { ...state, dialingCode: event.dialingCode, problems };
    }
    case 'requestSent':
      return { ...state, sentTo: event.email };
    case 'again':
      return { ...state, sentTo: null };
    case 'entered':
      // Nothing that was typed stays in memory longer than it is needed.
      return emptyForgot;
    default:
      return reduceForm(state, event);
  }
}
