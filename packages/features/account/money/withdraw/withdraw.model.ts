import type { BankAccount } from '#api/banks.ts';
import { wordOf } from '#api/open.ts';
import type { InputOf } from '#api/operation.ts';
import type { Amount } from '#api/primitives.ts';
import type { WithdrawOrder, WithdrawalStatus } from '#api/withdrawalOrders.ts';
import type { WithdrawOptionsValue, WithdrawalMethod, withdrawCreate } from '#api/withdrawals.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { type AmountLimits, checkAmount, isLess, isSame } from '#core/money/amount.ts';
import type { TimelineState } from '#ui/Timeline/Timeline.tsx';
import type { AmountBound, WithdrawDraft, WithdrawField, WithdrawProblem } from './withdraw.types.ts';

/** The fields, in form order. */
export const withdrawFields: readonly WithdrawField[] = ['method', 'account', 'amount'];

/** Returns the selected method: the player's choice, else the first that is not under maintenance; null for none. */
export function chosenMethod(methods: readonly WithdrawalMethod[], id: string | null): WithdrawalMethod | null {
  const usable = methods.filter((method) => !method.maintenance && typeof method.kind === 'string');
  return usable.find((method) => method.id === id) ?? usable[0] ?? null;
}

/** Whether an account can receive a withdrawal now. */
export const isUsable = ({ status }: BankAccount): boolean => status === 'usable';

/** Returns the selected account: the player's choice, else the default, else the first that can be used; null for none. */
export function chosenAccount(accounts: readonly BankAccount[], id: string | null): BankAccount | null {
  const usable = accounts.filter(isUsable);
  return usable.find((account) => account.id === id) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}

/** Limits of a withdrawal, and what sets the upper one. */
export interface WithdrawLimits extends AmountLimits {
  readonly by: AmountBound;
}

/** Returns the smallest of the method's limit, the money that can leave, and what is left of the day's sum. */
export function limitsOf(
  { minAmount, maxAmount }: Pick<WithdrawalMethod, 'minAmount' | 'maxAmount'>,
  { available, today }: Pick<WithdrawOptionsValue, 'available' | 'today'>,
): WithdrawLimits {
  const bounds: readonly WithdrawLimits[] = [
    { minAmount, maxAmount, by: 'method' },
    { minAmount, maxAmount: today.amountLeft, by: 'today' },
    { minAmount, maxAmount: available, by: 'available' },
  ];
  return bounds.reduce((least, bound) => (isLess(bound.maxAmount, least.maxAmount) ? bound : least));
}

export type CheckedWithdrawal =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly problem: WithdrawProblem };

/** Parses a typed amount and checks it against the limits. An amount above several is reported by the smallest. */
export function checkWithdrawal(text: string, limits: WithdrawLimits): CheckedWithdrawal {
  const checked = checkAmount(text, limits);
  if (checked.ok || checked.problem.key !== 'tooMuch') return checked;
  return { ok: false, problem: { ...checked.problem, by: limits.by } };
}

/** Returns the amount of the button "all"; null when that is below the smallest withdrawal. */
export const allOf = ({ minAmount, maxAmount }: AmountLimits): Amount | null =>
  isLess(maxAmount, minAmount) ? null : maxAmount;

/** Returns the amounts of the quick buttons that can be withdrawn now. */
export const quickOf = (method: WithdrawalMethod, limits: AmountLimits): readonly Amount[] =>
  method.quickAmounts.filter((amount) => !isLess(amount, limits.minAmount) && !isLess(limits.maxAmount, amount));

export const toDraft = (method: WithdrawalMethod, account: BankAccount | null, amount: Amount): WithdrawDraft => ({
  methodId: method.id,
  bankAccountId: account?.id ?? null,
  amount,
  to:
    account === null
      ? { name: method.name, number: method.payTo ?? '', holder: '' }
      : { name: account.bankName, number: account.number, holder: account.holder },
});

/**
 * Finds the withdrawal that an intent with a lost answer created: same method, destination and amount, created since.
 * @param since as `isSince` takes it
 */
export function orderForIntent(
  orders: readonly WithdrawOrder[],
  intent: Pick<InputOf<typeof withdrawCreate>, 'methodId' | 'bankAccountId' | 'amount'>,
  since: number,
): WithdrawOrder | null {
  const found = orders.find(
    ({ methodId, destination, amount, createdAt }) =>
      methodId === intent.methodId &&
      destination.bankAccountId === (intent.bankAccountId ?? null) &&
      isSame(amount, intent.amount) &&
      isSince(createdAt, since),
  );
  return found ?? null;
}

/** A withdrawal that can still change. One with a status that the site does not know can. */
export const isOpen = ({ status, payments }: Pick<WithdrawOrder, 'status' | 'payments'>): boolean =>
  (status !== 'received' && status !== 'rejected' && status !== 'cancelled') ||
  payments.some(({ receipt }) => receipt === 'waiting');

/** The steps of a withdrawal that goes well. */
const course = ['pending', 'reviewing', 'approved', 'paying', 'sent', 'received'] as const satisfies WithdrawalStatus[];

/** A step of the timeline: a status, known or in the platform's word. */
export interface OrderStep {
  readonly status: WithdrawOrder['status'];
  readonly state: TimelineState;
  /** When it began, in ms since 1970; null for a step to come, or one that the platform passed over. */
  readonly at: number | null;
}

/** MEM-05: whether the platform has closed a withdrawal without the player's confirmation. */
export const isForced = ({ status, payments }: Pick<WithdrawOrder, 'status' | 'payments'>): boolean =>
  status === 'received' && payments.some(({ receipt }) => receipt === 'forced');

/** Returns the steps so far, and those to come unless the withdrawal has left the usual course. */
export function stepsOf({ status, steps }: Pick<WithdrawOrder, 'status' | 'steps'>): readonly OrderStep[] {
  const begun = new Map(steps.map(({ step, at }) => [wordOf(step), Date.parse(at)]));
  const word = wordOf(status);
  const at = (step: string): number | null => begun.get(step) ?? null;
  const index = course.findIndex((step) => step === word);
  if (index === -1) {
    const past = steps.filter(({ step }) => wordOf(step) !== word);
    const failed = status === 'rejected' || status === 'cancelled';
    return [
      ...past.map(({ step }): OrderStep => ({ status: step, state: 'done', at: at(wordOf(step)) })),
      { status, state: failed ? 'failed' : 'current', at: at(word) },
    ];
  }
  return course.map((step, position) => ({
    status: step,
    state:
      position < index || step === 'received'
        ? position <= index
          ? 'done'
          : 'upcoming'
        : position === index
          ? 'current'
          : 'upcoming',
    at: position <= index ? at(step) : null,
  }));
}

/** Formats remaining ms as `1:05:09`, or `14:59` below an hour; never below `0:00`. */
export function formatRemaining(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const two = (value: number): string => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}
