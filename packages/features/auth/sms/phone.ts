import { latinDigits } from '#ui/text/latinDigits.ts';

/** A country whose mobile numbers are accepted (`countryCodeList`). */
export interface Country {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Digits, without plus. */
  readonly dialingCode: string;
  /** Digits of a national number, including a leading zero if usual; null when the length varies. */
  readonly digits: number | null;
}

/** The country to use while the list is loading or unavailable. */
export const homeCountry: Country = { country: 'TH', dialingCode: '66', digits: 10 };

/** Finds a country by dialling code; an unknown code yields the first country. */
export const countryOf = (countries: readonly Country[], dialingCode: string): Country =>
  countries.find((country) => country.dialingCode === dialingCode) ?? countries[0] ?? homeCountry;

/**
 * Converts a typed or pasted number to the digits that are sent: `081-234 5678`, `+66 81 234 5678`, Thai digits. Removes
 * the dialling code, which is sent separately, and restores the leading zero.
 */
export function toDialled(typed: string, { dialingCode, digits }: Country): string {
  const text = latinDigits(typed).trim();
  const all = text.replaceAll(/\D/g, '');
  const abroad = text.startsWith('+') ? dialingCode : text.startsWith('00') ? `00${dialingCode}` : null;
  if (abroad === null || !all.startsWith(abroad)) return all;
  const national = all.slice(abroad.length);
  return digits !== null && national.length === digits - 1 && !national.startsWith('0') ? `0${national}` : national;
}

/**
 * Formats a number while it is typed: `081-234-5678` in Thailand, plain digits elsewhere. Never ends with a dash, so
 * that backspace works.
 */
export function formatPhone(typed: string, country: Country): string {
  // An incomplete number after + may still be a dialling code.
  const dialled = toDialled(typed, country);
  if (/^\s*\+/.test(typed) && country.digits !== null && dialled.length < country.digits) {
    return `+${latinDigits(typed).replaceAll(/\D/g, '')}`;
  }
  if (country.dialingCode !== homeCountry.dialingCode) return dialled;
  return [dialled.slice(0, 3), dialled.slice(3, 6), dialled.slice(6)].filter((part) => part !== '').join('-');
}
