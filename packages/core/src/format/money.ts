import type { Amount } from '#api/primitives.ts';
import { latinDigits } from '#ui/text/latinDigits.ts';

/** Why a typed text is not an amount. `decimals`: it has fractions of a satang. */
export type AmountTextProblem = 'empty' | 'unreadable' | 'decimals';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly problem: AmountTextProblem };

/**
 * Parses an amount that a player typed into a decimal string with two places, e.g. `1,000.5` into `1000.50`. Accepts Thai
 * and Arabic digits, thousands separators, spaces and the baht sign. Refuses a comma that does not separate thousands,
 * instead of guessing whether it is a decimal point.
 */
export function parseAmount(text: string): ParsedAmount {
  const plain = latinDigits(text).replace(/[\s\u0E3F]/g, '');
  if (plain === '') return { ok: false, problem: 'empty' };
  const ungrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(ungrouped) ?? [];
  if (whole === '') return { ok: false, problem: 'unreadable' };
  if (fraction.length > 2) return { ok: false, problem: 'decimals' };
  return { ok: true, amount: `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}` };
}

/** Converts a decimal amount to whole satang, without smaller parts. A `bigint`, because `Number` loses digits. */
export function toSatang(amount: Amount): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + `${fraction}00`.slice(0, 2));
}
