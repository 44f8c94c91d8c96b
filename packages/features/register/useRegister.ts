import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { affiliateCheck, memberRegister, memberRegisterMobile } from '#api/account.ts';
import type { ApiError } from '#api/errors.ts';
import { helpCentre } from '#api/service.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { type CaptchaView, useCaptcha } from '../shared/captcha/useCaptcha.ts';
import { passHumanCheck } from '../shared/humanCheck/humanCheck.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { loadMember } from '../shared/loadMember.ts';
import { useIntentLock } from '../shared/lock.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, loading, mapRemote, useRemote } from '../shared/remote.ts';
import { dayOf } from '../shared/rules/dates.ts';
import { type IdentityService, internationalNumber } from '../shared/sms/identityService.ts';
import type { Country } from '../shared/sms/phone.ts';
import type { SmsCodeView } from '../shared/sms/useSmsCode.ts';
import { runRegistration } from './register.flow.ts';
import {
  type Closed,
  type LinkCode,
  type RegisterField,
  type RegisterMethod,
  type ShownField,
  shows,
  termsSection,
} from './register.form.ts';
import { type RegisterState, emptyRegister, reduceRegister } from './register.model.ts';
import { registrationOf } from './register.payload.ts';
import { type CheckContext, problemAt, problemsOf, sentValue } from './register.problems.ts';
import { useLinkCode } from './useLinkCode.ts';
import { useRegisterCode } from './useRegisterCode.ts';
import { type RegisterSetup, formFor, useRegisterSetup } from './useRegisterSetup.ts';

/** The form as it is drawn now. */
export interface RegisterFormView {
  /** Why nobody can sign up here; null where they can. */
  readonly closed: Closed | null;
  readonly methods: readonly RegisterMethod[];
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  readonly minAge: number;
  /** What became of the code of the link, where the player has to know. */
  readonly linkCode: LinkCode['state'];
}

/** What every presentation of the registration receives. */
export interface RegisterProps extends Pick<
  RegisterState,
  'values' | 'problems' | 'termsMissing' | 'attention' | 'codeRefused'
> {
  readonly form: Remote<RegisterFormView>;
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly termsAccepted: boolean;
  /** What is wrong with the whole attempt. */
  readonly failure: ApiError | null;
  readonly captcha: CaptchaView;
  readonly sms: SmsCodeView;
  readonly busy: boolean;
  /** The text of the terms, asked for when it is opened; null where the operator has none. */
  readonly terms: { readonly open: boolean; readonly text: Remote<string | null> };
  readonly onType: (field: RegisterField, value: string) => void;
  readonly onMethod: (method: RegisterMethod) => void;
  readonly onDialingCode: (dialingCode: string) => void;
  readonly onTerms: (accepted: boolean) => void;
  readonly onTermsOpen: (open: boolean) => void;
  readonly onClear: () => void;
  readonly onCodeRefusalSeen: () => void;
  /** `wrong`: something has to be shown. `ignored`: an attempt was on its way already. */
  readonly onSubmit: () => Promise<'entered' | 'wrong' | 'ignored'>;
  /** The player went away: an attempt that has not come through yet is given up. */
  readonly onAbandon: () => void;
}

export interface RegisterOptions {
  /** Once per registration, when it is known who has come in: closes the form and goes to `/`. */
  readonly onDone: (outcome: LoginOutcomeValue) => void;
  /** Loads the service that sends the codes, where `smsService` is `identity`. */
  readonly identityService?: () => Promise<IdentityService>;
  /** On the page that links lead to, rather than over another (DIRECTREG3). @default false */
  readonly onPage?: boolean;
}

/** Nothing to sign up with until the platform has said how. */
const noFields: readonly ShownField[] = [];

