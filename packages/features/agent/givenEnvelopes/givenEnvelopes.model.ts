import type { EnvelopeGiven, GivenEnvelope, redEnvelopeGive } from '#api/agentEnvelopes.ts';
import type { InputOf } from '#api/operation.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { isSame } from '#core/money/amount.ts';
import { dayMs } from '#text/durations.ts';

/** When an envelope that is given now comes back, in ms since 1970. */
export const returnsAt = (now: number, days: number): number => now + days * dayMs;

/**
 * Finds the envelope that an intent with a lost answer gave: same amount, days and message, given since. The balance after it is
 * not known.
 * @param given what the same account was given
 */
export function givenForIntent(
  given: readonly GivenEnvelope[],
  { amount, days, message = '' }: Pick<InputOf<typeof redEnvelopeGive>, 'amount' | 'days' | 'message'>,
  since: number,
): EnvelopeGiven | null {
  const found = given.find(
    (one) =>
      one.message === message &&
      isSame(one.amount, amount) &&
      Date.parse(one.endsAt) - Date.parse(one.at) === days * dayMs &&
      isSince(one.at, since),
  );
  if (found === undefined) return null;
  const { reference, at, amount: sum, endsAt } = found;
  return { reference, at, amount: sum, endsAt, balance: null, held: null };
}
