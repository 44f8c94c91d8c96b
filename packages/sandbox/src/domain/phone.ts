import { ok } from '#api/errors.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type Country, countries } from '../seed/countries.ts';

/**
 * A mobile number as somebody typed it, with its dialling code in front: 66812345678. Spaces, dashes and brackets do not
 * count, nor does the zero in front where the dialling code replaces it.
 */
export function readPhone(typed: string, dialingCode = countries[0].dialingCode): Answer<string> {
  if (typed.trim() === '') return refuse('phone_missing');
  const country = countries.find((one) => one.dialingCode === dialingCode.replace(/^\+/, ''));
  const digits = typed.replace(/[\s().-]/g, '');
  if (country === undefined || !/^\d{6,14}$/.test(digits)) return refuse('phone_invalid');
  const national = country.leadingZero ? digits.replace(/^0/, '') : digits;
  return fits(national, country) ? ok(country.dialingCode + national) : refuse('phone_invalid');
}

function fits(national: string, { digits, leadingZero }: Country): boolean {
  return digits === null || national.length === digits - (leadingZero ? 1 : 0);
}

/** As people at home write it: 0812345678. Numbers from elsewhere keep their dialling code. */
export function homeNumber(phone: string): string {
  const [{ dialingCode }] = countries;
  return phone.startsWith(dialingCode) ? `0${phone.slice(dialingCode.length)}` : phone;
}

/** Enough to recognise one's own number, and no more: 08x-xxx-1234. */
export function maskPhone(phone: string): string {
  const shown = homeNumber(phone);
  return `${shown.slice(0, 2)}x-xxx-${shown.slice(-4)}`;
}
