import * as v from 'valibot';
import { amount, isoDateTime } from './primitives.ts';

/**
 * What an agent has earned, in the three words of all pages. `earned` is `paid` with `waiting` and `carried`, for the same
 * days on every page.
 */
export const incomeSums = v.object({
  /** For these days: paid or not. */
  earned: amount,
  /** In these days, for whichever days: what has arrived in the account. */
  paid: amount,
  /** Earned for these days, and not paid yet. */
  waiting: amount,
  /** When the first part of `waiting` is paid; null for nothing. */
  nextPaidAt: v.nullable(isoDateTime),
  /** Earned for these days and paid after them, less what was paid in them for days before. Signed. */
  carried: amount,
});
export type IncomeSums = v.InferOutput<typeof incomeSums>;
