import { useEffect, useEffectEvent, useState } from 'react';
import { affiliateCheck, memberRegister, memberRegisterMobile } from '#api/registration.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/forms/rules/dates.ts';
import { usePasswordJudge } from '#core/forms/rules/usePasswordJudge.ts';
import { useForm } from '#core/forms/useForm.ts';
import { useTabDraft } from '#core/forms/useTabDraft.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useSearchParams } from '#core/routing/router.ts';
import { passHumanCheck } from '#core/security/humanCheck/humanCheck.ts';
import { useAgeConfirmation } from '#core/session/ageConfirmation.ts';
import { loadMember } from '#core/session/loadMember.ts';
import { useBrandNames } from '#core/site/brand.ts';
import { markNewsSeen } from '#core/site/newsSeen.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { type IdentityService, internationalNumber } from '../sms/identityService.ts';
import { runRegistration } from './register.flow.ts';
import { type RegisterMethod, type ShownField, shows, stepOf, stepShown, stepsOf } from './register.form.ts';
import { emptyRegister, reduceRegister, registerDraft } from './register.model.ts';
import { registrationOf } from './register.payload.ts';
import { type CheckContext, ownTexts, problemAt, problemsOf, sentValue } from './register.problems.ts';
import type { Register } from './register.types.ts';
import { useLinkCode } from './useLinkCode.ts';
import { useRegisterCode } from './useRegisterCode.ts';
import { type RegisterSetup, formFor, useRegisterSetup } from './useRegisterSetup.ts';

export interface RegisterOptions {
  /**
   * Called once, after the member info has loaded: closes the form and goes to `/`. Returns whether the player is greeted
   * there.
   */
  readonly onDone: (outcome: LoginOutcomeValue) => boolean;
  /** Loads the service that sends the codes when `smsService` is `identity`. */
  readonly identityService?: () => Promise<IdentityService>;
  /** Whether the form is the page /register rather than a dialog (DIRECTREG3). @default false */
  readonly onPage?: boolean;
}

const Terms = lazyComponent(async () => (await import('./Terms.tsx')).Terms);

const noFields: readonly ShownField[] = [];

