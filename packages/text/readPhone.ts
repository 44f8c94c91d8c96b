import { readDigits } from './readDigits.ts';

/** How the mobile numbers of a country are dialled. */
export interface Dialling {
  /** Digits, without plus. */
  readonly dialingCode: string;
  /** Digits of a national number, including a leading zero if usual; null when the length varies. */
  readonly digits: number | null;
  /** Whether national numbers begin with a zero, which the dialling code replaces. @default true */
  readonly leadingZero?: boolean | undefined;
}

/**
 * Reads a typed or pasted mobile number as its national digits: `081-234 5678`, `+66 81 234 5678`, `66812345678` and
 * `812345678` are `0812345678` in Thailand. The code of another country stays, so that the rule refuses the number. Where
 * the length varies, only `+` and `00` say that a dialling code comes first.
 */
export function readPhone(typed: string, country: Dialling): string {
  const national = withoutDialingCode(typed, country);
  return lacksZero(national, country) ? `0${national}` : national;
}

/** Returns the digits behind the dialling code, or all where there is none. Adds no zero. */
export function withoutDialingCode(typed: string, country: Dialling): string {
  const { dialingCode, digits, leadingZero = true } = country;
  const text = readDigits(typed);
  const all = text.replace(/\D/g, '');
  const code = text.startsWith('00') ? `00${dialingCode}` : dialingCode;
  if (!all.startsWith(code)) return all;
  const national = all.slice(code.length);
  if (text.startsWith('+') || code !== dialingCode) return national;
  // Without a mark it is a dialling code only where the rest is a whole number, and all together is too long for one.
  const isWhole = national.length === digits && national.startsWith('0') === leadingZero;
  return isWhole || (all.length !== digits && lacksZero(national, country)) ? national : all;
}

/** Whether a number is whole but for its leading zero. */
const lacksZero = (national: string, { digits, leadingZero = true }: Dialling): boolean =>
  leadingZero && digits !== null && national.length === digits - 1 && !national.startsWith('0');
