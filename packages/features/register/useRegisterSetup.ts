import { countryCodeList } from '#api/account.ts';
import { type Policy, type SiteInfoValue, systemRegisterSettings, systemWhitelabel } from '#api/system.ts';
import { failedOf } from '../shared/failedOf.ts';
import { type FeatureFlags, readFlags } from '../shared/flags.ts';
import { type Remote, loading, ready, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { type Country, countryOf, homeCountry } from '../shared/sms/phone.ts';
import {
  type LinkCode,
  type RegisterMethod,
  type RegisterSettings,
  closedBy,
  formOf,
  methodsOf,
} from './register.form.ts';
import type { RegisterFormView } from './useRegister.ts';

/** What the platform says about signing up, all of which the form needs before it can be drawn. */
export interface RegisterSetup extends Pick<SiteInfoValue, 'humanCheck' | 'smsService'> {
  readonly policy: Policy;
  readonly flags: FeatureFlags;
  readonly settings: RegisterSettings;
}

export function useRegisterSetup(): {
  readonly remote: Remote<RegisterSetup>;
  readonly countries: readonly Country[];
  readonly countryOf: (dialingCode: string | null) => Country;
} {
  const site = useSite();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const [settings] = useRemote(systemRegisterSettings, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  // Without a list there is still the home country: nothing fails with it.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const countries = listed.length > 0 ? listed : [homeCountry];
  const chosen = (dialingCode: string | null): Country => countryOf(countries, dialingCode ?? '');

  const parts = [site, whitelabel, settings];
  const failed = failedOf(parts);
  if (failed !== null) return { remote: failed, countries, countryOf: chosen };
  // The list is waited for: a field that comes later would push the number away from under the finger.
  const listing = list.status === 'loading';
  if (site.status !== 'ready' || whitelabel.status !== 'ready' || settings.status !== 'ready' || listing) {
    return { remote: loading, countries, countryOf: chosen };
  }
  const { policy, humanCheck, smsService } = site.value;
  const flags = readFlags(whitelabel.value.nodes);
  return {
    remote: ready({ policy, humanCheck, smsService, flags, settings: settings.value }),
    countries,
    countryOf: chosen,
  };
}

/** The form for the chosen method, or for the first that is on (REG-01). */
export function formFor(
  { flags, settings, policy }: RegisterSetup,
  chosen: RegisterMethod | null,
  link: LinkCode,
  onPage: boolean,
): RegisterFormView {
  const methods = methodsOf(flags);
  const closed = closedBy(flags, onPage);
  const method = methods.find((each) => each === chosen) ?? methods[0] ?? 'username';
  const fields = closed !== null ? [] : formOf({ method, flags, settings, link });
  return { closed, methods, method, fields, minAge: policy.minAge, linkCode: link.state };
}
