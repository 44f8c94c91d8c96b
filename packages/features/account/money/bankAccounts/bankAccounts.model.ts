import type { Bank, BankAccountsValue } from '#api/banks.ts';
import type { ApiError } from '#api/errors.ts';
import { readCode } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import type { BankAccountValues } from './bankAccounts.types.ts';

export type BankAccountField = keyof BankAccountValues;

/** What is wrong with a field. `digits` are the lengths that the bank accepts. */
export type BankAccountProblem =
  | { readonly key: 'empty' | 'unreadable' | 'taken' | 'mismatch' | 'incorrect' }
  | { readonly key: 'digits'; readonly digits: readonly number[] };

export type BankAccountProblems = Readonly<Partial<Record<BankAccountField, BankAccountProblem>>>;

export const emptyAccount: BankAccountValues = { bankCode: '', number: '', holder: '', code: '' };

/** Reads the digits of a typed account number. Accepts Thai digits, spaces and dashes; null for anything else. */
export function readNumber(text: string): string | null {
  const plain = readCode(text);
  return /^\d*$/.test(plain) ? plain : null;
}

/**
 * Validates the form.
 * @param holder the registered name, which the form does not ask for; null when it does
 */
export function problemsOf(
  { bankCode, number, holder }: BankAccountValues,
  banks: readonly Bank[],
  registered: string | null,
): BankAccountProblems {
  const digits = banks.find(({ code }) => code === bankCode)?.digits ?? [];
  const numberProblem = numberProblemOf(number, digits);
  return {
    ...(bankCode === '' && { bankCode: { key: 'empty' } }),
    ...(numberProblem && { number: numberProblem }),
    ...(registered === null && readText(holder) === '' && { holder: { key: 'empty' } }),
  };
}

function numberProblemOf(text: string, digits: readonly number[]): BankAccountProblem | null {
  const plain = readNumber(text);
  if (plain === null) return { key: 'unreadable' };
  if (plain === '') return { key: 'empty' };
  // A bank without known lengths accepts any.
  return digits.length === 0 || digits.includes(plain.length) ? null : { key: 'digits', digits };
}

/** Returns the problem that a refusal names; null for one that is shown above the fields. */
export function refusedProblemsOf(error: ApiError): BankAccountProblems | null {
  if (error.kind !== 'refused') return null;
  const { digits } = error.detail;
  switch (error.code) {
    case 'bank_account_taken':
      return { number: { key: 'taken' } };
    case 'bank_number_invalid':
      return Array.isArray(digits)
        ? { number: { key: 'digits', digits: digits.filter((one) => typeof one === 'number') } }
        : { number: { key: 'unreadable' } };
    case 'bank_name_mismatch':
      return { holder: { key: 'mismatch' } };
    case 'code_incorrect':
    case 'code_expired':
      return { code: { key: 'incorrect' } };
    default:
      return null;
  }
}

/** Whether another account can be added. */
export const canAdd = ({ list, most }: Pick<BankAccountsValue, 'list' | 'most'>): boolean => list.length < most;
