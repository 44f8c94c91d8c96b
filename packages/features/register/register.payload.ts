import type { Registration } from '#api/account.ts';
import type { HumanCheckProof } from '#api/session.ts';
import type { Country } from '../shared/sms/phone.ts';
import type { RegisterField, RegisterMethod, ShownField } from './register.form.ts';
import { type RegisterValues, sentValue } from './register.problems.ts';

/** What the steps before the call have brought (REG-08). */
export interface RegisterExtra {
  readonly affiliateCode: string | undefined;
  readonly humanCheck: HumanCheckProof | undefined;
  /** From the identity service, where one sends the codes. */
  readonly idToken: string | undefined;
}

export interface PayloadInput {
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  readonly values: RegisterValues;
  readonly country: Country;
  /** Of the link, whether or not it is an affiliate's. */
  readonly referralCode: string | null;
  /** Where the form is: host, and whole address. */
  readonly domain: string;
  readonly registerUrl: string;
}

/** REG-11: what is shown and filled in, and what goes with every registration. */
export function registrationOf(input: PayloadInput, extra: RegisterExtra): Registration {
  const { method, fields, values, country, referralCode, domain, registerUrl } = input;
  const sent: Partial<Record<RegisterField, string>> = {};
  for (const { field } of fields) {
    const value = sentValue(field, values, country);
    if (value !== '') sent[field] = value;
  }
  const { affiliateCode: _asChecked, username = '', ...rest } = sent;
  return {
    ...rest,
    // REG-10.
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
