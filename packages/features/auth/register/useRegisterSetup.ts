import { countryCodeList, systemRegisterSettings } from '#api/registration.ts';
import { type Policy, type SiteInfoValue, systemWhitelabel } from '#api/system.ts';
import { failedOf } from '#core/data/failedOf.ts';
import { type Remote, loading, ready, useRemote } from '#core/data/remote.ts';
import { type FeatureFlags, readFlags } from '#core/site/flags.ts';
import { useSite } from '#core/site/site.ts';
import { type Country, countryOf, homeCountry } from '../sms/phone.ts';
import { type LinkCode, type RegisterSettings, closedBy, formOf, methodsOf } from './register.form.ts';
import type { RegisterState } from './register.model.ts';
import type { RegisterFormView } from './register.types.ts';

/** The platform settings that the form needs before it can be shown. */
export interface RegisterSetup extends Pick<SiteInfoValue, 'humanCheck' | 'smsService'> {
  readonly policy: Policy;
  readonly flags: FeatureFlags;
  readonly settings: RegisterSettings;
}

/** Loads the settings of the form, and the countries to choose from. */
export function useRegisterSetup(): {
  readonly remote: Remote<RegisterSetup>;
  readonly countries: readonly Country[];
  readonly countryOf: (dialingCode: string | null) => Country;
} {
  const site = useSite();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const [settings] = useRemote(systemRegisterSettings, {}, 'oncePerSession');
  const [list] = useRemote(countryCodeList, {}, 'oncePerSession');
  // The home country is enough if the list fails to load.
  const listed = list.status === 'ready' ? list.value.countries : [];
  const countries = listed.length > 0 ? listed : [homeCountry];
  const chosen = (dialingCode: string | null): Country => countryOf(countries, dialingCode ?? '');

  const parts = [site, whitelabel, settings];
  const failed = failedOf(parts);
  if (failed !== null) return { remote: failed, countries, countryOf: chosen };
  // Wait for the list: inserting the country field later would shift the layout.
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

/** The form for the chosen method, or for the first one that is enabled (REG-01). */
export function formFor(
  { flags, settings, policy }: RegisterSetup,
  { method: chosen, captchaAsked }: Pick<RegisterState, 'method' | 'captchaAsked'>,
  link: LinkCode,
  onPage: boolean,
): RegisterFormView {
  const methods = methodsOf(flags);
  const closed = closedBy(flags, onPage);
  const method = methods.find((each) => each === chosen) ?? methods[0] ?? 'username';
  const fields = closed !== null ? [] : formOf({ method, flags, settings, link, captchaAsked });
  return { closed, methods, method, fields, minAge: policy.minAge, linkCode: link.state };
}
