import { useEffect, useEffectEvent, useState } from 'react';
import { countryCodeList, validationRules } from '#api/registration.ts';
import { sessionLogin } from '#api/session.ts';
import { smsLoginCode } from '#api/smsCodes.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/forms/rules/dates.ts';
import { useForm } from '#core/forms/useForm.ts';
import { passHumanCheck } from '#core/security/humanCheck/humanCheck.ts';
import { useSite } from '#core/site/site.ts';
import { readCode } from '#text/readDigits.ts';
import { useSiteInfo } from '../login/useSiteInfo.ts';
import { countryOf, homeCountry, toDialled } from '../sms/phone.ts';
import { useSmsCode } from '../sms/useSmsCode.ts';
import { type SmsCheck, emptySmsLogin, mobileProblem, reduceSmsLogin, smsProblems } from './smsLogin.model.ts';
import type { SmsLoginHost, SmsLoginProps } from './smsLogin.types.ts';
import { storeNumber, storedNumber } from './storedNumber.ts';

/**
 * State and actions of the login by mobile number and code (LGN-01). The human check guards sending the code, not the
 * login.
 */
export function useSmsLogin({ entry, draft, onDraft, finish }: SmsLoginHost): SmsLoginProps {
  const { client, clock } = usePlatform();
  const site = useSite();
  const siteInfo = useSiteInfo();
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  const [initial] = useState(() => ({ ...emptySmsLogin, values: { ...draft, ...storedNumber(draft) } }));
  const { state, dispatch, ...form } = useForm(reduceSmsLogin, initial);
  const { values } = state;
  // The host keeps the values while this form is unmounted.
  const save = useEffectEvent(() => onDraft(values));
  useEffect(() => save(), [values]);

  // The form works with the home country alone while the list is loading or has failed.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const countries = listed.length > 0 ? listed : [homeCountry];
  const country = countryOf(countries, values.dialingCode ?? '');
  const dialled = toDialled(values.mobileNum, country);
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
      const problems = mobileProblem(values, check);
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

  return {
    ...form.props,
    countries,
    dialingCode: country.dialingCode,
    sms,
    codeLength: policy?.codeLength ?? 5,
    onDialingCode: (dialingCode) => dispatch({ type: 'countryChosen', dialingCode }),
    onRemember: (on) => dispatch({ type: 'rememberChosen', on }),
    onSubmit: () =>
      void form.submit(smsProblems(values, check), async (signal) => {
        const answer = await client.call(
          sessionLogin,
          {
            type: 'sms',
            username: dialled,
            password: readCode(values.code),
            countryDialingCode: country.dialingCode,
            entry,
          },
          { signal },
        );
        if (answer.ok) {
          storeNumber(values.remember ? { mobile: values.mobileNum, country: country.dialingCode } : null);
          await finish(answer.value, 'sms');
          dispatch({ type: 'entered' });
        }
        return answer;
      }),
  };
}
