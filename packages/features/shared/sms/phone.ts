/** A country whose mobile numbers can be used (`countryCodeList`). */
export interface Country {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Digits without plus. */
  readonly dialingCode: string;
  /** How many digits a national number has, with the zero in front where one is usual. */
  readonly digits: number | null;
}

/** Until the platform has said which countries there are, and where it cannot be asked. */
export const homeCountry: Country = { country: 'TH', dialingCode: '66', digits: 10 };

/** The chosen country; one that nobody knows counts as the first there is. */
export const countryOf = (countries: readonly Country[], dialingCode: string): Country =>
  countries.find((country) => country.dialingCode === dialingCode) ?? countries[0] ?? homeCountry;

/** Thai digits, as some keyboards write them. */
const thaiZero = 0x0e50;
const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));

/**
 * The digits of a number as it is sent, from whatever way it was typed or pasted: `081-234 5678`, `+66 81 234 5678`,
 * Thai digits. The dialling code goes, since it is sent on its own, and the zero comes back where the country has one.
 */
export function toDialled(typed: string, { dialingCode, digits }: Country): string {
  const text = latinDigits(typed).trim();
  const all = text.replaceAll(/\D/g, '');
  const abroad = text.startsWith('+') ? dialingCode : text.startsWith('00') ? `00${dialingCode}` : null;
  if (abroad === null || !all.startsWith(abroad)) return all;
  const national = all.slice(abroad.length);
  return digits !== null && national.length === digits - 1 && !national.startsWith('0') ? `0${national}` : national;
}

/** As it is typed: `081-234-5678` in Thailand, digits as they are elsewhere. Never ends with a dash, so that it can be deleted. */
export function formatPhone(typed: string, country: Country): string {
  // Who begins with + is still writing the dialling code.
  const dialled = toDialled(typed, country);
  if (/^\s*\+/.test(typed) && country.digits !== null && dialled.length < country.digits) {
    return `+${latinDigits(typed).replaceAll(/\D/g, '')}`;
  }
  if (country.dialingCode !== homeCountry.dialingCode) return dialled;
  return [dialled.slice(0, 3), dialled.slice(3, 6), dialled.slice(6)].filter((part) => part !== '').join('-');
}
