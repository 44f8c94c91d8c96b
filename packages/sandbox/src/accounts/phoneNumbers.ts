import { ok } from '#api/errors.ts';
import { readDigits } from '#text/readDigits.ts';
import { readPhone as readNational } from '#text/readPhone.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Country, countries } from '../seed/countries.ts';

/** Matches a number as it is written; letters make it none. */
const writtenNumber = /^\+?[\d\s().-]+$/;

/** The digits of a national number however it was typed, as the site reads it; '' for what is no number. */
export function nationalNumber(typed: string, dialingCode: string): string {
  const country = countries.find((one) => one.dialingCode === dialingCode.replace(/^\+/, ''));
  const text = readDigits(typed);
  if (!writtenNumber.test(text)) return '';
  return country === undefined ? text.replace(/\D/g, '') : readNational(text, country);
}

/**
 * Normalises a mobile number to digits with the dialling code, such as `66812345678`. Ignores what groups the digits, and
 * the leading zero where the dialling code replaces it. Refuses with `phone_missing` or `phone_invalid`.
 */
export function readPhone(typed: string, dialingCode = countries[0].dialingCode): Answer<string> {
  if (readDigits(typed) === '') return refuse('phone_missing');
  const country = countries.find((one) => one.dialingCode === dialingCode.replace(/^\+/, ''));
  const digits = nationalNumber(typed, dialingCode);
  if (country === undefined || !/^\d{6,14}$/.test(digits)) return refuse('phone_invalid');
  const national = country.leadingZero ? digits.replace(/^0/, '') : digits;
  return hasValidLength(national, country) ? ok(country.dialingCode + national) : refuse('phone_invalid');
}

/** Reads a number that names its own country, such as `+84 912 345 678`; one without `+` is the operator's country's. */
export function readInternationalPhone(typed: string): Answer<string> {
  const [, foreign] = /^\+([\d\s().-]+)$/.exec(readDigits(typed)) ?? [];
  if (foreign === undefined) return readPhone(typed);
  const digits = foreign.replace(/\D/g, '');
  const country = countries.find(({ dialingCode }) => digits.startsWith(dialingCode));
  return country === undefined
    ? refuse('phone_invalid')
    : readPhone(digits.slice(country.dialingCode.length), country.dialingCode);
}

function hasValidLength(national: string, { digits, leadingZero }: Country): boolean {
  return digits === null || national.length === digits - (leadingZero ? 1 : 0);
}

/** Writes an account name that is a mobile number in one way, however it was typed; any other name stays as it is. */
export function sameNumber(name: string): string {
  const [{ dialingCode }] = countries;
  const phone = readPhone(name.startsWith(dialingCode) ? name.slice(dialingCode.length) : name);
  return phone.ok ? homeNumber(phone.value) : name;
}

/** Formats a number for display in the operator's country: `0812345678`. Foreign numbers keep their dialling code. */
export function homeNumber(phone: string): string {
  const [{ dialingCode }] = countries;
  return phone.startsWith(dialingCode) ? `0${phone.slice(dialingCode.length)}` : phone;
}

/** Masks a number so that its owner still recognises it: `08x-xxx-1234`. */
export function maskPhone(phone: string): string {
  const shown = homeNumber(phone);
  return `${shown.slice(0, 2)}x-xxx-${shown.slice(-4)}`;
}

/** FGT-02: whether passwords are recovered by mobile number. Sign-up by mobile number implies it. */
export const recoversByPhone = ({ settings: { flags } }: Pick<Sandbox, 'settings'>): boolean =>
  flags['PHONEVERF3'] === true || flags['MOBILENUMREG3'] === true;
