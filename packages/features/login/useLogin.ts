import { useEffect, useReducer, useRef, useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import type { SecondFactorDetail } from '#api/session.ts';
import { type LoginOutcomeValue, sessionLogin } from '#api/session.ts';
import type { Policy } from '#api/system.ts';
import { type CaptchaView, useCaptcha } from '../shared/captcha/useCaptcha.ts';
import { useIntentLock } from '../shared/lock.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useFlags, useSite } from '../shared/site.ts';
import { type LoginField, type LoginState, emptyLogin, firstWrong, problemsOf, reduceLogin } from './login.model.ts';
import { keepOrForget, useRecall } from './remembering.ts';
import { type SmsDraft, emptyDraft } from './smsDraft.ts';
import { type LoginOutcome, type LoginType, useEnter } from './useEnter.ts';
import { useSiteInfo } from './useSiteInfo.ts';

/** LGN-01. */
export const loginMethods = ['username', 'sms'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** ROL-03: the page that the player comes by. */
export type LoginEntry = 'member' | 'agent';

/** What every presentation of the login receives. One instance may stand behind several of them. */
export interface LoginProps extends Pick<LoginState, 'values' | 'problems' | 'attention' | 'secondFactor'> {
  /** Which there are; a choice is drawn where there are two. */
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  readonly onMethod: (method: LoginMethod) => void;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  /** Null until the platform asks for it (LGN-07). */
  readonly captcha: CaptchaView | null;
  readonly busy: boolean;
  /** What "remember me" keeps: `never` is the user name alone. */
  readonly rememberPassword: Policy['rememberPassword'];
  readonly onType: (field: LoginField, value: string) => void;
  readonly onRemember: (on: boolean) => void;
  /** `wrong`: something has to be shown. `ignored`: an attempt was on its way already. */
  readonly onSubmit: () => Promise<'entered' | 'wrong' | 'ignored'>;
  /** The player went away: an attempt that has not come through yet is given up. */
  readonly onAbandon: () => void;
}

/** What the parts that come later stand on: the method by SMS, the second factor, third parties, free play. */
export interface LoginHost {
  readonly entry: LoginEntry;
  /** What was typed for the method by SMS: it outlives the part that asks for it. */
  readonly draft: SmsDraft;
  readonly onDraft: (change: Partial<SmsDraft>) => void;
  /** Not null while `SecondFactor` is drawn. */
  readonly secondFactor: SecondFactorDetail | null;
  /** Back to the form; `because` is shown there. */
  readonly onBack: (because: ApiError | null) => void;
  /** A way in has come through; `goOn` is where the player wants to be now, instead of where they were. */
  readonly finish: (value: LoginOutcomeValue, type: LoginType, goOn?: string) => Promise<void>;
}

export interface Login extends LoginProps {
  readonly host: LoginHost;
}

export interface LoginOptions {
  /** Once per login, when it is known who has come in. */
  readonly onDone: (outcome: LoginOutcome, goOn?: string) => void;
  /** @default 'member' */
  readonly entry?: LoginEntry;
}

/** The login (LGN-04): the method by user name, and what every way in has in common. */
export function useLogin({ onDone, entry = 'member' }: LoginOptions): Login {
  const { client } = usePlatform();
  const site = useSite();
  const siteInfo = useSiteInfo();
  const enter = useEnter();
  const methods = useFlags().MOBILEVERCODELOGIN3 ? loginMethods : loginMethods.slice(0, 1);
  const [state, dispatch] = useReducer(reduceLogin, emptyLogin);
  const [method, setMethod] = useState<LoginMethod>('username');
  const [draft, setDraft] = useState(emptyDraft);
  const captcha = useCaptcha(state.captchaRound);
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const rememberPassword = site.status === 'ready' ? site.value.policy.rememberPassword : undefined;
  useRecall(rememberPassword, (login) => dispatch({ type: 'recalled', ...login }));

  async function knock(signal: AbortSignal): Promise<Result<LoginOutcomeValue>> {
    const { username, password, captcha: code } = state.values;
    const info = await siteInfo(signal);
    if (!info.ok) return info;
    // Comes with the first attempt, not with the page.
    const { passHumanCheck } = await import('../shared/humanCheck/humanCheck.ts');
    const proof = await passHumanCheck(info.value.humanCheck, 'login', client, signal);
    if (!proof.ok) return proof;
    return client.call(
      sessionLogin,
      {
        type: 'username',
        username,
        password,
        entry,
        ...(state.captchaShown && { captcha: code.trim() }),
        ...(proof.value && { humanCheck: proof.value }),
      },
      { signal },
    );
  }

  async function finish(value: LoginOutcomeValue, type: LoginType, goOn?: string): Promise<void> {
    const typed = { username: state.values.username.trim(), password: state.values.password.trim() };
    const remember = async (): Promise<void> => {
      const info = await siteInfo();
      if (info.ok) await keepOrForget(state.values.remember, typed, info.value.policy.rememberPassword);
    };
    const [outcome] = await Promise.all([
      enter(value, { type, ...(type === 'username' && { typed }) }),
      type === 'username' && remember(),
    ]);
    dispatch({ type: 'entered' });
    setDraft(emptyDraft);
    onDone(outcome, goOn);
  }

  async function submit(): Promise<'entered' | 'wrong'> {
    dispatch({ type: 'submitted' });
    if (firstWrong(problemsOf(state)) !== null) return 'wrong';
    const request = new AbortController();
    attempt.current = request;
    const result = await knock(request.signal);
    if (!result.ok) {
      dispatch({ type: 'failed', error: result.error });
      return 'wrong';
    }
    await finish(result.value, 'username');
    return 'entered';
  }

  return {
    values: state.values,
    problems: state.problems,
    attention: state.attention,
    secondFactor: state.secondFactor,
    failure: state.failure,
    methods,
    method: methods.includes(method) ? method : 'username',
    onMethod: setMethod,
    captcha: state.captchaShown ? captcha : null,
    busy,
    rememberPassword: rememberPassword ?? 'sealed',
    onType: (field, value) => dispatch({ type: 'typed', field, value }),
    onRemember: (on) => dispatch({ type: 'rememberChosen', on }),
    onSubmit: async () => (await run(submit)) ?? 'ignored',
    onAbandon: () => attempt.current?.abort(),
    host: {
      entry,
      draft,
      onDraft: (change) => setDraft((now) => ({ ...now, ...change })),
      secondFactor: state.secondFactor,
      onBack: (because) => dispatch({ type: 'cameBack', because }),
      finish,
    },
  };
}
