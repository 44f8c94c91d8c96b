import type { HumanCheckProof } from '#api/humanCheck.ts';
import type { Registration } from '#api/registration.ts';
import type { Country } from '../sms/phone.ts';
import type { RegisterField, RegisterMethod, ShownField } from './register.form.ts';
import { type RegisterValues, sentValue } from './register.problems.ts';

/** Results of the steps before the call (REG-08). */
export interface RegisterExtra {
  readonly affiliateCode: string | undefined;
  readonly humanCheck: HumanCheckProof | undefined;
  /** From the identity service, when one sends the codes. */
  readonly idToken: string | undefined;
}

export interface PayloadInput {
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  readonly values: RegisterValues;
  readonly country: Country;
  /** Referral code of the link, valid or not. */
  readonly referralCode: string | null;
  /** Host of the page. */
  readonly domain: string;
  /** Full URL of the page. */
  readonly registerUrl: string;
}

/** Builds the request from the visible, non-empty fields and the common values (REG-11). */
export function registrationOf(input: PayloadInput, extra: RegisterExtra): Registration {
  const { method, fields, values, country, referralCode, domain, registerUrl } = input;
  const sent: Partial<Record<RegisterField, string>> = {};
  for (const { field, rule } of fields) {
    const value = sentValue(field, values, country, rule.patternId);
    if (value !== '') sent[field] = value;
  }
  const { affiliateCode: _asChecked, username = '', ...rest } = sent;
  return {
    ...rest,
    // REG-07: typed once, where it can be shown.
    ...(rest.password !== undefined && { confirmPassword: rest.password }),
    // REG-10: in mobile sign-up the number is the user name.
    username: method === 'mobile' ? (rest.mobileNum ?? '') : username,
    ...(extra.affiliateCode !== undefined && { affiliateCode: extra.affiliateCode }),
    ...(referralCode !== null && { referralCode }),
    ...(rest.mobileNum !== undefined && { countryDialingCode: country.dialingCode }),
    domain,
    registerUrl,
    registerMethod: 'WEB',
    login: true,
    ...(extra.humanCheck && { humanCheck: extra.humanCheck }),
    ...(extra.idToken !== undefined && { firebaseChannel: 'sms', firebaseIdToken: extra.idToken }),
  };
}
