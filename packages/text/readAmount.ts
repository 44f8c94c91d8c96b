import { readDigits } from './readDigits.ts';

/** Why a typed text is not an amount. `decimals`: it has fractions of a satang. */
export type AmountTextProblem = 'empty' | 'unreadable' | 'decimals';

export type ReadAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountTextProblem };

/** The baht before an amount, and behind it, as on price tags and in messages: `1,000.-`, `1,000 บาท`, `1,000.- บาท`. */
const before = /^(?:฿|THB|บาท) ?/i;
const behind = /(?:[.,][-–—])?(?: ?(?:฿|THB|บาท(?:ถ้วน)?))*$/i;

/** Thousands, separated by commas or by spaces, each in its place. */
const grouped = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;

/**
 * Reads a typed or pasted amount as a decimal string with two places, e.g. `1,000.5` as `1000.50`. Accepts Thai and wide
 * digits, separators of thousands in their places, and the baht as sign or word. Refuses what could mean two things, such
 * as a comma that does not separate thousands, instead of guessing.
 */
export function readAmount(text: string): ReadAmount {
  const plain = readDigits(text).replace(before, '').replace(behind, '');
  if (plain === '') return { ok: false, problem: 'empty' };
  const ungrouped = grouped.test(plain) ? plain.replace(/[, ]/g, '') : plain;
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(ungrouped) ?? [];
  if (whole === '') return { ok: false, problem: 'unreadable' };
  if (fraction.length > 2) return { ok: false, problem: 'decimals' };
  return { ok: true, amount: `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}` };
}
