import type { DepositMethod } from '#api/cashier.ts';
import type { Amount } from '#api/primitives.ts';

/** What is wrong with a sum that somebody typed. */
export type AmountProblem =
  | { readonly key: 'empty' | 'unreadable' | 'decimals' }
  | { readonly key: 'tooLittle' | 'tooMuch'; readonly limit: Amount };

export type AmountReading =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly problem: AmountProblem };

const problem = (found: AmountProblem): AmountReading => ({ ok: false, problem: found });

/**
 * A sum as people type it: in Thai digits or ours, with separators of thousands or spaces, with the sign of the baht. A
 * comma that separates no thousands is not guessed at.
 */
export function readAmount(text: string): AmountReading {
  const plain = text
    // ๐ to ๙.
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\s\u0E3F]/g, '');
  if (plain === '') return problem({ key: 'empty' });
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d*))?$/.exec(grouped) ?? [];
  if (whole === '') return problem({ key: 'unreadable' });
  if (part.length > 2) return problem({ key: 'decimals' });
  return { ok: true, amount: `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}` };
}

/** The same, held against the limits of a method. */
export function checkAmount(text: string, { minAmount, maxAmount }: DepositMethod): AmountReading {
  const reading = readAmount(text);
  if (!reading.ok) return reading;
  if (isLess(reading.amount, minAmount)) return problem({ key: 'tooLittle', limit: minAmount });
  if (isLess(maxAmount, reading.amount)) return problem({ key: 'tooMuch', limit: maxAmount });
  return reading;
}

/** Compares without losing a digit. */
const isLess = (one: Amount, other: Amount): boolean => hundredths(one) < hundredths(other);

function hundredths(amount: Amount): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}
