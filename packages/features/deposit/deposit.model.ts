import type { DepositMethod, DepositOrder, DepositStatus } from '#api/cashier.ts';
import type { Amount } from '#api/primitives.ts';
import { type AmountProblem, checkAmount } from './amount.ts';

/** How an order is paid, with addresses that may be followed. */
export type PayToView =
  | { readonly kind: 'qr'; readonly payload: string; readonly payee: string; readonly demoHref: string | null }
  | {
      readonly kind: 'transfer';
      readonly bank: string;
      readonly account: string;
      readonly payee: string;
      readonly exactAmount: Amount;
      readonly memo: string;
      readonly demoHref: string | null;
    }
  /** Null for an address that the deployment does not allow. */
  | { readonly kind: 'page'; readonly href: string | null };

export interface OrderView {
  readonly reference: string;
  /** Of the method; '' where the operator has it no more. */
  readonly methodName: string;
  readonly status: DepositStatus;
  /** What the player asked for, and what came of it: a transfer is credited with its satang. */
  readonly amount: Amount;
  /** ms, by the platform's clock. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly payTo: PayToView;
  /** Written by the platform. */
  readonly reason: string;
}

/** @param judge the address, or null where it may not be followed */
export function toOrderView(
  order: DepositOrder,
  methods: readonly DepositMethod[],
  judge: (address: string) => string | null,
): OrderView {
  const { payTo } = order;
  const demoHref = payTo.kind === 'page' || payTo.demoUrl === undefined ? null : judge(payTo.demoUrl);
  return {
    reference: order.reference,
    methodName: methods.find(({ id }) => id === order.methodId)?.name ?? '',
    status: order.status,
    amount: payTo.kind === 'transfer' ? payTo.exactAmount : order.amount,
    createdAt: Date.parse(order.createdAt),
    expiresAt: Date.parse(order.expiresAt),
    payTo: payTo.kind === 'page' ? { kind: 'page', href: judge(payTo.url) } : { ...payTo, demoHref },
    reason: order.reason ?? '',
  };
}

export interface DepositForm {
  /** Null until the player has chosen: then what the operator would choose. */
  readonly methodId: string | null;
  /** The sum as it was typed. */
  readonly text: string;
  readonly problem: AmountProblem | null;
  /** How often the form was sent with something to correct: each time the field is looked at. */
  readonly attention: number;
}

export type DepositFormEvent =
  | { readonly type: 'chosen'; readonly method: DepositMethod }
  | { readonly type: 'typed'; readonly text: string }
  /** Looked at by us, when the field was left. */
  | { readonly type: 'checked'; readonly problem: AmountProblem | null }
  | { readonly type: 'sent'; readonly problem: AmountProblem | null };

export const emptyForm: DepositForm = { methodId: null, text: '', problem: null, attention: 0 };

export function reduceForm(form: DepositForm, event: DepositFormEvent): DepositForm {
  switch (event.type) {
    case 'chosen':
      // What was typed stays; whether it stands depends on the limits.
      return {
        ...form,
        methodId: event.method.id,
        problem: form.problem === null ? null : problemIn(form.text, event.method),
      };
    case 'typed':
      return { ...form, text: event.text, problem: null };
    case 'checked':
      return { ...form, problem: event.problem };
    case 'sent':
      return { ...form, problem: event.problem, attention: form.attention + (event.problem === null ? 0 : 1) };
  }
}

export function problemIn(text: string, method: DepositMethod): AmountProblem | null {
  const reading = checkAmount(text, method);
  return reading.ok ? null : reading.problem;
}

/** The method that is chosen: the player's while it can be used, else the operator's, else the first that can. */
export function chosenMethod(methods: readonly DepositMethod[], methodId: string | null): DepositMethod | null {
  const open = methods.filter(({ maintenance }) => !maintenance);
  return open.find(({ id }) => id === methodId) ?? open.find(({ recommended }) => recommended) ?? open[0] ?? null;
}

/**
 * The order that a wish has led to, where nobody heard the answer: the same method and sum, opened since.
 * @param since ms by the platform's clock, which a measured clock may be ahead of by a little
 */
export function orderOfWish(
  orders: readonly DepositOrder[],
  wish: { readonly methodId: string; readonly amount: Amount },
  since: number,
): DepositOrder | null {
  const found = orders.find(
    ({ methodId, amount, createdAt }) =>
      methodId === wish.methodId && amount === wish.amount && Date.parse(createdAt) >= since - clockSlackMs,
  );
  return found ?? null;
}
const clockSlackMs = 5_000;

/** `14:59`; never below zero. */
export function clockOf(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud about the time that is left: at five minutes and at one, and when it is over. */
export function leftToSay(leftMs: number): 'nothing' | 'five' | 'one' | 'over' {
  if (leftMs <= 0) return 'over';
  if (leftMs <= 60_000) return 'one';
  return leftMs <= 5 * 60_000 ? 'five' : 'nothing';
}
