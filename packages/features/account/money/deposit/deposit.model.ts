import type { DepositMethod, DepositOrder } from '#api/cashier.ts';
import type { Amount } from '#api/primitives.ts';
import type { PlayLimit, PlayStatus } from '#api/responsiblePlay.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { type AmountLimits, checkAmount, isLess, isSame } from '#core/money/amount.ts';
import type { DepositField, DepositProblem, OrderView } from './deposit.types.ts';

/** @param resolveUrl returns a safe absolute URL, or null when it must not be followed */
export function toOrderView(
  order: DepositOrder,
  methods: readonly DepositMethod[],
  resolveUrl: (url: string) => string | null,
): OrderView {
  const { payTo } = order;
  const demoHref = payTo.kind === 'page' || payTo.demoUrl === undefined ? null : resolveUrl(payTo.demoUrl);
  return {
    reference: order.reference,
    methodName: methods.find(({ id }) => id === order.methodId)?.name ?? '',
    status: order.status,
    amount: payTo.kind === 'transfer' ? payTo.exactAmount : order.amount,
    createdAt: Date.parse(order.createdAt),
    expiresAt: Date.parse(order.expiresAt),
    payTo: payTo.kind === 'page' ? { kind: 'page', href: resolveUrl(payTo.url) } : { ...payTo, demoHref },
    slip: order.slip && { status: order.slip.status, answerBy: Date.parse(order.slip.answerBy) },
    acceptsSlip: order.acceptsSlip,
    reason: order.reason ?? '',
    bonus: order.bonus,
  };
}

/** The fields, in form order. */
export const depositFields: readonly DepositField[] = ['bonus', 'amount', 'method'];

/**
 * Returns the selected method: the player's choice, else the recommended one, else the first. Methods under maintenance
 * are skipped; null when all of them are.
 */
export function chosenMethod(methods: readonly DepositMethod[], methodId: string | null): DepositMethod | null {
  const open = methods.filter(({ maintenance }) => !maintenance);
  return open.find(({ id }) => id === methodId) ?? open.find(({ recommended }) => recommended) ?? open[0] ?? null;
}

/** The player's own deposit limit that leaves least (RSP-01); null without one. */
export const tightestLimit = (limits: readonly PlayLimit[]): PlayLimit | null =>
  limits
    .filter(({ kind }) => kind === 'deposit')
    .reduce<PlayLimit | null>((least, each) => (least === null || isLess(each.left, least.left) ? each : least), null);

/** The limits of a deposit, and the player's own limit where that cuts the upper one; null where the method does. */
export interface DepositBounds extends AmountLimits {
  readonly own: PlayLimit | null;
}

/** What a method takes, within what the player's own limit leaves. */
export function boundsOf(
  { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>,
  limits: readonly PlayLimit[],
): DepositBounds {
  const own = tightestLimit(limits);
  if (own === null || !isLess(own.left, maxAmount)) return { minAmount, maxAmount, own: null };
  return { minAmount, maxAmount: own.left, own };
}

/** The sum that bonuses are shown for before one is typed: the third quick amount, or the last of fewer. */
export const exampleAmount = (method: DepositMethod, bounds: AmountLimits): Amount =>
  offeredAmounts(method, bounds).slice(0, 3).at(-1) ?? method.minAmount;

/** Parses a typed amount and checks it against the bounds. What the own limit does not leave is reported as that. */
export function checkDeposit(
  text: string,
  bounds: DepositBounds,
): { readonly ok: true; readonly amount: Amount } | { readonly ok: false; readonly problem: DepositProblem } {
  const { own } = bounds;
  // Without the lower limit: when it leaves less than the method takes, the own limit is what to tell.
  const within = own === null ? null : checkAmount(text, { minAmount: '0', maxAmount: own.left });
  if (own !== null && within?.ok === false && within.problem.key === 'tooMuch') {
    return { ok: false, problem: { key: 'overOwnLimit', limit: own.left, resetsAt: own.resetsAt } };
  }
  return checkAmount(text, bounds);
}

/** The amounts of the quick buttons that can be deposited now. */
export const offeredAmounts = ({ quickAmounts }: Pick<DepositMethod, 'quickAmounts'>, { maxAmount }: AmountLimits) =>
  quickAmounts.filter((amount) => !isLess(maxAmount, amount));

/**
 * Finds the order that an intent with a lost answer created: same method and amount, created since.
 * @param since as `isSince` takes it
 */
export function orderForIntent(
  orders: readonly DepositOrder[],
  intent: { readonly methodId: string; readonly amount: Amount },
  since: number,
): DepositOrder | null {
  const found = orders.find(
    ({ methodId, amount, createdAt }) =>
      methodId === intent.methodId && isSame(amount, intent.amount) && isSince(createdAt, since),
  );
  return found ?? null;
}

/**
 * The remaining time in ms, at most the whole period: the measured platform time lags by the latency of the answer it was
 * read from, and a tick can be a second old.
 */
export const timeLeft = ({ since, until }: { readonly since: number; readonly until: number }, now: number): number =>
  until - Math.max(now, since);

/** Formats the remaining ms as `14:59`; never below `0:00`. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns what screen readers announce about the remaining time: at five minutes, at one, and at the end. */
export function countdownAnnouncement(leftMs: number): 'nothing' | 'five' | 'one' | 'over' {
  if (leftMs <= 0) return 'over';
  if (leftMs <= 60_000) return 'one';
  return leftMs <= 5 * 60_000 ? 'five' : 'nothing';
}

/**
 * Whether to ask for a deposit limit. `optional` before the first deposit, of a player who can deposit and has no such limit
 * (RSP-11). `required` before each deposit without one where the operator demands it (RSP-12), whatever was deposited before.
 *
 * @param newest the first page of all orders; null until it is known
 */
export function asksForLimit(
  { limits, rest, limitRequired }: Pick<PlayStatus, 'limits' | 'rest' | 'limitRequired'>,
  newest: { readonly list: readonly Pick<DepositOrder, 'status'>[]; readonly totalPages: number } | null,
): 'optional' | 'required' | null {
  if (rest !== null || limits.some(({ kind }) => kind === 'deposit')) return null;
  if (limitRequired) return 'required';
  const isFirst = newest !== null && newest.totalPages <= 1 && newest.list.every(({ status }) => status !== 'paid');
  return isFirst ? 'optional' : null;
}
