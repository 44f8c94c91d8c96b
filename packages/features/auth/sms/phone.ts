import { readDigits } from '#text/readDigits.ts';
import { type Dialling, readPhone, withoutDialingCode } from '#text/readPhone.ts';

/** A country whose mobile numbers are accepted (`countryCodeList`). */
export interface Country extends Dialling {
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** The country to use while the list is loading or unavailable. */
export const homeCountry: Country = { country: 'TH', dialingCode: '66', digits: 10 };

/** Finds a country by dialling code; an unknown code yields the first country. */
export const countryOf = (countries: readonly Country[], dialingCode: string): Country =>
  countries.find((country) => country.dialingCode === dialingCode) ?? countries[0] ?? homeCountry;

/** The digits that are sent: the national number as `readPhone` reads it. The dialling code is sent separately. */
export const toDialled = (typed: string, country: Country): string => readPhone(typed, country);

/**
 * Formats a number while it is typed: `081-234-5678` in Thailand, plain digits elsewhere. Never ends with a dash, so that
 * backspace works, and adds no zero, so that it can be deleted.
 */
export function formatPhone(typed: string, country: Country): string {
  const text = readDigits(typed);
  const all = text.replaceAll(/\D/g, '');
  const dialled = withoutDialingCode(text, country) === all ? all : toDialled(text, country);
  // An incomplete number after + may still be a dialling code.
  if (text.startsWith('+') && country.digits !== null && dialled.length < country.digits) return `+${all}`;
  if (country.dialingCode !== homeCountry.dialingCode) return dialled;
  return [dialled.slice(0, 3), dialled.slice(3, 6), dialled.slice(6)].filter((part) => part !== '').join('-');
}
