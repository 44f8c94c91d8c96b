import * as v from 'valibot';
import type { ApiError } from '#api/errors.ts';
import { type SecondFactorDetail, secondFactorDetail } from '#api/session.ts';

/** In the order in which they stand in the form; the first wrong one takes the focus. */
export const loginFields = ['username', 'password', 'captcha'] as const;
export type LoginField = (typeof loginFields)[number];

export type LoginValues = Readonly<Record<LoginField, string>> & { readonly remember: boolean };

/** Keys of `login:problems`. */
export const loginProblems = ['usernameRequired', 'passwordRequired', 'captchaRequired', 'captchaIncorrect'] as const;
export type LoginProblem = (typeof loginProblems)[number];

export interface LoginState {
  readonly values: LoginValues;
  /** What is wrong at which field. */
  readonly problems: Readonly<Partial<Record<LoginField, LoginProblem>>>;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** LGN-07: hidden until the platform asks for it. */
  readonly captchaShown: boolean;
  /** Goes up with each picture that the platform no longer accepts, so that a new one is fetched. */
  readonly captchaRound: number;
  /** LGN-11: what the platform asks for before it lets this player in; null when nothing. */
  readonly secondFactor: SecondFactorDetail | null;
  /** Where the player has to look now; `count` tells one request for the focus from the next. */
  readonly attention: { readonly field: LoginField | null; readonly count: number };
}

export type LoginEvent =
  | { readonly type: 'typed'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'rememberChosen'; readonly on: boolean }
  /** LGN-09: what was kept for a day. */
  | { readonly type: 'recalled'; readonly username: string; readonly password: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly error: ApiError }
  /** Back from the second factor; `because` is what became of it, null when the player went back. */
  | { readonly type: 'cameBack'; readonly because: ApiError | null }
  | { readonly type: 'entered' };

export const emptyLogin: LoginState = {
  values: { username: '', password: '', captcha: '', remember: false },
  problems: {},
  failure: null,
  captchaShown: false,
  captchaRound: 0,
  secondFactor: null,
  attention: { field: null, count: 0 },
};

/** LGN-08: user name and password are required and trimmed; the captcha is required when shown. */
export function problemsOf({
  values,
  captchaShown,
}: Pick<LoginState, 'values' | 'captchaShown'>): LoginState['problems'] {
  const missing = (field: LoginField): boolean => values[field].trim() === '';
  return {
    ...(missing('username') && { username: 'usernameRequired' }),
    ...(missing('password') && { password: 'passwordRequired' }),
    ...(captchaShown && missing('captcha') && { captcha: 'captchaRequired' }),
  };
}

export const firstWrong = (problems: LoginState['problems']): LoginField | null =>
  loginFields.find((field) => problems[field] !== undefined) ?? null;

export function reduceLogin(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'typed': {
      const { [event.field]: _solved, ...problems } = state.problems;
      return { ...state, values: { ...state.values, [event.field]: event.value }, problems };
    }
    case 'rememberChosen':
      return { ...state, values: { ...state.values, remember: event.on } };
    case 'recalled': {
      // Reading what was kept takes a moment; whoever has begun to type meanwhile is not interrupted.
      if (state.values.username !== '' || state.values.password !== '') return state;
      const { username, password } = event;
      return { ...state, values: { ...state.values, username, password, remember: true } };
    }
    case 'submitted': {
      const problems = problemsOf(state);
      const wrong = firstWrong(problems);
      const attention = wrong === null ? state.attention : look(state, wrong);
      // Another attempt: what the former one was asked for no longer counts.
      return { ...state, problems, failure: null, secondFactor: null, attention };
    }
    case 'failed':
      return afterFailure(state, event.error);
    case 'cameBack':
      return { ...state, secondFactor: null, failure: event.because, attention: look(state, 'password') };
    case 'entered':
      // Nothing that was typed stays in memory longer than it is needed.
      return emptyLogin;
  }
}

const look = ({ attention }: LoginState, field: LoginField | null): LoginState['attention'] => ({
  field,
  count: attention.count + 1,
});

/** Whatever happened, user name and password stay as they were typed. */
function afterFailure(state: LoginState, error: ApiError): LoginState {
  if (error.kind === 'cancelled') return state;
  if (error.kind !== 'refused') return { ...state, failure: error, attention: look(state, null) };

  const { code, detail } = error;
  const aboutCaptcha = code === 'captcha_required' || code === 'captcha_incorrect';
  const captchaShown = state.captchaShown || aboutCaptcha || detail['captcha'] === true;
  // A picture serves one attempt: once the platform has judged it, what was read from it is worth nothing.
  const fresh = captchaShown && {
    values: { ...state.values, captcha: '' },
    captchaShown,
    captchaRound: state.captchaRound + 1,
  };
  if (aboutCaptcha) {
    const problem = code === 'captcha_required' ? 'captchaRequired' : 'captchaIncorrect';
    return { ...state, ...fresh, problems: { captcha: problem }, failure: null, attention: look(state, 'captcha') };
  }
  if (code === 'second_factor_required') {
    const asked = v.safeParse(secondFactorDetail, detail);
    // Without knowing what is asked for nobody can answer it.
    if (asked.success && asked.output.methods.length > 0) {
      return { ...state, ...fresh, problems: {}, failure: null, secondFactor: asked.output };
    }
  }
  const field = code === 'credentials_incorrect' ? 'password' : null;
  return { ...state, ...fresh, problems: {}, failure: error, attention: look(state, field) };
}
