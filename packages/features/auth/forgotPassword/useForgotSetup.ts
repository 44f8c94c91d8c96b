import { countryCodeList, validationRules } from '#api/registration.ts';
import { type SiteInfoValue, systemWhitelabel } from '#api/system.ts';
import { type Remote, loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { together } from '#core/data/together.ts';
import { readFlags } from '#core/site/flags.ts';
import { useSite } from '#core/site/site.ts';
import type { Rules } from '../password/checks.ts';
import { type Country, homeCountry } from '../sms/phone.ts';
import { type ForgotMethod, methodsOf } from './forgot.model.ts';

/** The platform settings that the form needs before it can be shown. */
export interface ForgotSetup {
  readonly methods: readonly ForgotMethod[];
  readonly rules: Rules;
  /** MOBILENUMREG3: accounts may have a mobile number as their name. */
  readonly numbersAreNames: boolean;
  readonly humanCheck: SiteInfoValue['humanCheck'];
}

/** Loads the settings of the form, and the countries to choose from. */
export function useForgotSetup(): {
  readonly setup: Remote<ForgotSetup>;
  readonly countries: readonly Country[];
} {
  const site = useSite();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  // Wait for the country list: inserting its field later would shift the layout. The home country is enough if it fails.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const all = list.status === 'loading' ? loading : together(site, together(whitelabel, rules));
  const setup = mapRemote(all, ([{ humanCheck }, [{ nodes }, { fields }]]) => {
    const flags = readFlags(nodes);
    return { methods: methodsOf(flags), rules: fields, numbersAreNames: flags.MOBILENUMREG3, humanCheck };
  });
  return { setup, countries: listed.length > 0 ? listed : [homeCountry] };
}
