import type { GivenEnvelope } from '#api/agentEnvelopes.ts';
import type { EnvelopesGiven, SelectionResult, agentEnvelopeMany } from '#api/agentSelection.ts';
import type { ApiError } from '#api/errors.ts';
import { wordOf } from '#api/open.ts';
import type { InputOf } from '#api/operation.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { isSame } from '#core/money/amount.ts';
import { dayMs } from '#text/durations.ts';

/** Whether the selection that something was to be done with is over, or not there any more. */
export const isOver = (error: ApiError | null): boolean =>
  error?.kind === 'refused' && (error.code === 'selection_expired' || error.code === 'selection_not_found');

/** The accounts for which something was done, and the others. */
export function splitResults<Result extends Pick<SelectionResult, 'outcome'>>(
  list: readonly Result[],
): { readonly done: readonly Result[]; readonly notDone: readonly Result[] } {
  const isDone = ({ outcome }: Result): boolean => wordOf(outcome) === 'done';
  return { done: list.filter(isDone), notDone: list.filter((each) => !isDone(each)) };
}

type SentEnvelopes = InputOf<typeof agentEnvelopeMany>;

/**
 * Finds the envelopes that an intent with a lost answer gave: same amount, days and message, given since. All are given or none.
 * Their sum, and the balance after them, are not known.
 */
export function envelopesForIntent(
  given: readonly GivenEnvelope[],
  { amount, days, message = '' }: Pick<SentEnvelopes, 'amount' | 'days' | 'message'>,
  since: number,
): EnvelopesGiven | null {
  const found = given.filter(
    (one) =>
      one.message === message &&
      isSame(one.amount, amount) &&
      Date.parse(one.endsAt) - Date.parse(one.at) === days * dayMs &&
      isSince(one.at, since),
  );
  const [first] = found;
  if (first === undefined) return null;
  const { reference, at, endsAt } = first;
  return {
    ...{ reference, at, amount: first.amount, endsAt, total: null, balance: null, held: null },
    list: found.map((one) => ({
      ...{ id: one.reference, account: one.account, nickname: one.nickname },
      ...{ outcome: 'done', reference: one.reference },
    })),
  };
}
