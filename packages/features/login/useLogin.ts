import { useEffect, useReducer, useRef } from 'react';
import { preload } from 'swr';
import { type ApiError, type Result, ok } from '#api/errors.ts';
import { memberInfo } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { type Policy, systemPermission } from '#api/system.ts';
import { useIntentLock } from '../shared/lock.ts';
import { type Platform, usePlatform } from '../shared/platform.tsx';
import { cacheKey, unwrap } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { passHumanCheck } from './humanCheck.ts';
import { type LoginField, type LoginState, emptyLogin, firstWrong, problemsOf, reduceLogin } from './login.model.ts';
import { keepOrForget, useRecall } from './remembering.ts';
import { type CaptchaView, useCaptcha } from './useCaptcha.ts';

/** What the platform said about the account that has just come in. */
export interface LoginOutcome {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/** What every presentation of the login receives. One instance may stand behind several of them. */
export interface LoginProps extends Pick<LoginState, 'values' | 'problems' | 'attention'> {
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

/** The login by user name (LGN-04). `onDone` is called once per login, when it is known who has come in. */
export function useLogin({ onDone }: { readonly onDone: (outcome: LoginOutcome) => void }): LoginProps {
  const platform = usePlatform();
  const { client } = platform;
  const site = useSite();
  const [state, dispatch] = useReducer(reduceLogin, emptyLogin);
  const captcha = useCaptcha(state.captchaRound);
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  const abandon = (): void => attempt.current?.abort();
  useEffect(() => () => attempt.current?.abort(), []);

  const rememberPassword = site.status === 'ready' ? site.value.policy.rememberPassword : undefined;
  useRecall(rememberPassword, (login) => dispatch({ type: 'recalled', ...login }));

  async function enter(signal: AbortSignal): Promise<Result<LoginOutcome>> {
    const { username, password, captcha: code, remember } = state.values;
    // Usually here long before anybody has typed a name.
    const info =
      site.status === 'ready'
        ? ok(site.value)
        : await client.call(systemPermission, { url: location.host }, { signal });
    if (!info.ok) return info;
    const proof = await passHumanCheck(info.value.humanCheck, client, signal);
    if (!proof.ok) return proof;
    const answer = await client.call(
      sessionLogin,
      {
        type: 'username',
        username,
        password,
        ...(state.captchaShown && { captcha: code.trim() }),
        ...(proof.value && { humanCheck: proof.value }),
      },
      { signal },
    );
    if (!answer.ok) return answer;
    const { token, ...outcome } = answer.value;
    platform.session.signIn(token);
    await Promise.all([
      loadMember(platform, token),
      keepOrForget(
        remember,
        { username: username.trim(), password: password.trim() },
        info.value.policy.rememberPassword,
      ),
    ]);
    return ok(outcome);
  }

  async function submit(): Promise<'entered' | 'wrong'> {
    dispatch({ type: 'submitted' });
    if (firstWrong(problemsOf(state)) !== null) return 'wrong';
    const request = new AbortController();
    attempt.current = request;
    const result = await enter(request.signal);
    if (!result.ok) {
      dispatch({ type: 'failed', error: result.error });
      return 'wrong';
    }
    dispatch({ type: 'entered' });
    onDone(result.value);
    return 'entered';
  }

  return {
    values: state.values,
    problems: state.problems,
    attention: state.attention,
    failure: state.failure,
    captcha: state.captchaShown ? captcha : null,
    busy,
    rememberPassword: rememberPassword ?? 'sealed',
    onType: (field, value) => dispatch({ type: 'typed', field, value }),
    onRemember: (on) => dispatch({ type: 'rememberChosen', on }),
    onSubmit: async () => (await run(submit)) ?? 'ignored',
    onAbandon: abandon,
  };
}

/**
 * Who has come in; the answer serves `useMember` as well, whoever asks first. The login holds even when this fails:
 * the screens ask again.
 */
async function loadMember({ client, session }: Platform, token: string): Promise<void> {
  const info = await Promise.resolve(
    preload(cacheKey(memberInfo, {}, token), async () => unwrap(await client.call(memberInfo, {}))),
  ).catch(() => null);
  if (info !== null && session.current()?.token === token) session.setAccountType(info.type);
}
