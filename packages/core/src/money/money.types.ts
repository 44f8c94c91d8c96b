import type { ApiError } from '#api/errors.ts';
import type { Amount } from '#api/primitives.ts';
import type { Repeats } from '../data/moneyIntent.ts';

/** Step of a money screen after a lost answer: the order, withdrawal or transfer may have been made. */
export interface UnknownStep {
  readonly kind: 'unknown';
  readonly amount: Amount;
  readonly error: ApiError;
  readonly repeats: Repeats;
}
