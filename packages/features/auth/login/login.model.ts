import * as v from 'valibot';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { isUsable } from '#api/list.ts';
import { type SecondFactorDetail, secondFactorDetail } from '#api/secondFactor.ts';
import {
  type FormEvent,
  type FormState,
  type Problems,
  type Refusal,
  attend,
  emptyFormState,
  formReducer,
} from '#core/forms/useForm.ts';
import { readPassword } from '#text/readPassword.ts';
import { readText } from '#text/readText.ts';

/** LGN-01: the ways to log in. */
export const loginMethods = ['username', 'sms'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Fields in form order. The first wrong one is focused. */
export const loginFields = ['username', 'password', 'captcha'] as const;
export type LoginField = (typeof loginFields)[number];

export type LoginValues = Readonly<Record<LoginField, string>> & { readonly remember: boolean };

/** Message keys in `login:problems`. */
export const loginProblems = [
  'usernameRequired',
  'passwordRequired',
  'captchaRequired',
  'captchaIncorrect',
  'captchaAgain',
] as const;
export type LoginProblem = (typeof loginProblems)[number];

export interface LoginState extends FormState<LoginField, LoginProblem> {
  readonly values: LoginValues;
  /** LGN-07: hidden until the platform asks for it. */
  readonly captchaShown: boolean;
  /** Increases when the platform has used up a picture, which fetches a new one. */
  readonly captchaRound: number;
  /** LGN-11: the second factor that the platform requires; null when it requires none. */
  readonly secondFactor: SecondFactorDetail | null;
}

export type LoginEvent =
  | FormEvent<LoginField, LoginProblem>
  | { readonly type: 'rememberChosen'; readonly on: boolean }
  /** LGN-09: the stored login has been read. */
  | { readonly type: 'recalled'; readonly username: string; readonly password: string }
  /** Returned from the second factor; `because` is null when the player chose to. */
  | { readonly type: 'returned'; readonly because: ApiError | null }
  | { readonly type: 'entered' };

const empty = emptyFormState<LoginField, LoginProblem>(loginFields);
export const emptyLogin: LoginState = {
  ...empty,
  values: { ...empty.values, remember: false },
  captchaShown: false,
  captchaRound: 0,
  secondFactor: null,
};

/** LGN-08: user name and password are required, the captcha while it is shown. */
export function problemsOf({
  values,
  captchaShown,
}: Pick<LoginState, 'values' | 'captchaShown'>): Problems<LoginField, LoginProblem> {
  const missing = (field: LoginField): boolean =>
    (field === 'password' ? readPassword : readText)(values[field]) === '';
  return {
    ...(missing('username') && { username: 'usernameRequired' }),
    ...(missing('password') && { password: 'passwordRequired' }),
    ...(captchaShown && missing('captcha') && { captcha: 'captchaRequired' }),
  };
}

const captchaProblems: Partial<Record<RefusalCode, LoginProblem>> = {
  captcha_required: 'captchaRequired',
  captcha_incorrect: 'captchaIncorrect',
};

const reduceForm = formReducer<LoginField, LoginProblem, LoginState>({
  placeOf({ code }) {
    const problem = captchaProblems[code];
    return problem && ['captcha', problem];
  },
});

export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'rememberChosen':
      return { ...state, values: { ...state.values, remember: event.on } };
    case 'recalled': {
      // Decryption is asynchronous: do not overwrite what has been typed meanwhile.
      if (state.values.username !== '' || state.values.password !== '') return state;
      const { username, password } = event;
      return { ...state, values: { ...state.values, username, password, remember: true } };
    }
    case 'checked':
      // The bar can submit while a second factor is pending; a new attempt cancels it.
      return { ...reduceForm(state, event), secondFactor: null };
    case 'failed':
      return event.error.kind === 'refused' ? afterRefusal(state, event.error) : reduceForm(state, event);
    case 'returned':
      return attend({ ...state, secondFactor: null, failure: event.because }, 'password');
    case 'entered':
      // Do not keep the password in memory.
      return emptyLogin;
    default:
      return reduceForm(state, event);
  }
}

/** Applies a refusal. User name and password are kept in every case. */
function afterRefusal(state: LoginState, error: Refusal): LoginState {
  const { code, detail } = error;
  const captchaShown = state.captchaShown || code in captchaProblems || detail['captcha'] === true;
  const renewed: LoginState = !captchaShown
    ? state
    : // A picture is valid for one attempt, so every refusal needs a new one.
      { ...state, values: { ...state.values, captcha: '' }, captchaShown, captchaRound: state.captchaRound + 1 };
  if (code === 'second_factor_required') {
    const { typed, output, issues } = v.safeParse(secondFactorDetail, detail);
    // Malformed detail cannot be answered: show the refusal instead. A method that the site does not know is left out.
    if (typed && isUsable(issues) && output.methods.length > 0) return { ...renewed, secondFactor: output };
  }
  const failed = reduceForm(renewed, { type: 'failed', error });
  const again = state.values.captcha !== '' && { captcha: 'captchaAgain' as const };
  const refused = { ...failed, problems: { ...again, ...failed.problems } };
  return code === 'credentials_incorrect' ? attend(refused, 'password') : refused;
}
