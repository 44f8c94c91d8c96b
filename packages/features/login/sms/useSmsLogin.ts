import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { countryCodeList, smsLoginCode, validationRules } from '#api/account.ts';
import { sessionLogin } from '#api/session.ts';
import { passHumanCheck } from '../../shared/humanCheck/humanCheck.ts';
import { useIntentLock } from '../../shared/lock.ts';
import { usePlatform } from '../../shared/platform.tsx';
import { useRemote } from '../../shared/remote.ts';
import { dayOf } from '../../shared/rules/dates.ts';
import { useSite } from '../../shared/site.ts';
import { type Country, countryOf, homeCountry, toDialled } from '../../shared/sms/phone.ts';
import { type SmsCodeView, useSmsCode } from '../../shared/sms/useSmsCode.ts';
import { cookieText, readCookie, smsCookies } from '../cookies.ts';
import type { SmsDraft } from '../smsDraft.ts';
import type { LoginHost } from '../useLogin.ts';
import { useSiteInfo } from '../useSiteInfo.ts';
import {
  type SmsCheck,
  type SmsField,
  type SmsLoginState,
  mobileProblem,
  quietSmsLogin,
  reduceSmsLogin,
  smsProblems,
} from './smsLogin.model.ts';

export interface SmsLoginProps extends SmsLoginState {
  readonly values: SmsDraft;
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly sms: SmsCodeView;
  /** How many digits a code has; said, not enforced. */
  readonly codeLength: number;
  readonly busy: boolean;
  readonly onType: (field: SmsField, value: string) => void;
  readonly onDialingCode: (dialingCode: string) => void;
  readonly onRemember: (on: boolean) => void;
  readonly onSubmit: () => void;
}

export type SmsLoginOptions = Pick<LoginHost, 'entry' | 'draft' | 'onDraft' | 'finish'>;

/** LGN-01: the login by mobile number and a code. No human check stands before it; one stands before the code. */
export function useSmsLogin({ entry, draft, onDraft, finish }: SmsLoginOptions): SmsLoginProps {
  const { client, clock } = usePlatform();
  const site = useSite();
  const siteInfo = useSiteInfo();
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  const [state, dispatch] = useReducer(reduceSmsLogin, quietSmsLogin);
  const { busy, run } = useIntentLock();
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);
  useRecalledNumber(draft, onDraft);

  // Without a list there is still the home country: nobody has to wait for it, or fail with it.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const countries = listed.length > 0 ? listed : [homeCountry];
  const country = countryOf(countries, draft.dialingCode ?? '');
  const dialled = toDialled(draft.mobileNum, country);
  const policy = site.status === 'ready' ? site.value.policy : null;
  const check: SmsCheck = {
    rules: rules.status === 'ready' ? rules.value.fields : [],
    country,
    minAge: policy?.minAge ?? 21,
    today: dayOf(clock.now()),
  };

  const sms = useSmsCode({
    purpose: 'login',
    number: dialled === '' ? '' : `${country.dialingCode}:${dialled}`,
    check() {
      const problems = mobileProblem(draft, check);
      dispatch({ type: 'checked', problems });
      return problems.mobileNum === undefined;
    },
    async send() {
      const info = await siteInfo();
      if (!info.ok) return info;
      const proof = await passHumanCheck(info.value.humanCheck, 'sms', client, new AbortController().signal);
      if (!proof.ok) return proof;
      return client.call(smsLoginCode, {
        mobileNum: dialled,
        countryDialingCode: country.dialingCode,
        ...(proof.value && { humanCheck: proof.value }),
      });
    },
  });

  async function submit(): Promise<void> {
    const problems = smsProblems(draft, check);
    dispatch({ type: 'checked', problems });
    if (Object.keys(problems).length > 0) return;
    const request = new AbortController();
    attempt.current = request;
    const answer = await client.call(
      sessionLogin,
      { type: 'sms', username: dialled, password: draft.code, countryDialingCode: country.dialingCode, entry },
      { signal: request.signal },
    );
    if (!answer.ok) return dispatch({ type: 'failed', error: answer.error });
    keepNumber(draft.remember ? { mobile: draft.mobileNum, country: country.dialingCode } : null);
    await finish(answer.value, 'sms');
  }

  return {
    ...state,
    values: draft,
    countries,
    dialingCode: country.dialingCode,
    sms,
    codeLength: policy?.codeLength ?? 5,
    busy,
    onType(field, value) {
      dispatch({ type: 'typed', field });
      onDraft({ [field]: value });
    },
    onDialingCode(dialingCode) {
      dispatch({ type: 'typed', field: 'mobileNum' });
      onDraft({ dialingCode });
    },
    onRemember: (remember) => onDraft({ remember }),
    onSubmit: () => void run(submit),
  };
}

/** LGN-09d: the number of the last time, unless one has been typed. */
function useRecalledNumber({ mobileNum }: SmsDraft, onDraft: LoginHost['onDraft']): void {
  const recall = useEffectEvent(() => {
    const mobile = readCookie(document.cookie, smsCookies.mobile);
    if (mobileNum !== '' || mobile === null || mobile === '') return;
    onDraft({ mobileNum: mobile, dialingCode: readCookie(document.cookie, smsCookies.country), remember: true });
  });
  useEffect(() => recall(), []);
}

function keepNumber(number: Readonly<Record<keyof typeof smsCookies, string>> | null): void {
  for (const part of ['mobile', 'country'] as const) {
    document.cookie = cookieText(smsCookies[part], number?.[part] ?? null);
  }
}
