import type { Amount } from '#api/primitives.ts';
import { type AmountTextProblem, readAmount } from '#text/readAmount.ts';

/** Why a typed amount cannot be used. */
export type AmountProblem =
  | { readonly key: AmountTextProblem }
  | { readonly key: 'tooLittle' | 'tooMuch'; readonly limit: Amount };

export type CheckedAmount =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly problem: AmountProblem };

const invalid = (problem: AmountProblem): CheckedAmount => ({ ok: false, problem });

/** Inclusive limits of an amount. */
export interface AmountLimits {
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
}

/** Parses a typed amount and checks it against limits. */
export function checkAmount(text: string, { minAmount, maxAmount }: AmountLimits): CheckedAmount {
  const parsed = readAmount(text);
  if (!parsed.ok) return invalid({ key: parsed.problem });
  if (isLess(parsed.amount, minAmount)) return invalid({ key: 'tooLittle', limit: minAmount });
  if (isLess(maxAmount, parsed.amount)) return invalid({ key: 'tooMuch', limit: maxAmount });
  return parsed;
}

/** Whether two amounts are equal, however many decimals they are written with. */
export const isSame = (one: Amount, other: Amount): boolean => unitsOf(one) === unitsOf(other);

/** Whether an amount is zero, however it is written. */
export const isZero = (amount: Amount): boolean => unitsOf(amount) === 0n;

/** Compares two amounts as bigint, without rounding. */
export const isLess = (one: Amount, other: Amount): boolean => unitsOf(one) < unitsOf(other);

/** Converts an amount to units of its eighth decimal. */
function unitsOf(amount: Amount): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(8, '0'));
}
