import type { Result } from '#api/errors.ts';
import { passwordByEmail, passwordByPhone } from '#api/passwords.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { sessionStore } from '#core/data/storage.ts';
import { usePasswordJudge } from '#core/forms/rules/usePasswordJudge.ts';
import { useForm } from '#core/forms/useForm.ts';
import { useTabDraft } from '#core/forms/useTabDraft.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { noteAfterLogin } from '#core/session/afterLogin.ts';
import { loadMember } from '#core/session/loadMember.ts';
import { useBrandNames } from '#core/site/brand.ts';
import { useOnSupport } from '#core/site/support.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { type CheckContext, problemAt, problemsOf, sentValue } from '../password/checks.ts';
import type { PasswordField } from '../password/form.model.ts';
import { countryOf } from '../sms/phone.ts';
import { emptyForgot, forgotDraft, forgotFields, reduceForgot } from './forgot.model.ts';
import type { Forgot, ForgotFormView } from './forgotPassword.types.ts';
import { useForgotCode } from './useForgotCode.ts';
import { useForgotSetup } from './useForgotSetup.ts';

export interface ForgotOptions {
  /** Called once, after a new password is set by phone and the player is signed in: closes the form and goes to `/`. */
  readonly onDone: (outcome: LoginOutcomeValue) => void;
}

/** State and actions of the password recovery: by e-mail (FGT-01), or by phone, which also signs in (FGT-02). */
export function useForgot({ onDone }: ForgotOptions): Forgot {
  const platform = usePlatform();
  const { client, session } = platform;
  const toast = useToast();
  const { t } = useTranslation('password');
  const onSupport = useOnSupport();
  const { state, dispatch, props, submit, abort } = useForm(reduceForgot, emptyForgot);
  useTabDraft('forgotDraft', forgotDraft(state), (draft) => dispatch({ type: 'draftRead', draft }));
  const { setup, countries } = useForgotSetup();

  const view = mapRemote(setup, ({ methods, rules, numbersAreNames }): ForgotFormView => ({
    methods,
    numbersAreNames,
    method: methods.find((each) => each === state.method) ?? methods[0] ?? 'email',
    rules,
  }));
  const country = countryOf(countries, state.dialingCode ?? '');
  const ready = setup.status === 'ready' ? setup.value : null;
  const own = [state.values.mobileNum, ...useBrandNames()];
  const judge = usePasswordJudge(state.values.newPassword !== '');
  const context: CheckContext = {
    judge,
    own,
    rules: ready?.rules ?? [],
    country,
    currentPassword: null,
    numbersAreNames: ready?.numbersAreNames,
  };
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
    // The reason for the login, where an address led to it.
    toast.dismiss('notLoggedIn');
    if (answer.value.asksLostDevice) noteAfterLogin('lostDevice', answer.value.token);
    session.signIn(answer.value.token);
    await loadMember(platform, answer.value.token);
    dispatch({ type: 'entered' });
    // The form may be gone before it can do so.
    sessionStore.remove('forgotDraft');
    toast.show({ id: 'password', tone: 'positive', text: t('forgot.done') });
    onDone(answer.value);
    return answer;
  }

  return {
    form: {
      ...props,
      sentTo: state.sentTo,
      view,
      own,
      countries,
      dialingCode: country.dialingCode,
      sms,
      onMethod: (method) => dispatch({ type: 'methodChosen', method }),
      onDialingCode: (dialingCode) => dispatch({ type: 'countryChosen', dialingCode }),
      onSubmit() {
        if (view.status !== 'ready') return;
        const { method } = view.value;
        void submit(problemsOf(forgotFields[method], state.values, context), method === 'email' ? byEmail : byPhone);
      },
      onAgain: () => dispatch({ type: 'again' }),
      onSupport,
    },
    onAbandon: abort,
  };
}
