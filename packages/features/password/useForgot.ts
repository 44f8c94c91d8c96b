import { useEffect, useReducer, useRef } from 'react';
import { passwordByEmail, passwordByPhone } from '#api/account.ts';
import type { Result } from '#api/errors.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { loadMember } from '../shared/loadMember.ts';
import { useIntentLock } from '../shared/lock.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote } from '../shared/remote.ts';
import { type Country, countryOf } from '../shared/sms/phone.ts';
import type { SmsCodeView } from '../shared/sms/useSmsCode.ts';
import { useOnSupport } from '../shared/support.ts';
import { type CheckContext, type Rules, problemAt, problemsOf, sentValue } from './checks.ts';
import { type ForgotMethod, type ForgotState, emptyForgot, forgotFields, reduceForgot } from './forgot.model.ts';
import { type PasswordField, wrongFields } from './form.model.ts';
import { useForgotCode } from './useForgotCode.ts';
import { useForgotSetup } from './useForgotSetup.ts';

/** The form as it is drawn now. */
export interface ForgotFormView {
  readonly methods: readonly ForgotMethod[];
  readonly method: ForgotMethod;
  readonly rules: Rules;
}

/** What every presentation of the recovery receives. */
export interface ForgotProps extends Pick<ForgotState, 'values' | 'problems' | 'failure' | 'attention' | 'sentTo'> {
  readonly form: Remote<ForgotFormView>;
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly sms: SmsCodeView;
  readonly busy: boolean;
  readonly onType: (field: PasswordField, value: string) => void;
  readonly onMethod: (method: ForgotMethod) => void;
  readonly onDialingCode: (dialingCode: string) => void;
  readonly onSubmit: () => void;
  /** From "request sent" back to the form. */
  readonly onAgain: () => void;
  /** Undefined where nobody answers. */
  readonly onSupport: (() => void) | undefined;
  /** The player went away: an attempt that has not come through yet is given up. */
  readonly onAbandon: () => void;
}

export interface ForgotOptions {
  /** Once, when the new password is set by phone and the player has come in: closes the form and goes to `/`. */
  readonly onDone: (outcome: LoginOutcomeValue) => void;
}

/** The forgotten password: by e-mail (FGT-01), or by phone straight into the account (FGT-02). */
export function useForgot({ onDone }: ForgotOptions): ForgotProps {
  const platform = usePlatform();
  const { client, session } = platform;
  const toast = useToast();
  const { t } = useTranslation('recovery');
  const onSupport = useOnSupport();
  const [state, dispatch] = useReducer(reduceForgot, emptyForgot);
  const { setup, countries } = useForgotSetup();
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const form = mapRemote(setup, ({ methods, rules }): ForgotFormView => ({
    methods,
    method: methods.find((each) => each === state.method) ?? methods[0] ?? 'email',
    rules,
  }));
  const country = countryOf(countries, state.dialingCode ?? '');
  const ready = setup.status === 'ready' ? setup.value : null;
  const context: CheckContext = { rules: ready?.rules ?? [], country, formerPassword: null };
  const sent = (field: PasswordField): string => sentValue(field, state.values, country);

  const sms = useForgotCode({
    dialingCode: country.dialingCode,
    dialled: sent('mobileNum'),
    humanCheck: ready?.humanCheck ?? 'none',
    check() {
      const problem = problemAt('mobileNum', state.values, context);
      dispatch({ type: 'fieldChecked', field: 'mobileNum', problem });
      return problem === null;
    },
  });

  async function byEmail(signal: AbortSignal): Promise<Result<unknown>> {
    const email = sent('email');
    const answer = await client.call(passwordByEmail, { username: sent('username'), email }, { signal });
    if (answer.ok) dispatch({ type: 'requestSent', email });
    return answer;
  }

  async function byPhone(signal: AbortSignal): Promise<Result<unknown>> {
    const answer = await client.call(
      passwordByPhone,
      {
        mobileNum: sent('mobileNum'),
        countryDialingCode: country.dialingCode,
        verificationCode: sent('verificationCode'),
        newPassword: sent('newPassword'),
      },
      { signal },
    );
    if (!answer.ok) return answer;
    session.signIn(answer.value.token);
    await loadMember(platform, answer.value.token);
    dispatch({ type: 'entered' });
    toast.show({ id: 'password', tone: 'positive', text: t('forgot.done') });
    onDone(answer.value);
    return answer;
  }

  async function submit(method: ForgotMethod): Promise<void> {
    const problems = problemsOf(forgotFields[method], state.values, context);
    dispatch({ type: 'checked', problems });
    if (wrongFields(problems).length > 0) return;
    const request = new AbortController();
    attempt.current = request;
    const answer = await (method === 'email' ? byEmail : byPhone)(request.signal);
    if (!answer.ok) dispatch({ type: 'failed', error: answer.error });
  }

  return {
    values: state.values,
    problems: state.problems,
    failure: state.failure,
    attention: state.attention,
    sentTo: state.sentTo,
    form,
    countries,
    dialingCode: country.dialingCode,
    sms,
    busy,
    onType: (field, value) => dispatch({ type: 'typed', field, value }),
    onMethod: (method) => dispatch({ type: 'methodChosen', method }),
    onDialingCode: (dialingCode) => dispatch({ type: 'countryChosen', dialingCode }),
    onSubmit() {
      if (form.status === 'ready') void run(() => submit(form.value.method));
    },
    onAgain: () => dispatch({ type: 'again' }),
    onSupport,
    onAbandon: () => attempt.current?.abort(),
  };
}
