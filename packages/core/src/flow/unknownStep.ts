import type { ApiError } from '#api/errors.ts';
import type { Amount } from '#api/primitives.ts';
import { type MoneyIntentState, type Repeats, pendingOf } from '../data/moneyIntent.ts';

/** Step of a money screen after a lost answer: the order, withdrawal or transfer may have been made. */
export interface UnknownStep {
  readonly kind: 'unknown';
  readonly amount: Amount;
  readonly error: ApiError;
  readonly repeats: Repeats;
}

/** The step of an intent whose outcome is unknown; null for any other intent. */
export function unknownStepOf(intent: {
  readonly state: MoneyIntentState<{ readonly amount: Amount }, unknown>;
  readonly repeats: Repeats;
}): UnknownStep | null {
  const pending = pendingOf(intent.state);
  if (pending === null) return null;
  return { kind: 'unknown', amount: pending.input.amount, error: pending.error, repeats: intent.repeats };
}