/** The registration (REG-01 to REG-11). */
export function useRegister({ onDone, identityService, onPage = false }: RegisterOptions): RegisterProps {
  const platform = usePlatform();
  const { client, clock, session } = platform;
  const [query] = useSearchParams();
  const [state, dispatch] = useReducer(reduceRegister, emptyRegister);
  const setup = useRegisterSetup();
  const ready = setup.remote.status === 'ready' ? setup.remote.value : null;
  const link = useLinkCode(query.get('affiliateCode') ?? query.get('referralCode'));
  const country = setup.countryOf(state.dialingCode);
  const form = mapRemote(setup.remote, (value) => formFor(value, state.method, link, onPage));
  const fields = form.status === 'ready' ? form.value.fields : noFields;
  const termsAccepted = state.terms ?? ready?.policy.termsPreTicked ?? true;
  const context = (): CheckContext => ({
    minAge: ready?.policy.minAge ?? 21,
    today: dayOf(clock.now()),
    country,
  });

  const captcha = useCaptcha(shows(fields, 'captcha') ? state.captchaRound : 0);
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const identity = ready?.smsService === 'identity' ? (identityService ?? null) : null;
  const dialled = sentValue('mobileNum', state.values, country);
  const sms = useRegisterCode({
    country,
    dialled,
    humanCheck: ready?.humanCheck ?? 'none',
    identity,
    check() {
      const shown = fields.find(({ field }) => field === 'mobileNum');
      if (shown === undefined) return false;
      const asked = { ...shown, rule: { ...shown.rule, required: true } };
      const problem = problemAt(asked, state.values, context()) ?? undefined;
      dispatch({ type: 'fieldChecked', field: 'mobileNum', problem });
      return problem === undefined;
    },
  });

  // A code that could not be checked stands in its field, so that it is checked when the form is sent.
  const prefill = link.code !== null && link.state === 'unknown' && shows(fields, 'affiliateCode');
  const readCode = useEffectEvent(() => dispatch({ type: 'codeRead', code: link.code ?? '' }));
  useEffect(() => {
    if (prefill) readCode();
  }, [prefill]);

  const [termsOpen, setTermsOpen] = useState(false);
  const terms = useTerms(termsOpen);

  async function submit(value: RegisterSetup, method: RegisterMethod): Promise<'entered' | 'wrong'> {
    const request = new AbortController();
    attempt.current = request;
    const { signal } = request;
    const problems = problemsOf(fields, state.values, context());
    const end = await runRegistration({
      termsAccepted: () => termsAccepted,
      fieldsRight() {
        dispatch({ type: 'checked', problems, termsMissing: !termsAccepted });
        return Object.keys(problems).length === 0;
      },
      affiliate: {
        shown: shows(fields, 'affiliateCode'),
        entered: sentValue('affiliateCode', state.values, country),
        fromLink: link.state === 'invalid' ? null : link.code,
      },
      checkAffiliate: (code) => client.call(affiliateCheck, { code, domain: location.host }, { signal }),
      passHumanCheck: () => passHumanCheck(value.humanCheck, 'register', client, signal),
      confirmIdentity:
        identity && shows(fields, 'verificationCode') && dialled !== ''
          ? async () => {
              const code = sentValue('verificationCode', state.values, country);
              return (await identity()).confirm(internationalNumber(country.dialingCode, dialled), code, signal);
            }
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
        session.signIn(token);
        await loadMember(platform, token);
      },
      leave(outcome) {
        dispatch({ type: 'entered' });
        onDone(outcome);
      },
    });
    if (end.type === 'codeRefused') dispatch({ type: 'codeRefused' });
    if (end.type === 'failed') dispatch({ type: 'failed', error: end.error });
    return end.type === 'entered' ? 'entered' : 'wrong';
  }

  return {
    values: state.values,
    problems: state.problems,
    termsMissing: state.termsMissing,
    attention: state.attention,
    codeRefused: state.codeRefused,
    failure: state.failure,
    form,
    countries: setup.countries,
    dialingCode: country.dialingCode,
    termsAccepted,
    captcha,
    sms,
    busy,
    terms: { open: termsOpen, text: terms },
    onType: (field, value) => dispatch({ type: 'typed', field, value }),
    onMethod: (method) => dispatch({ type: 'methodChosen', method }),
    onDialingCode: (dialingCode) => dispatch({ type: 'countryChosen', dialingCode }),
    onTerms: (accepted) => dispatch({ type: 'termsChosen', accepted }),
    onTermsOpen: setTermsOpen,
    onClear: () => dispatch({ type: 'cleared' }),
    onCodeRefusalSeen: () => dispatch({ type: 'codeRefusalSeen' }),
    async onSubmit() {
      if (ready === null || form.status !== 'ready') return 'ignored';
      const { method } = form.value;
      return (await run(() => submit(ready, method))) ?? 'ignored';
    },
    onAbandon: () => attempt.current?.abort(),
  };
}

/** REG-05a: the section of the help that holds the terms; asked for when somebody wants to read it. */
function useTerms(wanted: boolean): Remote<string | null> {
  const lang = useLanguage();
  const [help] = useRemote(helpCentre, wanted ? { lang } : null, 'oncePerSession');
  const text = mapRemote(help, ({ sections }) => sections.find(({ id }) => id === termsSection)?.content ?? null);
  return wanted ? text : loading;
}
