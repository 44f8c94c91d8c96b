import { useState } from 'react';
import { type Result, fail } from '#api/errors.ts';
import { type LoginOutcomeValue, sessionLogin } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useForm } from '#core/forms/useForm.ts';
import { useFlags, useSite } from '#core/site/site.ts';
import { readCode } from '#text/readDigits.ts';
import { readPassword } from '#text/readPassword.ts';
import { readText } from '#text/readText.ts';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { type LoginMethod, emptyLogin, loginMethods, problemsOf, reduceLogin } from './login.model.ts';
import type { Login, LoginKind, LoginOutcome, LoginType } from './login.types.ts';
import { keepOrForget, useRecall } from './remembering.ts';
import { emptyDraft } from './smsDraft.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { useSiteInfo } from './useSiteInfo.ts';

export interface LoginOptions {
  /** Called once per login, after the member info has loaded. `goOn` replaces the default destination. */
  readonly onDone: (outcome: LoginOutcome, goOn?: string) => void;
  /** @default 'member' */
  readonly entry?: LoginKind;
}

/** State and actions of the login (LGN-04): the user name method, and what all methods share. */
export function useLogin({ onDone, entry = 'member' }: LoginOptions): Login {
  const { client } = usePlatform();
  const site = useSite();
  const siteInfo = useSiteInfo();
  const enter = useCompleteSignIn();
  const { MOBILEVERCODELOGIN3: bySms, PHONELOGIN3: takesNumber } = useFlags();
  const methods = bySms ? loginMethods : loginMethods.slice(0, 1);
  const { state, dispatch, props, submit, abort } = useForm(reduceLogin, emptyLogin);
  const [method, setMethod] = useState<LoginMethod>('username');
  const [draft, setDraft] = useState(emptyDraft);
  const captcha = useCaptcha(state.captchaRound);

  const rememberPassword = site.status === 'ready' ? site.value.policy.rememberPassword : undefined;
  useRecall(rememberPassword, (login) => dispatch({ type: 'recalled', ...login }));

  async function requestLogin(signal: AbortSignal): Promise<Result<LoginOutcomeValue>> {
    const { password, captcha: code } = state.values;
    const info = await siteInfo(signal);
    if (!info.ok) return info;
    // Loaded with the first attempt, not with the page.
    const check = await import('#core/security/humanCheck/humanCheck.ts').catch(() => null);
    if (check === null) return fail({ kind: 'network', outcomeUnknown: false });
    const proof = await check.passHumanCheck(info.value.humanCheck, 'login', client, signal);
    if (!proof.ok) return proof;
    return client.call(
      sessionLogin,
      {
        type: 'username',
        username: readText(state.values.username),
        password,
        entry,
        ...(state.captchaShown && { captcha: readCode(code) }),
        ...(proof.value && { humanCheck: proof.value }),
      },
      { signal },
    );
  }

  async function finish(value: LoginOutcomeValue, type: LoginType, goOn?: string): Promise<void> {
    const typed = { username: readText(state.values.username), password: readPassword(state.values.password) };
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

  return {
    form: {
      ...props,
      secondFactor: state.secondFactor,
      methods,
      method: methods.includes(method) ? method : 'username',
      onMethod: setMethod,
      captcha: state.captchaShown ? captcha : null,
      takesNumber,
      rememberPassword: rememberPassword ?? 'sealed',
      onRemember: (on) => dispatch({ type: 'rememberChosen', on }),
      onSubmit: () =>
        submit(problemsOf(state), async (signal) => {
          const result = await requestLogin(signal);
          if (result.ok) await finish(result.value, 'username');
          return result;
        }),
    },
    host: {
      entry,
      draft,
      onDraft: (change) => setDraft((now) => ({ ...now, ...change })),
      secondFactor: state.secondFactor,
      onBack: (because) => dispatch({ type: 'returned', because }),
      finish,
    },
    onAbandon: abort,
  };
}
