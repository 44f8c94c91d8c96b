import { countryCodeList, validationRules } from '#api/account.ts';
import { type SiteInfoValue, systemWhitelabel } from '#api/system.ts';
import { readFlags } from '../shared/flags.ts';
import { type Remote, loading, mapRemote, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { type Country, homeCountry } from '../shared/sms/phone.ts';
import type { Rules } from './checks.ts';
import { type ForgotMethod, methodsOf } from './forgot.model.ts';
import { together } from './together.ts';

/** What the platform says about recovery, all of which the form needs before it can be drawn. */
export interface ForgotSetup {
  readonly methods: readonly ForgotMethod[];
  readonly rules: Rules;
  readonly humanCheck: SiteInfoValue['humanCheck'];
}

export function useForgotSetup(): {
  readonly setup: Remote<ForgotSetup>;
  readonly countries: readonly Country[];
} {
  const site = useSite();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  // Without a list there is still the home country: nothing fails with it. It is waited for, since a field that comes
  // later would push the number away from under the finger.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const all = list.status === 'loading' ? loading : together(site, together(whitelabel, rules));
  const setup = mapRemote(all, ([{ humanCheck }, [{ nodes }, { fields }]]) => ({
    methods: methodsOf(readFlags(nodes)),
    rules: fields,
    humanCheck,
  }));
  return { setup, countries: listed.length > 0 ? listed : [homeCountry] };
}