/** State and actions of the registration (REG-01 to REG-11). */
export function useRegister({ onDone, identityService, onPage = false }: RegisterOptions): Register {
  const platform = usePlatform();
  const toast = useToast();
  const { t } = useTranslation('login');
  const { client, clock, session } = platform;
  const [query] = useSearchParams();
  const { state, dispatch, props, attempt, abort } = useForm(reduceRegister, emptyRegister);
  useTabDraft('registerDraft', registerDraft(state), (draft) => dispatch({ type: 'draftRead', draft }));
  const setup = useRegisterSetup();
  const age = useAgeConfirmation();
  const ready = setup.remote.status === 'ready' ? setup.remote.value : null;
  const link = useLinkCode(query.get('affiliateCode') ?? query.get('referralCode'));
  const country = setup.countryOf(state.dialingCode);
  const view = mapRemote(setup.remote, (value) => formFor(value, state, link, onPage));
  const fields = view.status === 'ready' ? view.value.fields : noFields;
  const steps = stepsOf(fields);
  const code = sentValue('verificationCode', state.values, country);
  const step = stepShown(steps, state.step, code);
  const termsAccepted = state.terms ?? ready?.policy.termsPreTicked ?? true;
  const own = [...ownTexts(state.values), ...useBrandNames()];
  const judge = usePasswordJudge(state.values.password !== '' || state.values.paymentPassword !== '');
  const context = (): CheckContext => ({
    judge,
    own,
    minAge: ready?.policy.minAge ?? 21,
    today: dayOf(clock.now()),
    country,
  });

  const captcha = useCaptcha(shows(fields, 'captcha') ? state.captchaRound : 0);

  const identity = ready?.smsService === 'identity' ? (identityService ?? null) : null;
  const dialled = sentValue('mobileNum', state.values, country);
  const sms = useRegisterCode({
    country,
    dialled,
    humanCheck: ready?.humanCheck ?? 'none',
    identity,
    onSent: () => dispatch({ type: 'stepTaken', step: 'code' }),
    check() {
      const shown = fields.find(({ field }) => field === 'mobileNum');
      if (shown === undefined) return false;
      const required = { ...shown, rule: { ...shown.rule, required: true } };
      const problem = problemAt(required, state.values, context());
      dispatch({ type: 'fieldChecked', field: 'mobileNum', problem });
      return problem === null;
    },
  });

  // A code that could not be checked is filled into its field, and checked when the form is sent.
  const prefill = link.code !== null && link.state === 'unknown' && shows(fields, 'affiliateCode');
  const readCode = useEffectEvent(() => dispatch({ type: 'codeRead', code: link.code ?? '' }));
  useEffect(() => {
    if (prefill) readCode();
  }, [prefill]);

  const [termsOpen, setTermsOpen] = useState(false);

  async function register(value: RegisterSetup, method: RegisterMethod, signal: AbortSignal): Promise<void> {
    const problems = problemsOf(fields, state.values, context());
    const end = await runRegistration({
      termsAccepted: () => termsAccepted,
      fieldsRight() {
        dispatch({ type: 'allChecked', problems, termsMissing: !termsAccepted });
        return Object.keys(problems).length === 0;
      },
      affiliate: {
        shown: shows(fields, 'affiliateCode'),
        entered: sentValue('affiliateCode', state.values, country),
        fromLink: link.state === 'invalid' ? null : link.code,
      },
      checkAffiliate: (entered) => client.call(affiliateCheck, { code: entered, domain: location.host }, { signal }),
      passHumanCheck: () => passHumanCheck(value.humanCheck, 'register', client, signal),
      confirmIdentity:
        identity && shows(fields, 'verificationCode') && dialled !== ''
          ? async () => (await identity()).confirm(internationalNumber(country.dialingCode, dialled), code, signal)
          : null,
      register: (extra) =>
        client.call(
          method === 'mobile' ? memberRegisterMobile : memberRegister,
          registrationOf(
            {
              method,
              fields,
              values: state.values,
              country,
              referralCode: query.get('referralCode'),
              domain: location.host,
              registerUrl: location.href,
            },
            extra,
          ),
          { signal },
        ),
      async loadMember({ token }) {
        // Before the news hears of the session: it must not open at this moment (NOT-02).
        markNewsSeen('member');
        // The reason for the login, where an address led to it.
        toast.dismiss('notLoggedIn');
        session.signIn(token);
        await loadMember(platform, token);
      },
      leave(outcome) {
        dispatch({ type: 'entered' });
        if (!onDone(outcome)) toast.show({ id: 'registered', tone: 'positive', text: t('firstTime') });
      },
    });
    if (end.type === 'codeRefused') dispatch({ type: 'codeRefused' });
    if (end.type === 'failed') dispatch({ type: 'failed', error: end.error });
  }

  /** Leaves a step that is not the last one: for the code, once it has been sent. */
  function goOn(): void {
    const next = steps[steps.indexOf(step) + 1];
    const ofStep = fields.filter(({ field }) => stepOf(field) === step);
    const problems = problemsOf(ofStep, state.values, context());
    const unaccepted = step === 'number' && !termsAccepted;
    dispatch({ type: 'allChecked', problems, termsMissing: unaccepted });
    if (next === undefined || unaccepted || Object.keys(problems).length > 0) return;
    if (next === 'code' && sms.secondsLeft === 0 && code === '') sms.onSend();
    else dispatch({ type: 'stepTaken', step: next });
  }

  const submit = (): void => {
    if (ready === null || view.status !== 'ready') return;
    if (step !== steps.at(-1)) return goOn();
    const { method } = view.value;
    void attempt((signal) => register(ready, method, signal));
  };

  // A complete code goes on by itself, once: one that was refused is corrected first.
  const codeLength = ready?.policy.codeLength ?? 5;
  const complete = code.length === codeLength && !state.codeFailed;
  const sendCode = useEffectEvent(() => {
    if (step === 'code') submit();
  });
  useEffect(() => {
    if (complete) sendCode();
  }, [complete]);

  return {
    form: {
      ...props,
      busy: props.busy || (step === 'number' && sms.busy),
      step,
      steps,
      codeLength,
      termsMissing: state.termsMissing,
      codeRefused: state.codeRefused,
      view,
      age: age.request,
      own,
      countries: setup.countries,
      dialingCode: country.dialingCode,
      termsAccepted,
      captcha,
      sms,
      termsOpen,
      Terms,
      onBack: () => dispatch({ type: 'stepTaken', step: steps[steps.indexOf(step) - 1] ?? 'number' }),
      onMethod: (method) => dispatch({ type: 'methodChosen', method }),
      onDialingCode: (dialingCode) => dispatch({ type: 'countryChosen', dialingCode }),
      onTerms: (accepted) => dispatch({ type: 'termsChosen', accepted }),
      onTermsOpen: setTermsOpen,
      onClear: () => dispatch({ type: 'cleared' }),
      onCodeRefusalSeen: () => dispatch({ type: 'codeRefusalSeen' }),
      onSubmit: submit,
    },
    onAbandon: abort,
  };
}
