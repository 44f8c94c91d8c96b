import type { Amount } from '#api/primitives.ts';
import { type MemberTransferEntry, type TransferTerms, longestTransferRemark } from '#api/transfers.ts';
import { readLines } from '#text/readText.ts';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { pendingOf } from '../../data/moneyIntent.ts';
import { isSince } from '../../flow/lookUpIn.ts';
import { type FormState, type Problems, emptyFormState, formReducer } from '../../forms/useForm.ts';
import { type AmountLimits, type CheckedAmount, checkAmount, isLess, isSame } from '../amount.ts';
import type {
  SentTransfer,
  Transfer,
  TransferBound,
  TransferField,
  TransferForm,
  TransferProblem,
  TransferValue,
} from './transfer.types.ts';

export const emptyTransfer: FormState<TransferField, TransferProblem> = emptyFormState(['amount', 'remark']);

export const reduceTransfer = formReducer<TransferField, TransferProblem, typeof emptyTransfer>({
  placeOf: () => undefined,
});

/** What a transfer shows. Its outcome not before the confirmation has closed, because it takes the focus. */
export function stepOf({ flow: { state }, draft }: Pick<Transfer<SentTransfer, unknown>, 'flow' | 'draft'>) {
  if (draft !== null) return 'form';
  if (state.status === 'done') return 'done';
  return pendingOf(state) === null ? 'form' : 'unknown';
}

/** Limits of a transfer, and what sets the upper one. */
export interface TransferLimits extends AmountLimits {
  readonly by: TransferBound;
}

/** Returns the smallest of the limit of one transfer, the money that can be transferred, and what is left of the day. */
export function limitsOf({ minAmount, maxAmount, available, leftToday }: TransferTerms): TransferLimits {
  const bounds: readonly TransferLimits[] = [
    { minAmount, maxAmount, by: 'transfer' },
    { minAmount, maxAmount: leftToday, by: 'today' },
    { minAmount, maxAmount: available, by: 'available' },
  ];
  return bounds.reduce((least, bound) => (isLess(bound.maxAmount, least.maxAmount) ? bound : least));
}

export type CheckedTransfer =
  | Extract<CheckedAmount, { ok: true }>
  | { readonly ok: false; readonly problems: Problems<TransferField, TransferProblem> };

/** Checks amount and remark. An amount above several limits is reported by the smallest. */
export function checkTransfer({ amount, remark }: TransferForm['values'], limits: TransferLimits): CheckedTransfer {
  const checked = checkAmount(amount, limits);
  const problems = {
    ...(!checked.ok && { amount: { ...checked.problem, ...(checked.problem.key === 'tooMuch' && { by: limits.by }) } }),
    ...(isTooLong(remark) && { remark: { key: 'tooLong' } as const }),
  };
  return checked.ok && problems.remark === undefined ? checked : { ok: false, problems };
}

export const isTooLong = (remark: string): boolean => countLetters(readLines(remark)) > longestTransferRemark;

/** The page on which a transfer that was just made is. */
export const latestOut = { pageNo: 1, pageSize: 10, direction: 'out' } as const;

/**
 * Finds the transfer that an intent with a lost answer made: same amount and remark, made since. The balance after it is
 * not known.
 * @param account the receiver, where the agent sees the user name in full
 */
export function transferForIntent(
  transfers: readonly MemberTransferEntry[],
  { amount, remark = '' }: { readonly amount: Amount; readonly remark?: string | undefined },
  since: number,
  account?: string,
): TransferValue | null {
  const found = transfers.find(
    (one) =>
      one.direction === 'out' &&
      (account === undefined || one.account === account) &&
      one.remark === remark &&
      isSame(one.amount, amount) &&
      isSince(one.at, since),
  );
  return found === undefined ? null : { reference: found.reference, at: found.at, amount: found.amount, balance: null };
}
